import { foldText } from '../../../domain/search/foldText.ts';
import type { Amount } from './amounts.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';
import { adjoiningWords, isEastAsian, wordsOf } from './words.ts';

/** Consecutive words of a search text. */
export interface Phrase {
  readonly phrase: readonly string[];
  /** Empty for filler words, undefined for an unknown word. */
  readonly meanings: readonly Meaning[] | undefined;
  /** Whether it follows the phrase before it with nothing in between, as most words do in Chinese and Japanese. */
  readonly isAttached?: boolean;
}

/**
 * Splits a search text into phrases: amounts of money, and in between the longest phrase that the vocabulary knows each
 * time. Of several amounts, only the highest means a budget.
 */
export function phrasesOf(text: string, vocabulary: Vocabulary): readonly Phrase[] {
  const folded = foldText(text);
  const amounts = vocabulary.amounts(folded);
  const idOf = ({ budget }: Amount): number => budget ?? Infinity;
  const highest = amounts.toSorted((a, b) => idOf(b) - idOf(a))[0];
  let from = 0;
  const phrases = amounts.flatMap((amount): readonly Phrase[] => {
    const { start, end, budget } = amount;
    const before = wordPhrasesOf(folded.slice(from, start), vocabulary);
    from = end;
    const isMeant = amount === highest && budget !== null;
    return [
      ...before,
      { phrase: [folded.slice(start, end).trim()], meanings: isMeant ? [{ filter: 'maxBudget', id: budget }] : [] },
    ];
  });
  return [...phrases, ...wordPhrasesOf(folded.slice(from), vocabulary)];
}

function wordPhrasesOf(text: string, vocabulary: Vocabulary): readonly Phrase[] {
  const phrases = readablePhrases(knownPhrases(wordsOf(text), vocabulary), text, vocabulary);
  return phrases.flatMap((each): Phrase | readonly Phrase[] => {
    const [word = ''] = each.phrase;
    const parts = each.meanings === undefined ? vocabulary.compound(word) : [];
    return parts.length > 0 ? parts.map((part) => ({ phrase: [part], meanings: vocabulary.meanings([part]) })) : each;
  });
}

function knownPhrases(words: readonly string[], vocabulary: Vocabulary): Phrase[] {
  const phrases: Phrase[] = [];
  // "socail media" is a phrase with a typo; a mistyped word alone could also be a name.
  const respelled = words.map((word) => vocabulary.respelled(word));
  for (let at = 0; at < words.length;) {
    const asTyped = knownLength(words, at, vocabulary);
    const corrected = knownLength(respelled, at, vocabulary);
    const length = corrected > 1 ? Math.max(asTyped, corrected) : asTyped;
    const phrase = words.slice(at, at + Math.max(1, length));
    const spelled = length > asTyped ? respelled.slice(at, at + length) : phrase;
    // Not "London, on-page SEO".
    const isCode = length <= 1 && vocabulary.isRegionOf(words[at] ?? '', phrases.at(-1)?.meanings);
    at += phrase.length;
    phrases.push({ phrase, meanings: isCode ? [] : length === 0 ? undefined : vocabulary.meanings(spelled) });
  }
  return phrases;
}

/**
 * Takes away meanings that phrases have only because they are part of a longer unknown word: "Pháp" (France) in "giải
 * pháp" (solution), "リノ" (Reno) in "リノベーション" (renovation), the particle "이" in "나이키" (Nike).
 */
function readablePhrases(phrases: readonly Phrase[], text: string, vocabulary: Vocabulary): readonly Phrase[] {
  const adjoins = adjoiningWords(text);
  const isUnknown = (index: number): boolean => index in phrases && phrases[index]?.meanings === undefined;
  const meansMore = (index: number): boolean => (phrases[index]?.meanings?.length ?? 0) > 0;
  let start = 0;
  return phrases.map((phrase, index) => {
    const [from, to] = [start, (start += phrase.phrase.length)];
    const each = { ...phrase, isAttached: adjoins[from] === true };
    if (vocabulary.isOfSyllables) {
      return isShortPlace(each) && (isUnknown(index - 1) || isUnknown(index + 1)) ? unread(each) : each;
    }
    const before = isUnknown(index - 1) && adjoins[from] === true;
    const after = isUnknown(index + 1) && adjoins[to] === true;
    if (vocabulary.isWholeWord(each.phrase)) {
      const isSuffixed = isPlaceSuffix(phrases[index + 1]) && !(isUnknown(index + 2) && adjoins[to + 1] === true);
      // A single character is a word only if nothing but a particle or suffix is attached ("빈에서", "堺市").
      const isAlone =
        each.phrase.length > 1 || !(adjoins[from] === true || (adjoins[to] === true && meansMore(index + 1)));
      return before || (after && !isSuffixed) || !isAlone ? unread(each) : each;
    }
    const written = `${before ? (phrases[index - 1]?.phrase.at(-1) ?? '') : ''}${joined(each.phrase)}`;
    return after && isInsideWord(each, `${written}${phrases[index + 1]?.phrase[0] ?? ''}`) ? unread(each) : each;
  });
}

function unread(phrase: Phrase): Phrase {
  return { ...phrase, meanings: undefined };
}

function isPlaceSuffix(phrase: Phrase | undefined): boolean {
  return /^[市县縣州省区區都道府県郡시도구군주]$/.test(phrase?.phrase.join('') ?? '');
}

/** Whether a particle is a letter of a word. `letters`: itself with the unknown letters around it. */
function isInsideWord({ phrase, meanings }: Phrase, letters: string): boolean {
  // Korean particles end a word; Japanese ones stand between words, which are seldom written in the same script.
  return phrase.length === 1 && meanings?.length === 0 && /^(\p{sc=Hangul}+|\p{sc=Hiragana}{3})$/u.test(letters);
}

/** Letters of a longest syllable that is a place by itself. */
const SHORT = 4;

function isShortPlace({ phrase: [word = '', ...others], meanings = [] }: Phrase): boolean {
  return others.length === 0 && word.length <= SHORT && meanings[0]?.filter === 'locations';
}

/** Number of words in the longest known phrase that begins at `at`; 0 if there is none. */
function knownLength(words: readonly string[], at: number, vocabulary: Vocabulary): number {
  const longest = vocabulary.longest(words[at] ?? '');
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    if (vocabulary.meanings(words.slice(at, at + length)) !== undefined) return length;
  }
  return 0;
}

/** For each first word of a phrase, the number of words in the longest one. */
export function longestByFirst(phrases: Iterable<string>): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  for (const words of Array.from(phrases, (phrase) => phrase.split(' '))) {
    const [first = ''] = words;
    lengths.set(first, Math.max(lengths.get(first) ?? 0, words.length));
  }
  return lengths;
}

/** The words as one text. */
export function joined(words: readonly string[]): string {
  return words.join(words.some(isEastAsian) ? '' : ' ');
}
