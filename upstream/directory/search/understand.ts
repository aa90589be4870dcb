import { foldText } from '../../../domain/foldText.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';
import { isEastAsian, wordsOf } from './words.ts';

/** A part of a search text. */
export interface SearchTerm {
  /** The words as typed, but folded. */
  readonly text: string;
  /** What they can mean, most likely first; if empty, only names and texts can match them. */
  readonly meanings: readonly Meaning[];
}

/** Terms beyond these are ignored; a longer search is probably pasted text. */
const MOST_TERMS = 8;

/**
 * Splits a search text into terms from left to right, taking the longest phrase the vocabulary knows each time. Filler
 * words ("agency", "in") are left out, and so is a single East Asian character attached to a known phrase ("札幌市"),
 * which no text matches alone. A filler word that is the whole search is looked for in names and texts.
 */
export function understand(text: string, vocabulary: Vocabulary): readonly SearchTerm[] {
  const words = wordsOf(text);
  const written = foldText(text).split(/\s+/);
  const isSuffix = (term: SearchTerm): boolean => isOneCharacter(term) && !written.includes(term.text);
  const terms: SearchTerm[] = [];
  let unknown: string[] = [];
  const endUnknown = (): void => {
    terms.push(...unknownTerms(unknown).filter((term) => !isSuffix(term)));
    unknown = [];
  };
  for (const { phrase, meanings } of phrasesOf(words, vocabulary)) {
    if (meanings === undefined) unknown.push(...phrase);
    else {
      endUnknown();
      if (meanings.length > 0) terms.push({ text: joined(phrase), meanings });
    }
  }
  endUnknown();
  return distinct(words.length === 1 && terms.length === 0 ? unknownTerms(words) : terms).slice(0, MOST_TERMS);
}

interface Phrase {
  readonly phrase: readonly string[];
  /** Empty for filler words, undefined for an unknown word. */
  readonly meanings: readonly Meaning[] | undefined;
}

function phrasesOf(words: readonly string[], vocabulary: Vocabulary): Phrase[] {
  const phrases: Phrase[] = [];
  // "socail media" is a phrase with a typo; a mistyped word alone could also be a name.
  const respelled = words.map((word) => vocabulary.respelled(word));
  for (let at = 0; at < words.length;) {
    const asTyped = knownLength(words, at, vocabulary);
    const corrected = knownLength(respelled, at, vocabulary);
    const length = corrected > 1 ? Math.max(asTyped, corrected) : asTyped;
    const phrase = words.slice(at, at + Math.max(1, length));
    const spelled = length > asTyped ? respelled.slice(at, at + length) : phrase;
    at += phrase.length;
    phrases.push({ phrase, meanings: length === 0 ? undefined : vocabulary.meanings(spelled) });
  }
  if (!vocabulary.isOfSyllables) return phrases;
  // "Pháp" (France) is also a syllable of "giải pháp" (solution).
  const isUnknown = (index: number): boolean => index in phrases && phrases[index]?.meanings === undefined;
  return phrases.map((each, index) =>
    isShortPlace(each) && (isUnknown(index - 1) || isUnknown(index + 1)) ? { ...each, meanings: undefined } : each,
  );
}

/** Letters of a longest syllable that is a place by itself. */
const SHORT = 4;

function isShortPlace({ phrase: [word = '', ...others], meanings = [] }: Phrase): boolean {
  return others.length === 0 && word.length <= SHORT && meanings[0]?.filter === 'locations';
}

function isOneCharacter({ text }: SearchTerm): boolean {
  return isEastAsian(text) && Array.from(text).length === 1;
}

function distinct(terms: readonly SearchTerm[]): SearchTerm[] {
  return [...new Map(terms.map((term) => [term.text, term])).values()];
}

/** Number of words in the longest known phrase that begins at `at`; 0 if there is none. */
function knownLength(words: readonly string[], at: number, vocabulary: Vocabulary): number {
  for (let length = Math.min(vocabulary.longest, words.length - at); length > 0; length -= 1) {
    if (vocabulary.meanings(words.slice(at, at + length)) !== undefined) return length;
  }
  return 0;
}

/** One term per word; neighboring East Asian characters form one term. */
function unknownTerms(words: readonly string[]): SearchTerm[] {
  const texts: string[] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    if (before !== undefined && isEastAsian(before) && isEastAsian(word)) texts.push(`${texts.pop() ?? ''}${word}`);
    else texts.push(word);
  }
  return texts.map((text) => ({ text, meanings: [] }));
}

function joined(words: readonly string[]): string {
  return words.join(words.some(isEastAsian) ? '' : ' ');
}
