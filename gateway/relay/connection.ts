import { GatewayError } from '../errors.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { PageCursors, PageInfo } from '../schema.types.ts';
import { pageCursorsAround } from './pageCursors.ts';
import { LARGEST_OFFSET, positionBehind, positionOfPage, readCursor, writeCursor } from './pageCursor.ts';
import type { ListName, PagePosition } from './pageCursor.ts';
import { firstUnseen, LARGEST_PAGE, pagesAround, pagesBehind, pagesOver } from './pageWindow.ts';
import type { PageRequest } from './pageWindow.ts';

/** Page arguments of a connection field: `first` with `after` or `page`, never both. */
export interface PageArgs {
  readonly first: number;
  readonly after?: string | null | undefined;
  readonly page?: number | null | undefined;
}

/** One numbered page of the upstream. */
export interface UpstreamPage<Item, Extra> {
  readonly items: readonly Item[];
  /** Length of the whole list. */
  readonly total: number;
  /** Further data of the page, e.g. counters. */
  readonly extra: Extra;
  /** The upstream's own cursor of each item, if the upstream has cursors. */
  readonly cursors?: readonly string[] | undefined;
  /** Number of items before the first one, if the upstream has cursors. */
  readonly start?: number | undefined;
}

/** One page of the upstream: by number, or after one of its own cursors. */
export interface ListRequest extends PageRequest {
  readonly after?: string;
}

/** An upstream list that is read by page number and page size, or by the upstream's own cursors if it has any. */
export interface NumberedList<Item, Node, Extra> {
  readonly name: ListName;
  readonly read: (request: ListRequest) => Promise<UpstreamPage<Item, Extra>>;
  /** Unique within the list and stable: the item's uuid. */
  readonly keyOf: (item: Item) => string;
  /** Maps an item to the contract; called only for the items of the page. */
  readonly toNode: (item: Item) => Node;
}

/** A page of a connection; callers add their own counters from `extra`. */
export interface Connection<Node, Extra> {
  readonly edges: { readonly cursor: string; readonly node: Node }[];
  readonly nodes: Node[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
  readonly pages: number;
  readonly page: number;
  readonly pageCursors: PageCursors;
  readonly extra: Extra;
}

/** A contiguous range of rows; `items[0]` is at index `start` of the list. */
interface RowRange<Item, Extra> extends UpstreamPage<Item, Extra> {
  readonly start: number;
}

type ReadList<Item, Extra> = Pick<NumberedList<Item, unknown, Extra>, 'read' | 'keyOf'>;

function askedFor(list: ListName, { first, after, page }: PageArgs): PagePosition {
  if (first < 1 || first > LARGEST_PAGE)
    throw new GatewayError('BAD_USER_INPUT', `first must be 1 to ${LARGEST_PAGE}.`);
  if (after != null && page != null) throw new GatewayError('BAD_USER_INPUT', 'Pass after or page, not both.');
  if (page != null && (page < 1 || page * first > LARGEST_OFFSET))
    throw new GatewayError('BAD_USER_INPUT', `page must be 1 to ${Math.floor(LARGEST_OFFSET / first)}.`);
  if (after == null) return positionOfPage(page ?? 1, first);
  const position = readCursor(list, after);
  if (!position) throw foreignCursor();
  return position;
}

function foreignCursor(): GatewayError {
  return new GatewayError('BAD_USER_INPUT', 'after is not a cursor of this list.');
}

async function readRows<Item, Extra>(
  list: ReadList<Item, Extra>,
  requests: readonly PageRequest[],
): Promise<RowRange<Item, Extra>> {
  const pages = await Promise.all(requests.map((request) => list.read(request)));
  const [request] = requests;
  const last = pages.at(-1);
  if (!request || !last || pages.some((page, index) => page.items.length > (requests[index]?.pageSize ?? 0))) {
    throw new UpstreamError({ kind: 'badResponse', status: 200 });
  }
  // Items that both pages contain count once.
  const byKey = (): Iterable<Item> =>
    new Map(pages.flatMap((page) => page.items.map((item) => [list.keyOf(item), item] as const))).values();
  return {
    start: (request.pageNumber - 1) * request.pageSize,
    items: pages.length === 1 ? last.items : [...byKey()],
    // Too small, it would end the list early.
    total: Math.max(...pages.map(({ total }) => total)),
    extra: last.extra,
    cursors: pages.length === 1 ? last.cursors : undefined,
  };
}

/** Whether the upstream refused the cursor, e.g. because it is from another list. */
function isRefusedCursor(error: unknown): boolean {
  return error instanceof UpstreamError && error.kind === 'status' && error.fields.some(({ path }) => path === 'after');
}

/**
 * The page after one of the upstream's own cursors; null if the upstream has no cursors any more. Throws BAD_USER_INPUT
 * if the upstream refuses the cursor.
 */
async function readBehind<Item, Extra>(
  list: ReadList<Item, Extra>,
  after: string,
  first: number,
): Promise<RowRange<Item, Extra> | null> {
  const page = await list.read({ pageNumber: 1, pageSize: first, after }).catch((error: unknown) => {
    throw isRefusedCursor(error) ? foreignCursor() : error;
  });
  if (page.items.length > first) throw new UpstreamError({ kind: 'badResponse', status: 200 });
  return page.start === undefined ? null : { ...page, start: page.start };
}

/** An edge that encodes its cursor lazily: most clients read only the nodes. */
class ListEdge<Node> {
  readonly node: Node;
  readonly #write: () => string;

