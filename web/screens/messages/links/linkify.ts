/** A piece of a text: plain, or a link with an address that is safe to open. */
export interface TextPiece {
  readonly text: string;
  readonly href: string | null;
}

// Web addresses with scheme or www, and mail addresses. Anything else stays text.
const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const TRAILING = /[.,:;!?…。、，！？）」』]+$/u;
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const;

/** Cuts a text into plain pieces and links. Only http, https and mailto come out; joined, the pieces are the text. */
export function linkify(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const label = withoutTrailing(match[0]);
    const href = hrefOf(label);
    if (href === null) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), href: null });
    pieces.push({ text: label, href });
    end = match.index + label.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}

/** Address of a website as a lead typed it ("acme.example"), null when it is none that may be opened. */
export function websiteHref(value: string): string | null {
  return hrefOf(/^[a-z][\w+.-]*:/i.test(value) ? value : `https://${value}`);
}

/** The full stop after an address, and a bracket that was opened before it, belong to the sentence. */
function withoutTrailing(address: string): string {
  let cut = address.replace(TRAILING, '');
  for (const [open, close] of BRACKETS) {
    while (cut.endsWith(close) && count(cut, close) > count(cut, open)) cut = cut.slice(0, -1).replace(TRAILING, '');
  }
  return cut;
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

function hrefOf(label: string): string | null {
  const isMail = !/^(?:[a-z][\w+.-]*:|www\.)/i.test(label) && label.includes('@');
  if (isMail) return `mailto:${label}`;
  const url = URL.parse(/^www\./i.test(label) ? `https://${label}` : label);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname.includes('.')
    ? url.href
    : null;
}
