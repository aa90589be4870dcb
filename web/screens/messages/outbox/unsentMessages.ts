import { mayHaveArrived } from './outboxItem.ts';
import type { OutboxItem } from './outboxItem.ts';

/** Fields of the agency's message that are compared; createdAt is an ISO 8601 timestamp. */
export interface OwnMessage {
  readonly id: string;
  readonly createdAt: string;
  /** Null if deleted. */
  readonly text: string | null;
}

export interface UnsentMessages {
  /** Messages to show as unconfirmed. */
  readonly shown: readonly OutboxItem[];
  /** Messages whose copy arrived from the server before, or instead of, the response to sending them. */
  readonly arrived: readonly { readonly item: OutboxItem; readonly messageId: string }[];
}

/**
 * Matches a chat's outbox with its history, so that no message appears twice (STA-13). A message's copy has the same
 * text, is newer than everything known when it was written, and matches no other.
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
  return (
    message.text === item.text &&
    (item.after === null || message.createdAt > item.after) &&
    !item.taken.includes(message.id)
  );
}
