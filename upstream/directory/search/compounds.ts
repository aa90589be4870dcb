import type { WireLocale } from '../../contract/account.ts';

const COMPOUNDING: ReadonlySet<WireLocale> = new Set(['de', 'nl', 'sv']);
/** What may stand between the parts of a compound: "Anwaltsmarketing". */
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const SHORTEST_FIRST_PART = 3;
const SHORTEST_LAST_PART = 4;

/** Whether a language writes a compound as one word. */
export function isCompounding(language: WireLocale): boolean {
  return COMPOUNDING.has(language);
}

/** The two known words that a word is made of; empty if it is no such compound. */
export function partsOf(word: string, known: ReadonlyMap<string, unknown>): readonly string[] {
  for (let end = word.length - SHORTEST_LAST_PART; end >= SHORTEST_FIRST_PART; end -= 1) {
    const [first, last] = [word.slice(0, end), word.slice(end)];
    const link = LINKS.find((each) => first.endsWith(each) && known.has(first.slice(0, first.length - each.length)));
    if (link !== undefined && known.has(last)) return [first.slice(0, first.length - link.length), last];
  }
  return [];
}
