import { startsMessageGroup } from '../../../../domain/chats.ts';
import type { MessageSender } from '../../../../domain/chats.ts';

/** The fields that determine the order and grouping of messages; createdAt is an ISO 8601 timestamp. */
export interface ThreadMessage {
  readonly id: string;
  readonly uuid: string;
  readonly createdAt: string;
  readonly sender: MessageSender;
}

/** Times of the first message that was unread, and of the newest one at that moment. */
export interface UnreadSpan {
  readonly from: string;
  readonly to: string;
}

export type ThreadRow<Message> =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | {
      readonly kind: 'divider';
      readonly key: string;
      /** How many messages were unread. */
      readonly count: number;
    }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: Message;
      /**
       * Whether it starts its group: messages of one sender within 15 minutes (CON-04) with no separator between them.
       */
      readonly startsGroup: boolean;
      readonly endsGroup: boolean;
    };

/** Messages sorted by time, then by uuid, without duplicates, in whatever order they arrived. */
export function inOrder<Message extends ThreadMessage>(messages: readonly Message[]): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.uuid, b.uuid));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The rows of a thread: messages with a separator before each day (in the browser's time zone) and the divider before
 * those that were unread (STA-68). There is no divider until the first of them is loaded.
 */
export function threadRows<Message extends ThreadMessage>(
  messages: readonly Message[],
  unread: UnreadSpan | null,
): ThreadRow<Message>[] {
  const rows: ThreadRow<Message>[] = [];
  const fresh = unreadMessages(messages, unread);
  const dividerAt = fresh[0] === undefined ? -1 : messages.indexOf(fresh[0]);
  let previous: Message | null = null;
  for (const [index, message] of messages.entries()) {
    const isNewDay = previous === null || dayOf(previous.createdAt) !== dayOf(message.createdAt);
    if (isNewDay) rows.push({ kind: 'day', key: `day ${dayOf(message.createdAt)}`, at: message.createdAt });
    if (index === dividerAt) rows.push({ kind: 'divider', key: 'divider', count: fresh.length });
    const startsGroup = isNewDay || index === dividerAt || startsMessageGroup(message, previous);
    if (startsGroup) endGroup(rows);
    rows.push({ kind: 'message', key: message.id, message, startsGroup, endsGroup: false });
    previous = message;
  }
  endGroup(rows);
  return rows;
}

/** An unsent message, and whether a separator comes before it. */
export interface UnsentRow<Item> {
  readonly item: Item;
  readonly isNewDay: boolean;
}

/**
 * The rows of unsent messages, below a thread whose last message is from `lastAt`. Each day begins with a separator.
 * `touchedAt` is in ms.
 */
export function unsentRows<Item extends { readonly touchedAt: number }>(
  items: readonly Item[],
  lastAt: string | null,
): UnsentRow<Item>[] {
  let last = lastAt === null ? 0 : dayOf(lastAt);
  return items.map((item) => {
    const day = dayOf(item.touchedAt);
    const isNewDay = day > last;
    if (isNewDay) last = day;
    return { item, isNewDay };
  });
}

/** Whether the first unread message is older than all loaded messages. */
export function isUnreadBeyond(messages: readonly ThreadMessage[], unread: UnreadSpan | null): boolean {
  const oldest = messages[0];
  return unread !== null && oldest !== undefined && unread.from < oldest.createdAt;
}

/** The messages that were unread; empty until the first of them is loaded. */
function unreadMessages<Message extends ThreadMessage>(
  messages: readonly Message[],
  unread: UnreadSpan | null,
): readonly Message[] {
  if (unread === null || isUnreadBeyond(messages, unread)) return [];
  const { from, to } = unread;
  return messages.filter(({ createdAt, sender }) => sender !== 'agency' && createdAt >= from && createdAt <= to);
}

function endGroup(rows: ThreadRow<unknown>[]): void {
  const index = rows.findLastIndex(({ kind }) => kind === 'message');
  const last = rows[index];
  if (last?.kind === 'message') rows[index] = { ...last, endsGroup: true };
}

/** The first moment of a time's day in the browser's time zone, in ms. */
function dayOf(time: string | number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
