import { foldText } from './foldText.ts';

/** Kana, Chinese characters and Hangul syllables. */
const EAST_ASIAN = String.raw`[\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]`;
const SPACE_BETWEEN = new RegExp(`(?<=${EAST_ASIAN}) (?=${EAST_ASIAN})`, 'g');

/** Like `foldText`; an East Asian name is followed by the name without spaces, because it is written both ways. */
export function foldName(name: string): string {
  const folded = foldText(name);
  const joined = folded.replaceAll(SPACE_BETWEEN, '');
  return joined === folded ? folded : `${folded} ${joined}`;
}

/** Whether every word of a search is in one of the names. */
export function hasWords(names: readonly (string | null | undefined)[], search: string): boolean {
  const folded = foldName(names.join(' '));
  return foldText(search)
    .split(' ')
    .every((word) => folded.includes(word));
}
