import type { Meaning, Vocabulary } from './vocabulary.ts';
import { isEastAsian, wordsOf } from './words.ts';

/** A part of a search text. */
export interface SearchTerm {
  /** The words as typed, folded. */
  readonly text: string;
  /** What they stand for, the most likely first; empty: only names and texts can match them. */
  readonly meanings: readonly Meaning[];
}

/** Further terms are ignored: a search by more is a pasted text. */
const MOST_TERMS = 8;

/**
 * Splits a search text into terms: from the left, always the longest phrase the vocabulary knows. Words that say nothing
 * ("agency", "in") are left out, unless there are no others.
 */
export function understand(text: string, vocabulary: Vocabulary): readonly SearchTerm[] {
  const words = wordsOf(text);
  const terms: SearchTerm[] = [];
  let unknown: string[] = [];
  const endUnknown = (): void => {
    terms.push(...unknownTerms(unknown));
    unknown = [];
  };
  for (let at = 0; at < words.length;) {
    const length = knownLength(words, at, vocabulary);
    const phrase = words.slice(at, at + Math.max(1, length));
    at += phrase.length;
    if (length === 0) unknown.push(...phrase);
    else {
      endUnknown();
      const meanings = vocabulary.meanings(phrase) ?? [];
      if (meanings.length > 0) terms.push({ text: written(phrase), meanings });
    }
  }
  endUnknown();
  return distinct(terms.length > 0 ? terms : unknownTerms(words)).slice(0, MOST_TERMS);
}

function distinct(terms: readonly SearchTerm[]): SearchTerm[] {
  return [...new Map(terms.map((term) => [term.text, term])).values()];
}

/** Words of the longest known phrase that begins at `at`; 0 if there is none. */
function knownLength(words: readonly string[], at: number, vocabulary: Vocabulary): number {
  for (let length = Math.min(vocabulary.longest, words.length - at); length > 0; length -= 1) {
    if (vocabulary.meanings(words.slice(at, at + length)) !== undefined) return length;
  }
  return 0;
}

/** A term for each word; neighboring East Asian characters stay together. */
function unknownTerms(words: readonly string[]): SearchTerm[] {
  const texts: string[] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    if (before !== undefined && isEastAsian(before) && isEastAsian(word)) texts.push(`${texts.pop() ?? ''}${word}`);
    else texts.push(word);
  }
  return texts.map((text) => ({ text, meanings: [] }));
}

function written(words: readonly string[]): string {
  return words.join(words.some(isEastAsian) ? '' : ' ');
}
