/** A received email, decoded. */
export interface ReceivedMail {
  readonly to: string;
  /** Headers by name in lower case; unfolded, with encoded words decoded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

/** Reads the parts that our sender writes: a text part and an HTML part (RFC 2045, RFC 2047). */
export function readMail(to: string, raw: Buffer): ReceivedMail {
  const [head, body] = split(raw.toString('utf8'));
  const headers = headersOf(head);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).slice(1, -1).map(readPart);
  const partOf = (type: string): string => parts.find((part) => part.type.startsWith(type))?.content ?? '';
  return { to, headers, text: partOf('text/plain'), html: partOf('text/html') };
}

function readPart(part: string): { type: string; content: string } {
  const [head, body] = split(part.replace(/^\r\n/, ''));
  const headers = headersOf(head);
  const content = decode(body, headers['content-transfer-encoding'] ?? '').replaceAll('\r\n', '\n');
  return { type: headers['content-type'] ?? '', content };
}

function split(text: string): [head: string, body: string] {
  const at = text.indexOf('\r\n\r\n');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 4)];
}

function headersOf(head: string): Record<string, string> {
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
}

function decodeWords(text: string): string {
  const words = text.replaceAll(/\?=\s+=\?/g, '?==?');
  return words.replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_match, kind: string, word: string) =>
    kind.toUpperCase() === 'B' ? decode(word, 'base64') : decode(word.replaceAll('_', ' '), 'quoted-printable'),
  );
}

function decode(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_match, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
