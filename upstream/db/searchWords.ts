import { foldText } from '../../domain/search/foldText.ts';
import { webDomain } from '../../domain/contact/webDomain.ts';

/** Words of a search beyond this number are ignored. */
const MOST_WORDS = 8;

/** The words of a search, folded like the stored texts. A web address counts as its domain, which leads have. */
export function searchWords(query: string): string[] {
  return foldText(query)
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => webDomain(word) ?? word);
}

/** `%…%` for LIKE, with pattern characters escaped. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
