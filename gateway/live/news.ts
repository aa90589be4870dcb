import type { WireMessage } from '../../upstream/contract/chats.ts';
import type { ChatEvent, ChatState } from './events.ts';
import type { LogReading } from './log.ts';
import { OVERLAP_MS } from './overlap.ts';

/** Versions of messages already delivered (uuid to updatedAt). */
export type Seen = ReadonlyMap<string, string>;

/** An event without its position, see `eventsOf`. */
type Unplaced = ChatEvent extends infer E
  ? E extends ChatEvent
    ? Omit<E, 'position' | keyof ChatState>
    : never
  : never;

function byAge(a: WireMessage, b: WireMessage): number {
  return a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.uuid < b.uuid) ? -1 : 1;
}

/** Whether the message was written after `position`. */
function isNew(message: WireMessage, position: number, seen: Seen): boolean {
  return !seen.has(message.uuid) && Date.parse(message.createdAt) > position - OVERLAP_MS;
}

/**
 * Turns a log read into the events after its cursor, without the versions in `seen`: one event for all new messages,
 * one for all changed ones, and one for each deletion. A message written and deleted in between is both new and
 * deleted.
 */
function eventsAfter(reading: LogReading, seen: Seen): Unplaced[] {
  if (reading.isTruncated) return [{ kind: 'truncated' }];
  const fresh = reading.messages.filter((message) => seen.get(message.uuid) !== message.updatedAt);
  const { added = [], changed = [] } = Object.groupBy(fresh, (message) =>
    isNew(message, reading.from, seen) ? 'added' : message.deletedAt === null ? 'changed' : 'gone',
  );
  const deleted = fresh.filter((message) => message.deletedAt !== null);
  return [
    ...(added.length > 0 ? [{ kind: 'added' as const, messages: added.sort(byAge) }] : []),
    ...(changed.length > 0 ? [{ kind: 'changed' as const, messages: changed }] : []),
    ...deleted.map((message) => ({ kind: 'deleted' as const, message })),
  ];
}

/**
 * Turns a log read into events. `announce` adds the chat's own state: first for a reader that joins, last when it
 * changed. Only the last event carries the position reached and the others the start, so that a reader cut off in
 * between misses nothing.
 */
export function eventsOf(
  reading: LogReading,
  seen: Seen,
  state: ChatState,
  announce: 'first' | 'last' | 'never',
): ChatEvent[] {
  const found = eventsAfter(reading, seen);
  const updated: Unplaced = { kind: 'updated' };
  const all = announce === 'first' ? [updated, ...found] : announce === 'last' ? [...found, updated] : found;
  return all.map((event, index) => ({
    ...event,
    ...state,
    position: index === all.length - 1 ? reading.mark : reading.from,
  }));
}

/** A function that returns an event without the message versions in `seen`, or null when nothing is left of it. */
export function withoutSeen(seen: Seen): (event: ChatEvent) => ChatEvent | null {
  const isFresh = (message: WireMessage): boolean => seen.get(message.uuid) !== message.updatedAt;
  return (event) => {
    if (event.kind === 'deleted') return isFresh(event.message) ? event : null;
    if (event.kind !== 'added' && event.kind !== 'changed') return event;
    const messages = event.messages.filter(isFresh);
    if (messages.length === event.messages.length) return event;
    return messages.length > 0 ? { ...event, messages } : null;
  };
}

/**
 * Drops own messages written after `position`: while a send is in flight, a push must not overtake its response. The
 * mark stays before them, so that the next read finds them again.
 */
export function withoutOwnNews(reading: LogReading, position: number, seen: Seen): LogReading {
  const isHeld = (message: WireMessage): boolean => message.sender === 'agency' && isNew(message, position, seen);
  const held = reading.messages.filter(isHeld);
  if (held.length === 0) return reading;
  // By the time they were written, because they may change during the send.
  const written = Math.min(...held.map(({ createdAt }) => Date.parse(createdAt)));
  const mark = Math.max(reading.from, Math.min(reading.mark, written - 1));
  return { ...reading, messages: reading.messages.filter((message) => !isHeld(message)), mark };
}
