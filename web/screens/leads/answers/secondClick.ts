import type { MouseEvent } from 'react';

/** How long after a click a click on what took its place counts as its second half, in ms. */
const SECOND_CLICK_MS = 600;

let last: { target: string; at: number } | null = null;

/**
 * Whether a click is the second half of a click on another target, whose place this one has taken: the next lead's
 * answer, or Undo. Clicks by keyboard are meant.
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
