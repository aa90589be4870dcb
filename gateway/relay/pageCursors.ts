import type { PageCursor, PageCursors } from '../schema.types.ts';
import { positionOfPage, writeCursor } from './pageCursor.ts';
import type { ListName } from './pageCursor.ts';

/** Number of pages linked around and including the current one. */
const WINDOW = 5;

/** A page link that encodes its cursor lazily: clients mostly link by number. */
class Link implements PageCursor {
  readonly page: number;
  readonly isCurrent: boolean;
  readonly #list: ListName;
  readonly #size: number;

  constructor(list: ListName, page: number, size: number, isCurrent: boolean) {
    this.page = page;
    this.#list = list;
    this.#size = size;
    this.isCurrent = isCurrent;
  }

  get cursor(): string {
    return writeCursor(this.#list, positionOfPage(this.page, this.#size));
  }
}

/** The numbered pages of a list to link to from page `current` of `pages` pages of `size` items. */
export function pageCursorsAround(list: ListName, current: number, pages: number, size: number): PageCursors {
  const link = (page: number): PageCursor => new Link(list, page, size, page === current);
  const linked = (page: number): PageCursor | null => (page >= 1 && page <= pages ? link(page) : null);
  // The window keeps its width at both ends; a page beyond the end gets the last ones.
  const from = Math.max(1, Math.min(current - Math.floor(WINDOW / 2), pages - WINDOW + 1));
  const to = Math.min(pages, from + WINDOW - 1);
  return {
    first: from > 1 ? link(1) : null,
    previous: linked(Math.min(current - 1, pages)),
    around: Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => link(from + index)),
    next: linked(current + 1),
    last: to < pages ? link(pages) : null,
  };
}
