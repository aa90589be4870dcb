import { EAST_ASIAN } from '../../../domain/search/eastAsian.ts';
import { foldText } from '../../../domain/search/foldText.ts';

const LETTERS = String.raw`[[\p{L}\p{N}\p{M}]--${EAST_ASIAN}]+`;
const WORDS = new RegExp(String.raw`[[\p{L}\p{N}\p{M}ー]&&${EAST_ASIAN}]|${LETTERS}`, 'gv');
const RUNS = new RegExp(String.raw`[[\p{L}\p{N}\p{M}ー]&&${EAST_ASIAN}]+|${LETTERS}`, 'gv');
const STARTS_EAST_ASIAN = new RegExp(`^${EAST_ASIAN}`, 'v');

/** The words of a text, folded. Each Chinese, Japanese or Korean character counts as a word. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(WORDS) ?? [];
}

/** For each word of a text and its end: whether it follows the word before it with nothing in between. */
export function adjoiningWords(text: string): boolean[] {
  const words = [...foldText(text).matchAll(WORDS)];
  const ends = words.map(({ 0: word, index }) => index + word.length);
  return [...words.map(({ index }, at) => ends[at - 1] === index), false];
}

export function isEastAsian(word: string): boolean {
  return STARTS_EAST_ASIAN.test(word);
}

/**
 * The index terms of a text: its words, folded, and for runs of Chinese, Japanese or Korean all pairs of neighboring
 * characters, which is how search engines index languages written without spaces.
 */
export function termsOf(text: string): string[] {
  return (foldText(text).match(RUNS) ?? []).flatMap((run) => (isEastAsian(run) ? pairsOf(run) : run));
}

function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
