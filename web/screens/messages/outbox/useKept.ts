import { useSyncExternalStore } from 'react';
import type { Drafts } from './drafts.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxItem } from './outboxItem.ts';

/** The draft of a chat, empty if there is none; updates on every change. */
export function useDraft(drafts: Drafts, chatUuid: string): string {
  const read = () => drafts.get(chatUuid);
  return useSyncExternalStore(drafts.subscribe, read, read);
}

/** A chat's unconfirmed messages. */
export function useOutboxItems(outbox: Outbox, chatUuid: string): readonly OutboxItem[] {
  const read = () => outbox.itemsOf(chatUuid);
  return useSyncExternalStore(outbox.subscribe, read, read);
}

/** Whether a chat has a failed message. */
export function useHasFailed(outbox: Outbox, chatUuid: string): boolean {
  const read = () => outbox.itemsOf(chatUuid).some(({ state }) => state === 'error');
  return useSyncExternalStore(outbox.subscribe, read, read);
}
