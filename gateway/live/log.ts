import type { WireLatestMessages, WireMessage } from '../../upstream/contract/chats.ts';
import { OVERLAP_MS } from './overlap.ts';

/** A reader that missed more messages than this is advised to reload the history. */
const MAX_MISSED = 1_000;

/** Messages per call; the upstream's limit. */
const PAGE = 200;

/** Later than any message: a read after it returns only the current position. */
const END_OF_TIME = Date.parse('9999-12-31T00:00:00.000Z');

/** The result of one read of a chat's log. */
export interface LogReading {
  /** Where the read started (upstream ms); the overlap before it was read too. */
  readonly from: number;
  /** Where the read ended, as the upstream says: before `from` if that is later than anything the upstream knows. */
  readonly mark: number;
  /** In order of change. A message that changed during the read appears once, in its latest version. */
  readonly messages: readonly WireMessage[];
  /** More than MAX_MISSED: `messages` is empty and the history has to be reloaded. */
  readonly isTruncated: boolean;
}

/** Reads one page of `messages/latest`: messages changed after `after` (upstream ms). */
export type ReadLatest = (after: number, limit: number) => Promise<WireLatestMessages>;

/** Reads the current position of the log (upstream ms) without any message. */
export async function readNow(readLatest: ReadLatest): Promise<number> {
  return Date.parse((await readLatest(END_OF_TIME, 1)).serverTs);
}

/**
 * Reads everything changed since `from`, page by page. Positions come from the upstream's timestamps, never from our
 * clock.
 */
export async function readLog(readLatest: ReadLatest, from: number): Promise<LogReading> {
  const found = new Map<string, WireMessage>();
  let after = from - OVERLAP_MS;
  let mark = 0;
  for (;;) {
    const page = await readLatest(after, PAGE);
    const last = page.messages.at(-1);
    mark = Math.max(mark, Date.parse(page.serverTs), last === undefined ? 0 : Date.parse(last.updatedAt));
    for (const message of page.messages) {
      found.delete(message.uuid);
      found.set(message.uuid, message);
    }
    if (found.size > MAX_MISSED) return { from, mark, messages: [], isTruncated: true };
    if (last === undefined || page.messages.length < PAGE) break;
    after = Date.parse(last.updatedAt);
  }
  return { from, mark, messages: [...found.values()], isTruncated: false };
}

/**
 * What a reader without a cursor gets: it starts at the mark, which is the end of the log, or before own messages that
 * are held back.
 */
export function sinceMark(reading: LogReading): LogReading {
  const messages = reading.messages.filter(({ updatedAt }) => Date.parse(updatedAt) > reading.mark);
  return { ...reading, messages, isTruncated: false };
}

/** Versions (uuid to updatedAt) changed after `floor`, which a later read may return again. */
export function versionsOf(messages: readonly WireMessage[], floor: number): Map<string, string> {
  return new Map(
    messages.filter(({ updatedAt }) => Date.parse(updatedAt) > floor).map(({ uuid, updatedAt }) => [uuid, updatedAt]),
  );
}

/**
 * Whether `begin` has versions that the concurrent `reading` did not find: a ring starting after `begin` would miss
 * them.
 */
export function isBehind(reading: LogReading, begin: LogReading): boolean {
  if (reading.mark < begin.mark) return true;
  const floor = reading.from - OVERLAP_MS;
  const found = versionsOf(reading.messages, floor);
  return [...versionsOf(begin.messages, floor)].some(([uuid, version]) => found.get(uuid) !== version);
}
