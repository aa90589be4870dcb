import { commitLocalUpdate } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { historyConnectionId, listConnectionId } from './connections.ts';
import type { ListVariables } from './messagesSearch.ts';

/**
 * Marks an opened chat as read (STA-69): its badge, the unread counter and the tab title update immediately. The next
 * push brings the upstream's own numbers.
 */
export function lowerUnread(environment: IEnvironment, viewerId: string, chatId: string, list: ListVariables): void {
  commitLocalUpdate(environment, (store) => {
    const chat = store.get(chatId);
    const unread = Number(chat?.getValue('unreadCount') ?? 0);
    if (!chat || unread === 0) return;
    chat.setValue(0, 'unreadCount');
    const counters = store.get(listConnectionId(viewerId, list))?.getLinkedRecord('counters');
    counters?.setValue(Math.max(0, Number(counters.getValue('unread') ?? 0) - 1), 'unread');
    const messenger = store.get(viewerId)?.getLinkedRecord('messenger');
    messenger?.setValue(Math.max(0, Number(messenger.getValue('unreadMessages') ?? 0) - unread), 'unreadMessages');
  });
}

/** Removes the unread divider of a closed chat, so that reopening the chat does not show the old one. */
export function forgetDivider(environment: IEnvironment, chatId: string): void {
  commitLocalUpdate(environment, (store) => {
    store.get(historyConnectionId(chatId))?.setValue(null, 'firstPreviouslyUnreadAt');
  });
}
