import type { MouseEvent } from 'react';

/** Clicks on a different target within this time count as the second half of a double click, in ms. */
const SECOND_CLICK_MS = 600;

let last: { target: string; at: number } | null = null;

/**
 * Whether a click is the second half of a double click that hit another target, in whose place this one has appeared:
 * the next lead's answer buttons, or Undo. Clicks by keyboard always count as intended.
 */
export function isSecondClick(
  { detail, timeStamp }: Pick<MouseEvent, 'detail' | 'timeStamp'>,
  target: string,
): boolean {
  if (detail === 0) return false;
  const passedMs = last === null ? Infinity : timeStamp - last.at;
  const isSecond = last?.target !== target && passedMs >= 0 && passedMs < SECOND_CLICK_MS;
  if (!isSecond) last = { target, at: timeStamp };
  return isSecond;
}
