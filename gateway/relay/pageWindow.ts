import { anchorOf } from './pageCursor.ts';
import type { PagePosition } from './pageCursor.ts';

/** Largest page size of the upstream. */
export const LARGEST_PAGE = 100;

/** One numbered page of the upstream, 1-based. */
export interface PageRequest {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/**
 * The smallest single page that contains rows `from` to `to` (0-based, inclusive); null if none of allowed size does.
 */
function onePageOver(from: number, to: number): PageRequest | null {
  for (let size = to - from + 1; size <= LARGEST_PAGE; size += 1) {
    const page = Math.floor(from / size);
    if (Math.floor(to / size) === page) return { pageNumber: page + 1, pageSize: size };
  }
  return null;
}

/** The page after `before` pages of this size, and the next one. */
function twoPages(before: number, pageSize: number): readonly PageRequest[] {
  return [
    { pageNumber: before + 1, pageSize },
    { pageNumber: before + 2, pageSize },
  ];
}

/**
 * Extra rows read on both sides when that needs no second page, so that small changes above the anchor need no further
 * call.
 */
const MARGIN = 5;

/**
 * The pages to read for `first` rows after `offset` and the row at `offset` itself: one if possible, else two adjacent
 * ones.
 */
export function pagesBehind(offset: number, first: number): readonly PageRequest[] {
  const from = Math.max(0, offset);
  const to = offset + first;
  const roomy = onePageOver(Math.max(0, from - MARGIN), to + MARGIN);
  // Reading more than twice the requested rows would cost more than it saves.
  if (roomy && roomy.pageSize <= 2 * first + 2 * MARGIN) return [roomy];
  const tight = onePageOver(from, to);
  if (tight) return [tight];
  return twoPages(Math.floor(from / first), first);
}

/** The pages to read for the rows `start` to `start + first - 1`: one if possible, else two adjacent ones. */
export function pagesOver(start: number, first: number): readonly PageRequest[] {
  const one = onePageOver(start, start + first - 1);
  return one ? [one] : twoPages(Math.floor(start / first), first);
}

/** Two adjacent pages of the largest size around `offset`: where to look when no anchor was found. */
export function pagesAround(offset: number): readonly PageRequest[] {
  const page = Math.floor(Math.max(0, offset) / LARGEST_PAGE);
  return twoPages(offset % LARGEST_PAGE < LARGEST_PAGE / 2 && page > 0 ? page - 1 : page, LARGEST_PAGE);
}

/**
 * The list index of the first unseen item, derived from the current positions of the anchors; null if unknown. The
 * lowest anchor decides: rows may have been added or removed above, and the last anchor may be gone or have jumped to
 * the top, as a chat with a new message does. Unless `isWide` (rows far around the old position were read) the last
 * anchor must be found, because it may be just outside the rows read.
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
