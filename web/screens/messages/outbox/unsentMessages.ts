import { mayHaveArrived } from './outboxItem.ts';
import type { OutboxItem } from './outboxItem.ts';

/** The compared fields of the agency's message; createdAt is an ISO 8601 timestamp. */
export interface OwnMessage {
  readonly id: string;
  readonly createdAt: string;
  /** Null once it is deleted. */
  readonly text: string | null;
}

export interface UnsentMessages {
  /** Messages to be shown as not confirmed. */
  readonly shown: readonly OutboxItem[];
  /** Messages whose copy has come from the server before, or instead of, the answer to their sending. */
  readonly arrived: readonly { readonly item: OutboxItem; readonly messageId: string }[];
}

/**
 * Sorts the outbox of a chat against its history, so that no message is seen twice (STA-13). A copy is a message of the
 * agency with the same text, newer than all that was known when the local one was written, and claimed by no other.
 */
export function unsentMessages(
  items: readonly OutboxItem[],
  own: readonly OwnMessage[],
  delivered: ReadonlySet<string>,
): UnsentMessages {
  if (items.length === 0) return { shown: items, arrived: [] };
  const claimed = new Set(delivered);
  const shown: OutboxItem[] = [];
  const arrived: { item: OutboxItem; messageId: string }[] = [];
  for (const item of items) {
    const copy = mayHaveArrived(item)
      ? own.find((message) => isCopy(message, item) && !claimed.has(message.id))
      : undefined;
    if (copy) {
      claimed.add(copy.id);
      arrived.push({ item, messageId: copy.id });
    } else {
      shown.push(item);
    }
  }
  return { shown, arrived };
}

function isCopy(message: OwnMessage, item: OutboxItem): boolean {
  return message.text === item.text && (item.after === null || message.createdAt > item.after);
}
