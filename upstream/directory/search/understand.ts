import { foldText } from '../../../domain/search/foldText.ts';
import { joined, phrasesOf } from './phrases.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';
import { isEastAsian, wordsOf } from './words.ts';

/** A part of a search text. */
export interface SearchTerm {
  /** The words as typed, but folded. */
  readonly text: string;
  /** What they can mean, most likely first; if empty, only names and texts can match them. */
  readonly meanings: readonly Meaning[];
  /** Whether it is a filler word, which excludes no agency if it is the whole search and no text contains it. */
  readonly isFiller?: boolean;
}

/** Terms beyond these are ignored; a longer search is probably pasted text. */
const MOST_TERMS = 8;

/**
 * Splits a search text into terms. Filler words ("agency", "in") are left out, and so is a single East Asian character
 * attached to others ("札幌市"), which no text matches alone. If nothing else remains, such a character or a single
 * filler word is looked for in names and texts.
 */
export function understand(text: string, vocabulary: Vocabulary): readonly SearchTerm[] {
  const words = wordsOf(text);
  const written = foldText(text).split(/\s+/);
  const isSuffix = (term: SearchTerm): boolean => isOneCharacter(term) && !written.includes(term.text);
  const terms: SearchTerm[] = [];
  const sectors = new Set<SearchTerm>();
  const advisers = new Set<SearchTerm>();
  let unknown: string[] = [];
  let hasSuffix = false;
  const endUnknown = (): void => {
    const found = unknownTerms(unknown);
    terms.push(...found.filter((term) => !isSuffix(term)));
    hasSuffix ||= found.some(isSuffix);
    unknown = [];
  };
  for (const { phrase, meanings, isAttached = false } of phrasesOf(text, vocabulary)) {
    if (meanings === undefined) {
      if (!isAttached) endUnknown();
      unknown.push(...phrase);
    } else {
      endUnknown();
      const term = { text: joined(phrase), meanings };
      if (meanings.length > 0) terms.push(term);
      if (vocabulary.isSector(phrase)) sectors.add(term);
      if (vocabulary.isAdviser(phrase)) advisers.add(term);
    }
  }
  endUnknown();
  if (terms.length === 0 && hasSuffix) return unknownTerms(words);
  if (terms.length === 0 && words.length === 1) return unknownTerms(words).map((term) => ({ ...term, isFiller: true }));
  const named = without(sectors, 'industries', without(advisers, 'services', terms));
  return distinct(named).slice(0, MOST_TERMS);
}

/** Leaves general terms out if one of the others names what they belong to. */
function without(
  general: ReadonlySet<SearchTerm>,
  filter: Meaning['filter'],
  terms: readonly SearchTerm[],
): readonly SearchTerm[] {
  const others = terms.filter((term) => !general.has(term));
  return others.some(({ meanings: [meaning] }) => meaning?.filter === filter) ? others : terms;
}

function isOneCharacter({ text }: SearchTerm): boolean {
  return isEastAsian(text) && Array.from(text).length === 1;
}

function distinct(terms: readonly SearchTerm[]): SearchTerm[] {
  return [...new Map(terms.map((term) => [term.text, term])).values()];
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
