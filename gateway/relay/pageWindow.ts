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

/**
 * Rows that two pages share. They are read one after the other: without such rows, one added or removed above in between
 * would leave a gap.
 */
const SHARED = 5;

/**
 * Two pages that together contain rows `from` to `to` (0-based, inclusive) and share some, with as few rows as possible.
 * There always are such pages for up to 131 rows.
 */
function twoPages(from: number, to: number): readonly PageRequest[] {
  let least = Infinity;
  let pages: readonly PageRequest[] = [];
  for (let size = LARGEST_PAGE; size >= SHARED; size -= 1) {
    const page = Math.floor(from / size);
    const shared = (page + 1) * size - SHARED;
    if (shared < from) continue;
    for (let nextSize = Math.min(LARGEST_PAGE, least - size - 1); nextSize >= SHARED; nextSize -= 1) {
      const next = Math.floor(shared / nextSize);
      if (next * nextSize < page * size || (next + 1) * nextSize <= to) continue;
      least = size + nextSize;
      pages = [
        { pageNumber: page + 1, pageSize: size },
        { pageNumber: next + 1, pageSize: nextSize },
      ];
    }
  }
  return pages;
}

/** Extra rows read on both sides when that needs no further page, so that small changes above need no further call. */
const MARGIN = 5;

/**
 * The pages to read for `first` rows after `offset` and the row at `offset` itself: one if possible, else two that
 * share some rows.
 */
export function pagesBehind(offset: number, first: number): readonly PageRequest[] {
  const from = Math.max(0, offset);
  const to = offset + first;
  const roomy = onePageOver(Math.max(0, from - MARGIN), to + MARGIN);
  // Reading more than twice the requested rows would cost more than it saves.
  if (roomy && roomy.pageSize <= 2 * first + 2 * MARGIN) return [roomy];
  const tight = onePageOver(from, to);
  return tight ? [tight] : twoPages(Math.max(0, from - MARGIN), to + MARGIN);
}

/** The pages to read for the rows `start` to `start + first - 1`: one if possible, else two that share some rows. */
export function pagesOver(start: number, first: number): readonly PageRequest[] {
  const one = onePageOver(start, start + first - 1);
  return one ? [one] : twoPages(start, start + first - 1);
}

/** How far around `offset` rows are looked for when no anchor was found. */
const AROUND = 64;

/** Two pages around `offset`: where to look when no anchor was found. */
export function pagesAround(offset: number): readonly PageRequest[] {
  const from = Math.max(0, offset - AROUND);
  return twoPages(from, from + 2 * AROUND);
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
