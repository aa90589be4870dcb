import { anchorOf } from './pageCursor.ts';
import type { PagePosition } from './pageCursor.ts';

/** Largest page the upstream gives. */
export const LARGEST_PAGE = 100;

/** One numbered page of the upstream, from 1. */
export interface PageRequest {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** The one page that holds the rows `from`..`to` (0-based, both included), as small as possible; null when none of allowed size does. */
function onePageOver(from: number, to: number): PageRequest | null {
  for (let size = to - from + 1; size <= LARGEST_PAGE; size += 1) {
    const page = Math.floor(from / size);
    if (Math.floor(to / size) === page) return { pageNumber: page + 1, pageSize: size };
  }
  return null;
}

/** The page behind `before` pages of this size, and the next one. */
function twoPages(before: number, pageSize: number): readonly PageRequest[] {
  return [
    { pageNumber: before + 1, pageSize },
    { pageNumber: before + 2, pageSize },
  ];
}

/** Rows read on both sides when that costs no second page, so that small changes above the anchor are met without another call. */
const MARGIN = 5;

/** The pages to read for `first` rows behind `offset` and the row at `offset` itself: one where possible, else two neighbours. */
export function pagesBehind(offset: number, first: number): readonly PageRequest[] {
  const from = Math.max(0, offset);
  const to = offset + first;
  const roomy = onePageOver(Math.max(0, from - MARGIN), to + MARGIN);
  // More than twice the rows asked for would be a poor bargain.
  if (roomy && roomy.pageSize <= 2 * first + 2 * MARGIN) return [roomy];
  const tight = onePageOver(from, to);
  if (tight) return [tight];
  return twoPages(Math.floor(from / first), first);
}

/** The pages to read for the rows `start` to `start + first - 1`: one where possible, else two neighbours. */
export function pagesOver(start: number, first: number): readonly PageRequest[] {
  const one = onePageOver(start, start + first - 1);
  return one ? [one] : twoPages(Math.floor(start / first), first);
}

/** Two neighbouring pages of the largest size around `offset`: where to look when the anchors were not met. */
export function pagesAround(offset: number): readonly PageRequest[] {
  const page = Math.floor(Math.max(0, offset) / LARGEST_PAGE);
  return twoPages(offset % LARGEST_PAGE < LARGEST_PAGE / 2 && page > 0 ? page - 1 : page, LARGEST_PAGE);
}

/**
 * The index in the list of the first item not yet seen, judged by where the remembered ones stand now; null when that cannot be told.
 * The lowest of them decides: rows may have come and gone above, the last may be gone, or have jumped to the top as a chat with a new
 * message does. Unless `isWide` (rows far around the old place were read) the last one must be among them: it may be just out of sight.
 */
export function firstUnseen(
  keys: readonly string[],
  start: number,
  { anchors }: PagePosition,
  isWide: boolean,
): number | null {
  const marks = keys.map(anchorOf);
  const [last = ''] = anchors;
  if (!isWide && !marks.includes(last)) return null;
  const lowest = marks.findLastIndex((mark) => anchors.includes(mark));
  return lowest === -1 ? null : start + lowest + 1;
}
