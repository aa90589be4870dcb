import { useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { ChatListPaneQuery } from '../../../relay/__generated__/ChatListPaneQuery.graphql.ts';
import { useRouteQuery } from '../../../routing/routeQuery.ts';
import { UpdatedMark } from '../../../app/content/UpdatedMark.tsx';
import { SectionBoundary } from '../../../app/content/SectionBoundary.tsx';
import { PastUndoMenu } from '../../../ui/notices/Notices.tsx';
import { useKeptFocus } from '../../../ui/useKeptFocus.ts';
import { useAccountTools } from '../outbox/accountTools.ts';
import { AlertsButton } from './AlertsButton.tsx';
import { ChatList } from './ChatList.tsx';
import { ChatSearch } from './ChatSearch.tsx';
import { ignoreTyped, noteClick } from '../chats/lostFocus.ts';
import { listVariablesOf } from '../chats/messagesSearch.ts';
import type { MessagesSearch } from '../chats/messagesSearch.ts';
import { useWaitingDeals } from '../chats/useWaitingDeals.ts';
import { useMessengerEvents } from '../live/useMessengerEvents.ts';
import styles from './ChatListPane.module.css';

/**
 * The left pane with search, views and chats. Fails without affecting the open chat. In `search`, a selected chat
 * changes immediately; view and search text change together with the list.
 */
export function ChatListPane({ search }: { search: MessagesSearch }) {
  const { t } = useTranslation('messages');
  const pane = useRef<HTMLElement>(null);
  // Shown until the list says otherwise, so that it can be used while the list loads or fails.
  const [isSearchable, setSearchable] = useState(true);
  // The menu of recent changes disappears with its last entry, and "Show more messages" with the last ones.
  useKeptFocus(pane, { row: 'li', control: 'a', fallback: '[data-chat] a', isPaged: true });
  return (
    <section
      ref={pane}
      className={styles.pane}
      aria-label={t(($) => $.list.label)}
      onClickCapture={noteClick}
      onKeyDownCapture={ignoreTyped}
    >
      <header className={styles.header}>
        <h1 className={styles.title}>{t(($) => $.title)}</h1>
        <span className={styles.tools}>
          <PastUndoMenu />
          <AlertsButton />
        </span>
      </header>
      {isSearchable && (
        <div className={styles.search}>
          <ChatSearch />
        </div>
      )}
      <SectionBoundary resetOn={useLoaderData()}>
        <LoadedList search={search} onSearchable={setSearchable} />
      </SectionBoundary>
    </section>
  );
}

type ListProps = Pick<ComponentProps<typeof ChatList>, 'search' | 'onSearchable'>;

function LoadedList(props: ListProps) {
  const { viewer } = useRouteQuery<ChatListPaneQuery>(graphql`
    query ChatListPaneQuery($view: ChatView!, $query: String) @preloadable @throwOnFieldError {
      viewer {
        id
        ...useWaitingDeals_viewer
        ...ChatList_viewer @arguments(view: $view, query: $query)
      }
    }
  `);
  return viewer ? <LiveList viewer={viewer} {...props} /> : null;
}

type Viewer = NonNullable<ChatListPaneQuery['response']['viewer']>;

function LiveList({ viewer, search, onSearchable }: ListProps & { viewer: Viewer }) {
  const tools = useAccountTools(viewer.id);
  const deals = useWaitingDeals(viewer);
  const { revalidate } = useRevalidator();
  useMessengerEvents(viewer.id, listVariablesOf(search), () => void revalidate());
  return (
    <>
      <ChatList viewer={viewer} deals={deals} tools={tools} search={search} onSearchable={onSearchable} />
      <UpdatedMark query="ChatListPaneQuery" variables={listVariablesOf(search)} isLive onRefresh={revalidate} />
    </>
  );
}
