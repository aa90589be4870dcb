import { useState } from 'react';
import type { MessagesSearch } from '../chats/messagesSearch.ts';

/**
 * The chats of the list, in the unread view with the open one even after a refetch of the list, as after another chat
 * was archived: it has been read and would disappear while it is still open.
 */
export function useKeptOpenChat<Chat extends { readonly uuid: string }>(
  chats: readonly Chat[],
  search: MessagesSearch,
): readonly Chat[] {
  const [kept, setKept] = useState<{ readonly chat: Chat; readonly query: string } | null>(null);
  const listed = chats.find(({ uuid }) => uuid === search.chat);
  const isKept =
    search.view === 'unread' && kept !== null && kept.chat.uuid === search.chat && kept.query === search.query;
  if (listed !== undefined && search.view === 'unread' && !(isKept && kept.chat === listed)) {
    setKept({ chat: listed, query: search.query });
  }
  return listed === undefined && isKept ? [...chats, kept.chat] : chats;
}
