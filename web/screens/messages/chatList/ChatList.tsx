import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ChatList_viewer$key } from '../../../relay/__generated__/ChatList_viewer.graphql.ts';
import type { ChatListPaginationQuery } from '../../../relay/__generated__/ChatListPaginationQuery.graphql.ts';
import { CHAT_PAGE_SIZE } from '../../../../domain/chats.ts';
import { useShortcuts } from '../../../app/shortcuts/useShortcuts.ts';
import type { AccountTools } from '../outbox/accountTools.ts';
import { ChatListEmpty } from './ChatListEmpty.tsx';
import { ChatListEnd } from './ChatListEnd.tsx';
import { ChatListItem } from './ChatListItem.tsx';
import { ChatListTabs } from './ChatListTabs.tsx';
import { DealsToConfirm } from './DealsToConfirm.tsx';
import { FoundMessages } from './FoundMessages.tsx';
import { messagesHref } from '../chats/messagesSearch.ts';
import type { MessagesSearch } from '../chats/messagesSearch.ts';
import { useChatAction } from '../chats/useChatAction.ts';
import { useKeptOpenChat } from './useKeptOpenChat.ts';
import { moveInList, useListKeys } from './useListKeys.ts';
import type { WaitingDeal } from '../chats/useWaitingDeals.ts';
import { visibleChats } from '../chats/visibleChats.ts';
import styles from './ChatList.module.css';

/** One view of the chats with counters, sorted by latest activity, with infinite scroll. */
export function ChatList({
  viewer,
  deals,
  tools,
  search,
  onSearchable,
}: {
  viewer: ChatList_viewer$key;
  /** Deals to confirm. */
  deals: readonly WaitingDeal[];
  tools: AccountTools;
  /** View, search and open chat. The chat changes before its thread has loaded. */
  search: MessagesSearch;
  /** Called with whether the upstream can search chats. */
  onSearchable: (isSearchable: boolean) => void;
}) {
  const { t } = useTranslation('messages');
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ChatListPaginationQuery,
    ChatList_viewer$key
  >(
    graphql`
      fragment ChatList_viewer on Viewer
      @refetchable(queryName: "ChatListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        view: { type: "ChatView!" }
        query: { type: "String" }
      )
      @throwOnFieldError {
        chats(first: $first, after: $after, view: $view, query: $query)
          @connection(key: "ChatList_chats", filters: ["view", "query"]) {
          edges {
            node {
              id
              uuid
              isArchived
              unreadCount
              createdAt
              lastMessage {
                createdAt
              }
              lead {
                name
              }
              ...ChatListItem_chat
            }
          }
          counters {
            ...ChatListTabs_counters
          }
          isSearchable
        }
      }
    `,
    viewer,
  );
  const { isSearchable } = data.chats;
  useLayoutEffect(() => onSearchable(isSearchable), [isSearchable, onSearchable]);
  /** The list of which more could not be loaded. */
  const [failed, setFailed] = useState<string | null>(null);
  const own = `${search.view} ${search.query}`;
  const list = useRef<HTMLUListElement>(null);
  const act = useChatAction();
  const listed = useKeptOpenChat(
    data.chats.edges.map(({ node }) => node),
    search,
  );
  const chats = visibleChats(
    listed.map((node) => ({
      id: node.id,
      uuid: node.uuid,
      name: node.lead.name,
      isArchived: node.isArchived,
      unreadCount: node.unreadCount,
      activeAt: node.lastMessage?.createdAt ?? node.createdAt,
      fragment: node,
    })),
    search.view,
    search.chat,
  );

  const toggleArchive = (chat: (typeof chats)[number]) => act(chat.isArchived ? 'unarchive' : 'archive', chat);
  const onListKey = useListKeys((uuid) => {
    const chat = chats.find((candidate) => candidate.uuid === uuid);
    if (chat) toggleArchive(chat);
  });
  useShortcuts([
    { keys: 'j', label: t(($) => $.shortcuts.next), run: () => moveInList(list.current, search.chat, 1) },
    { keys: 'k', label: t(($) => $.shortcuts.previous), run: () => moveInList(list.current, search.chat, -1) },
  ]);
  const loadMore = () => {
    setFailed(null);
    loadNext(CHAT_PAGE_SIZE, { onComplete: (error) => setFailed(error && own) });
  };

  return (
    <>
      <ChatListTabs counters={data.chats.counters} search={search} />
      <DealsToConfirm deals={deals} />
      <div className={styles.scroller}>
        {chats.length === 0 && !hasNext && search.query === '' && <ChatListEmpty search={search} />}
        <ul role="list" ref={list} className={styles.list} aria-label={t(($) => $.list.label)} onKeyDown={onListKey}>
          {chats.map((chat) => (
            <ChatListItem
              key={chat.id}
              chat={chat.fragment}
              to={messagesHref({ ...search, chat: chat.uuid })}
              isOpen={chat.uuid === search.chat}
              deals={deals}
              tools={tools}
              onToggleArchive={() => toggleArchive(chat)}
            />
          ))}
        </ul>
        {search.query !== '' && !hasNext && (
          <FoundMessages search={search} listed={new Set(chats.map(({ uuid }) => uuid))} />
        )}
        {hasNext && <ChatListEnd isLoading={isLoadingNext} hasFailed={failed === own} onReached={loadMore} />}
      </div>
    </>
  );
}