  constructor(node: Node, write: () => string) {
    this.node = node;
    this.#write = write;
  }

  get cursor(): string {
    return this.#write();
  }
}

/** Whether the range contains all rows from `start` to `start + first - 1` that exist in the list. */
function covers(rows: RowRange<unknown, unknown>, start: number, first: number): boolean {
  return rows.start <= start && rows.start + rows.items.length >= Math.min(start + first, rows.total);
}

/** Rows to show, and the index in the list of the first one. */
interface FoundRows<Item, Extra> {
  readonly rows: RowRange<Item, Extra>;
  readonly start: number;
}

/** The rows after a position that only its offset defines. */
async function countRows<Item, Extra>(
  list: ReadList<Item, Extra>,
  { offset }: PagePosition,
  first: number,
): Promise<FoundRows<Item, Extra>> {
  const start = offset + 1;
  return { rows: await readRows(list, pagesOver(start, first)), start };
}

/** How often the anchors are located while the list changes. */
const LOCATING = 3;

/**
 * The rows after the anchors of a position. If they are not where they were, so that too few rows were read, they are
 * located again in the next read, because the list may have changed in between. If they are gone, the length of the list
 * says how far the rows after them have moved up.
 */
async function locateRows<Item, Extra>(
  list: ReadList<Item, Extra>,
  position: PagePosition,
  first: number,
): Promise<FoundRows<Item, Extra>> {
  const { anchors } = position;
  const locate = ({ items, start }: RowRange<Item, Extra>, isWide: boolean): number | null =>
    firstUnseen(items.map(list.keyOf), start, position, isWide);
  const moved = ({ total }: RowRange<Item, Extra>): number => total - (position.total ?? total);
  let { offset } = position;
  let start = offset + 1;
  for (let tries = 0; tries < LOCATING; tries += 1) {
    let rows = await readRows(list, pagesBehind(offset, first));
    let found = locate(rows, tries > 0);
    if (found === null) {
      rows = await readRows(list, pagesAround(position.offset + moved(rows)));
      found = locate(rows, true);
    }
    // Rows that arrived meanwhile may hide in the length how many were removed; at least the anchors were.
    start = found ?? Math.max(0, position.offset + 1 + Math.min(moved(rows), -anchors.length));
    if (found === null) break;
    if (covers(rows, start, first)) return { rows, start };
    offset = start - 1;
  }
  return { rows: await readRows(list, pagesOver(start, first)), start };
}

/**
 * Turns a numbered upstream list into a connection (GWY-02, GWY-03). Pages by number (`page`, a `PageCursor`, no
 * `after`) read one upstream page, and so does a page after an edge's cursor if the upstream has cursors of its own.
 * Otherwise the items remembered in the cursor are located again, so that rows removed or inserted above, even between
 * the upstream's responses, neither repeat nor skip anything as long as one of those items is left. This usually reads
 * one upstream page, at most two concurrently. Throws BAD_USER_INPUT for arguments out of bounds.
 */
export async function connectionOverPages<Item, Node, Extra>(
  args: PageArgs,
  list: NumberedList<Item, Node, Extra>,
): Promise<Connection<Node, Extra>> {
  const { first } = args;
  const position = askedFor(list.name, args);
  const behind = position.after === undefined ? null : await readBehind(list, position.after, first);
  if (behind) return toConnection(list, behind, behind.start, first);
  const { rows, start } = await (position.anchors.length === 0 ? countRows : locateRows)(list, position, first);
  return toConnection(list, rows, start, first);
}

function toConnection<Item, Node, Extra>(
  list: NumberedList<Item, Node, Extra>,
  rows: RowRange<Item, Extra>,
  start: number,
  first: number,
): Connection<Node, Extra> {
  const { items, total, extra, cursors } = rows;
  const keys = items.map(list.keyOf);
  const from = start - rows.start;
  const positionAt = (index: number): PagePosition => {
    const after = cursors?.[from + index];
    if (after !== undefined) return { offset: start + index, anchors: [], after };
    return positionBehind(keys, from + index, rows.start, total);
  };
  const edges = items
    .slice(from, from + first)
    .map((item, index) => new ListEdge(list.toNode(item), () => writeCursor(list.name, positionAt(index))));
  const page = Math.floor(start / first) + 1;
  const pages = Math.ceil(total / first);
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: start + first < total,
      hasPreviousPage: start > 0 && total > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: total,
    pages,
    page,
    pageCursors: pageCursorsAround(list.name, page, pages, first),
    extra,
  };
}
