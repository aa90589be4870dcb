import { EAST_ASIAN } from './eastAsian.ts';
import { foldText } from './foldText.ts';

const SPACE_BETWEEN = new RegExp(`(?<=${EAST_ASIAN}) (?=${EAST_ASIAN})`, 'gu');

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
