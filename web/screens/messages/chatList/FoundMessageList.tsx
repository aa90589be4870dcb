import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { FoundMessageList_viewer$key } from '../../../relay/__generated__/FoundMessageList_viewer.graphql.ts';
import type { FoundMessageListPaginationQuery } from '../../../relay/__generated__/FoundMessageListPaginationQuery.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { deletedChats } from '../chats/deletedChats.ts';
import type { MessagesSearch } from '../chats/messagesSearch.ts';
import { ChatListEmpty } from './ChatListEmpty.tsx';
import { FoundChat } from './FoundChat.tsx';
import styles from './FoundMessages.module.css';

const PAGE_SIZE = 20;

/**
 * Matching chats of other views and messages of all views; nothing if the upstream cannot search. If there are none at
 * all, the list's empty state.
 */
export function FoundMessageList(props: {
  viewer: FoundMessageList_viewer$key;
  search: MessagesSearch;
  /** Uuids of the chats that the list already shows. */
  listed: ReadonlySet<string>;
}) {
  const { search, listed } = props;
  const { t } = useTranslation('messages');
  const { t: tCommon } = useTranslation('common');
  const [hasFailed, setFailed] = useState(false);
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    FoundMessageListPaginationQuery,
    FoundMessageList_viewer$key
  >(
    graphql`
      fragment FoundMessageList_viewer on Viewer
      @refetchable(queryName: "FoundMessageListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        query: { type: "String!" }
      )
      @throwOnFieldError {
        messageSearch(first: $first, after: $after, query: $query)
          @connection(key: "FoundMessageList_messageSearch", filters: ["query"]) {
          chats {
            uuid
            createdAt
            lastMessage {
              createdAt
            }
            ...FoundChat_chat
          }
          edges {
            chat {
              uuid
              ...FoundChat_chat
            }
            node {
              id
              createdAt
              sender
              body {
                ... on TextBody {
                  text
                }
              }
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const found = data.messageSearch;
  // They were found before they were deleted.
  const { subscribe, getGone } = deletedChats(useRelayEnvironment());
  const gone = useSyncExternalStore(subscribe, getGone);
  const chats = found?.chats.filter(({ uuid }) => !listed.has(uuid) && !gone.has(uuid)) ?? [];
  const messages = found?.edges.filter(({ chat }) => !gone.has(chat.uuid)) ?? [];
  if (listed.size === 0 && chats.length === 0 && messages.length === 0) {
    return <ChatListEmpty search={search} isSearchedInAll={found != null} />;
  }
  if (!found) return null;
  const loadMore = () => {
    setFailed(false);
    loadNext(PAGE_SIZE, { onComplete: (error) => setFailed(error !== null) });
  };
  return (
    <div className={styles.found}>
      {listed.size === 0 && chats.length === 0 && <p className={styles.noChats}>{t(($) => $.empty.searchTitle)}</p>}
      {chats.length > 0 && (
        <section aria-label={t(($) => $.found.chats)}>
          <h2 className={styles.group}>{t(($) => $.found.chats)}</h2>
          <ul role="list">
            {chats.map((chat) => (
              <FoundChat
                key={chat.uuid}
                chat={chat}
                search={search}
                at={chat.lastMessage?.createdAt ?? chat.createdAt}
                text={null}
              />
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t(($) => $.found.messages)}>
        <h2 className={styles.group}>{t(($) => $.found.messages)}</h2>
        {messages.length === 0 && <p className={styles.none}>{t(($) => $.found.none)}</p>}
        <ul role="list">
          {messages.map(({ chat, node }) => (
            <FoundChat
              key={node.id}
              chat={chat}
              search={search}
              at={node.createdAt}
              text={{ id: node.id, value: node.body.text ?? '', isOwn: node.sender === 'AGENCY' }}
            />
          ))}
        </ul>
        {hasNext && (
          <p className={styles.more}>
            <Button size="small" icon={hasFailed ? 'retry' : undefined} pending={isLoadingNext} onClick={loadMore}>
              {hasFailed ? tCommon(($) => $.tryAgain) : t(($) => $.found.more)}
            </Button>
          </p>
        )}
      </section>
    </div>
  );
}
