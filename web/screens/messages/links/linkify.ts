import { linkFinder } from './linkRules.ts';

/** A piece of a text: plain, or a link with a URL that is safe to open. */
export interface TextPiece {
  readonly text: string;
  readonly href: string | null;
}

/**
 * Splits a text into plain pieces and links, which joined give the text again. Links are http, https or mailto only.
 */
export function linkify(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of linkFinder.match(text) ?? []) {
    const href = match.schema === 'mailto:' ? mailHref(match.url) : webHref(match.url);
    if (href === null) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), href: null });
    pieces.push({ text: match.raw, href });
    end = match.lastIndex;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}

/** URL of a website as a lead typed it ("acme.example"); null if it is not safe to open. */
export function websiteHref(value: string): string | null {
  return webHref(/^[a-z][\w+.-]*:/i.test(value) ? value : `https://${value}`);
}

function webHref(address: string): string | null {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname.includes('.')
    ? url.href
    : null;
}

function mailHref(url: string): string | null {
  const at = url.lastIndexOf('@');
  const domain = url.slice(at + 1);
  return domain.includes('.') ? `mailto:${encodeURIComponent(url.slice('mailto:'.length, at))}@${domain}` : null;
}
