import { GatewayError } from '../errors.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { PageInfo } from '../schema.types.ts';
import { LAST_INSTANT } from './eventsCursor.ts';
import { byTime, readHistoryCursor, writeHistoryCursor } from './historyCursor.ts';
import type { Dated, HistoryPosition } from './historyCursor.ts';
import { anchorOf } from './pageCursor.ts';

/** Largest page of a history the upstream returns. */
const LARGEST_PART = 100;

/** Page arguments of a history field. */
export interface HistoryArgs {
  readonly last: number;
  readonly before?: string | null | undefined;
}

/** One read of the upstream. */
export interface HistoryRequest {
  /** Only items before this instant (ISO 8601, exclusive); null: the newest. */
  readonly before: string | null;
  readonly limit: number;
}

/** The result of one read. */
export interface UpstreamPart<Item, Extra> {
  readonly items: readonly Item[];
  /** createdAt of the first item of the whole history, null if it is empty. */
  readonly firstAt: string | null;
  readonly extra: Extra;
}

export type ReadPart<Item, Extra> = (request: HistoryRequest) => Promise<UpstreamPart<Item, Extra>>;

/** A page of a history, oldest first. */
export interface HistoryConnection<Item, Extra> {
  readonly edges: { cursor: string; node: Item }[];
  readonly pageInfo: PageInfo;
  /** Further data from the first read. */
  readonly extra: Extra;
}

function askedFor({ last, before }: HistoryArgs): HistoryPosition | null {
  if (last < 1 || last > LARGEST_PART) throw new GatewayError('BAD_USER_INPUT', `last must be 1 to ${LARGEST_PART}.`);
  if (before == null) return null;
  const position = readHistoryCursor(before);
  if (!position || position.at >= LAST_INSTANT)
    throw new GatewayError('BAD_USER_INPUT', 'before is not a cursor of this history.');
  return position;
}

/** The upstream returns a history in order; it is sorted only if it does not. */
function inOrder<Item extends Dated>(items: readonly Item[]): readonly Item[] {
  const times = items.map((item) => Date.parse(item.createdAt));
  const isInOrder = times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));
  return isInOrder ? items : items.toSorted(byTime);
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

/** The first read a page needs, so that it can start before the page is resolved. */
export function firstRequest(args: HistoryArgs): HistoryRequest {
  const position = askedFor(args);
  if (!position) return { before: null, limit: args.last };
  // The cursor's whole millisecond is read again, because other items of it may be unseen.
  return { before: iso(position.at + 1), limit: Math.min(LARGEST_PART, args.last + position.seen.length) };
}

/** Marks of the items of millisecond `at` from `index` on, plus those that an earlier page has shown. */
function seenFrom(items: readonly Dated[], index: number, before: HistoryPosition | null): HistoryPosition {
  const at = Date.parse(items[index]?.createdAt ?? '');
  const seen: string[] = [];
  for (let later = index; later < items.length; later += 1) {
    const item = items[later];
    if (!item || Date.parse(item.createdAt) !== at) break;
    seen.push(anchorOf(item.uuid));
  }
  return { at, seen: before?.at === at ? [...seen, ...before.seen] : seen };
}

/**
 * Turns a history that is read by timestamps into a connection (GWY-02): `last` items before a cursor. A cursor names a
 * millisecond and the items of it already seen, so that items of the same millisecond are neither lost nor repeated,
 * whatever order the upstream keeps. Usually one read; a second one if the page ends exactly at the first item's
 * millisecond. A page may be shorter than `last`, because the upstream's 100 items include those already seen. The
 * upstream cannot page within one millisecond: beyond 100 items in it the rest is skipped. Throws BAD_USER_INPUT.
 */
export async function connectionOverHistory<Item extends Dated, Extra>(
  args: HistoryArgs,
  read: ReadPart<Item, Extra>,
): Promise<HistoryConnection<Item, Extra>> {
  const position = askedFor(args);
  const request = firstRequest(args);
  const isUnseen = (item: Item): boolean =>
    position === null ||
    Date.parse(item.createdAt) < position.at ||
    (Date.parse(item.createdAt) === position.at && !position.seen.includes(anchorOf(item.uuid)));

  const reading = await read(request);
  let part = reading;
  let { limit } = request;
  if (position && part.items.length === limit && !part.items.some(isUnseen)) {
    limit = args.last;
    part = await read({ before: iso(position.at), limit });
  }
  if (part.items.length > limit) throw new UpstreamError({ kind: 'badResponse', status: 200 });

  const unseen = inOrder(part.items.filter(isUnseen));
  const items = unseen.slice(-args.last);
  const edges = items.map((node, index) => ({ cursor: writeHistoryCursor(seenFrom(items, index, position)), node }));
  const oldest = items[0];
  const hasPreviousPage = async (): Promise<boolean> => {
    if (unseen.length > items.length) return true;
    if (!oldest || part.items.length < limit) return false;
    if (oldest.createdAt !== part.firstAt) return true;
    // The page starts in the history's first millisecond, which may contain more items: only another read can tell.
    const { at, seen } = seenFrom(items, 0, position);
    if (seen.length >= LARGEST_PART) return false;
    const look = await read({ before: iso(at + 1), limit: seen.length + 1 });
    return look.items.length > seen.length;
  };
  return {
    edges,
    pageInfo: {
      hasNextPage: position !== null,
      hasPreviousPage: await hasPreviousPage(),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    extra: reading.extra,
  };
}
