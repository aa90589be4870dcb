import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import type { ThreadPaneQuery } from '../../relay/__generated__/ThreadPaneQuery.graphql.ts';
import { useRouteQuery } from '../../app/routeQuery.ts';
import { SectionBoundary } from '../../app/SectionBoundary.tsx';
import { EmptyState } from '../../ui/Panels.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { ChatView } from './ChatView.tsx';
import { messagesHref, parseMessagesSearch } from './messagesSearch.ts';
import styles from './ThreadPane.module.css';

/** The place of the open chat (QRY-07). Its failure leaves the list alone. */
export function ThreadPane() {
  const loaded = useLoaderData<unknown>();
  if (loaded === null) return <NoChat />;
  return (
    <SectionBoundary resetOn={loaded}>
      <LoadedChat />
    </SectionBoundary>
  );
}

function LoadedChat() {
  const { viewer } = useRouteQuery<ThreadPaneQuery>(graphql`
    query ThreadPaneQuery($chatId: ID!) @preloadable @throwOnFieldError {
      viewer {
        id
        chat(id: $chatId) {
          id
          ...ChatView_chat
        }
      }
    }
  `);
  if (!viewer?.chat) return <UnknownChat />;
  return <ChatView key={viewer.chat.id} chat={viewer.chat} viewerId={viewer.id} />;
}

/** No chat of this account has the address's uuid: said once, and the list is all there is. */
function UnknownChat() {
  const { t } = useTranslation('messages');
  const { show } = useNotices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const leave = useEffectEvent(() => {
    show({ kind: 'error', text: t(($) => $.thread.notFound) });
    void navigate(messagesHref({ ...parseMessagesSearch(search), chat: null }), { replace: true });
  });
  useEffect(() => leave(), []);
  return <NoChat />;
}

function NoChat() {
  const { t } = useTranslation('messages');
  return (
    <div className={styles.none}>
      <EmptyState icon="messages" title={t(($) => $.thread.none)}>
        {t(($) => $.thread.noneText)}
      </EmptyState>
    </div>
  );
}
