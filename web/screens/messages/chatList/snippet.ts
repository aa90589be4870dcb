/** Number of characters shown before the match. */
const BEFORE = 24;

interface Snippet {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** The part of a message around the first search word it contains. */
export function snippetOf(text: string, query: string): Snippet {
  const line = text.replaceAll(/\s+/g, ' ');
  const lower = line.toLowerCase();
  const words = query.toLowerCase().split(/\s+/);
  const word = words.find((candidate) => candidate !== '' && lower.includes(candidate)) ?? '';
  const at = Math.max(0, lower.indexOf(word));
  const from = at > BEFORE ? Math.max(0, line.indexOf(' ', at - BEFORE)) : 0;
  const start = from > at ? at : from;
  return {
    before: (start > 0 ? '…' : '') + line.slice(start, at).trimStart(),
    match: line.slice(at, at + word.length),
    after: line.slice(at + word.length),
  };
}
