import MiniSearch, { type SearchResult } from 'minisearch';
import { termsOf } from './words.ts';

/** What is searched of an agency. */
export interface SearchedTexts {
  readonly id: number;
  readonly name: string;
  readonly text: string;
}

/** How an agency's own words match: its name, or only its texts. */
export type TextMatch = 'name' | 'text';

/** Full-text index of the agencies' names and texts. */
export interface TextIndex {
  /** Inserts or replaces an agency. */
  put(texts: SearchedTexts): void;
  remove(id: number): void;
  /**
   * Agencies with every term of `text`, whole or, from three letters, as the beginning of a word. Only if there is
   * none, terms with typing errors count.
   */
  find(text: string): { readonly matches: ReadonlyMap<number, TextMatch>; readonly isExact: boolean };
  /** Agencies that have every term of `text` in their name. */
  named(text: string): ReadonlySet<number>;
}

/** Shortest term that may be the beginning of a word. */
const PREFIX_FROM = 3;
/** Terms from this length may have one typing error, longer ones two. */
const FUZZY_FROM = 5;
const VERY_FUZZY_FROM = 8;

export function createTextIndex(): TextIndex {
  const index = new MiniSearch<SearchedTexts>({
    fields: ['name', 'text'],
    tokenize: termsOf,
    // Terms are folded already.
    processTerm: (term) => term,
    searchOptions: { combineWith: 'AND' },
  });
  return {
    put(texts) {
      if (index.has(texts.id)) index.replace(texts);
      else index.add(texts);
    },
    remove(id) {
      if (index.has(id)) index.discard(id);
    },
    find(text) {
      const exact = index.search(text, { prefix: (term) => term.length >= PREFIX_FROM });
      const isExact = exact.length > 0;
      return { matches: matchesOf(isExact ? exact : index.search(text, { fuzzy: errorsIn })), isExact };
    },
    named: (text) => new Set(index.search(text, { fields: ['name'] }).map(({ id }) => id as number)),
  };
}

/** Typing errors allowed in a term. */
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
