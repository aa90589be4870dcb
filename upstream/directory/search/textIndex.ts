import MiniSearch, { type SearchResult } from 'minisearch';
import { termsOf, wordsOf } from './words.ts';

/** The texts of an agency that are searched. */
export interface SearchedTexts {
  readonly id: number;
  readonly name: string;
  /** Its name in Latin letters, as in the address of its page. */
  readonly alias: string;
  readonly text: string;
}

/** Where an agency's own words match: in its name, or only in its texts. */
export type TextMatch = 'name' | 'text';

/** Full-text index of the agencies' names and texts. */
export interface TextIndex {
  /** Inserts or replaces an agency. */
  put(texts: SearchedTexts): void;
  remove(id: number): void;
  /**
   * Agencies whose words match every term of `text`; a term of three letters or more may also be the beginning of a
   * word. If there are none, terms may contain typos.
   */
  find(text: string): { readonly matches: ReadonlyMap<number, TextMatch>; readonly isExact: boolean };
  /** Agencies that have every term of `text` in their name. */
  named(text: string): ReadonlySet<number>;
  /**
   * Agencies whose whole name is `text`, however it is split into words: "North Beam" for "Northbeam". One without Latin
   * letters counts in them too: "Todai Marketing" for "灯台マーケティング".
   */
  called(text: string): ReadonlySet<number>;
  /** Agencies whose whole name stands among other words. `isName`: whether these words can be a name. */
  mentionedIn(words: readonly string[], isName: (words: readonly string[]) => boolean): ReadonlySet<number>;
}

/** Minimum length of a term that may be the beginning of a word. */
const PREFIX_FROM = 3;
/** From this length a term may contain one typo, from the next one two. */
const FUZZY_FROM = 5;
const VERY_FUZZY_FROM = 8;
/** Maximum number of words in a name that is found among other words; each East Asian character is a word. */
const LONGEST_NAME = 12;

export function createTextIndex(): TextIndex {
  const index = new MiniSearch<SearchedTexts>({
    fields: ['name', 'text'],
    tokenize: termsOf,
    // `termsOf` has already folded the terms.
    processTerm: (term) => term,
    searchOptions: { combineWith: 'AND' },
  });
  /** Agencies by their names without what separates their words, and the reverse. */
  const called = new Map<string, Set<number>>();
  const names = new Map<number, readonly string[]>();
  const forgetNames = (id: number): void => {
    for (const name of names.get(id) ?? []) {
      called.get(name)?.delete(id);
      if (called.get(name)?.size === 0) called.delete(name);
    }
    names.delete(id);
  };
  return {
    put(texts) {
      if (index.has(texts.id)) index.replace(texts);
      else index.add(texts);
      forgetNames(texts.id);
      const own = (/\p{Script=Latin}/v.test(texts.name) ? [texts.name] : [texts.name, texts.alias]).map(withoutSpaces);
      names.set(texts.id, own);
      for (const name of own) called.set(name, (called.get(name) ?? new Set()).add(texts.id));
    },
    remove(id) {
      if (index.has(id)) index.discard(id);
      forgetNames(id);
    },
    find(text) {
      const exact = index.search(text, { prefix: (term) => term.length >= PREFIX_FROM });
      const isExact = exact.length > 0;
      return { matches: matchesOf(isExact ? exact : index.search(text, { fuzzy: errorsIn })), isExact };
    },
    named: (text) => new Set(index.search(text, { fields: ['name'] }).map(({ id }) => id as number)),
    // A text of punctuation alone is no name.
    called: (text) => (termsOf(text).length > 0 ? called.get(withoutSpaces(text)) : undefined) ?? new Set(),
    mentionedIn: (words, isName) =>
      new Set(
        words.flatMap((_, start) =>
          words.slice(start, start + LONGEST_NAME).flatMap((_last, more) => {
            const phrase = words.slice(start, start + more + 1);
            const ids = called.get(phrase.join(''));
            return ids !== undefined && isName(phrase) ? [...ids] : [];
          }),
        ),
      ),
  };
}

function withoutSpaces(text: string): string {
  return wordsOf(text).join('');
}

/** Number of typos allowed in a term. */
export function errorsIn(term: string): number {
  return term.length >= VERY_FUZZY_FROM ? 2 : term.length >= FUZZY_FROM ? 1 : 0;
}

function matchesOf(results: readonly SearchResult[]): Map<number, TextMatch> {
  return new Map(
    results.map(({ id, match }) => [
      id as number,
      Object.values(match).some((fields) => fields.includes('name')) ? 'name' : 'text',
    ]),
  );
}
