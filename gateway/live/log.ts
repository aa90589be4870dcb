import type { WireLatestMessages, WireMessage } from '../../upstream/contract/chats.ts';
import { OVERLAP_MS } from './overlap.ts';

/** A reader that missed more messages than this is told to read the history again. */
export const MOST_MISSED = 1_000;

/** Messages asked for at once; the most the upstream gives. */
const PAGE = 200;

/** Behind every message: asks for nothing but the position that "now" is. */
const END_OF_TIME = Date.parse('9999-12-31T00:00:00.000Z');

/** What one reading of a chat's log found. */
export interface LogReading {
  /** Position it started from (upstream ms); the overlap before it was read as well. */
  readonly from: number;
  /** Position it reached. */
  readonly mark: number;
  /** In the order of their change; a message changed meanwhile is there once, as it became. */
  readonly messages: readonly WireMessage[];
  /** More than MOST_MISSED: `messages` is empty, the history is to be read again. */
  readonly isTruncated: boolean;
}

/** One page of `messages/latest`: those changed after `after` (upstream ms). */
export type ReadLatest = (after: number, limit: number) => Promise<WireLatestMessages>;

/** The log's position now (upstream ms), without any message. */
export async function readNow(readLatest: ReadLatest): Promise<number> {
  return Date.parse((await readLatest(END_OF_TIME, 1)).serverTs);
}

/** Everything changed since `from`, page by page. Marks come from the upstream's timestamps, never from our clock. */
export async function readLog(readLatest: ReadLatest, from: number): Promise<LogReading> {
  const found = new Map<string, WireMessage>();
  let after = from - OVERLAP_MS;
  let mark = from;
  for (;;) {
    const page = await readLatest(after, PAGE);
    const last = page.messages.at(-1);
    mark = Math.max(mark, Date.parse(page.serverTs), last === undefined ? 0 : Date.parse(last.updatedAt));
    for (const message of page.messages) {
      found.delete(message.uuid);
      found.set(message.uuid, message);
    }
    if (found.size > MOST_MISSED) return { from, mark, messages: [], isTruncated: true };
    if (last === undefined || page.messages.length < PAGE) break;
    after = Date.parse(last.updatedAt);
  }
  return { from, mark, messages: [...found.values()], isTruncated: false };
}
