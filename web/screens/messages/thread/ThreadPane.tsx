import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import type { ThreadPaneQuery } from '../../../relay/__generated__/ThreadPaneQuery.graphql.ts';
import { useStartedQuery } from '../../../routing/routeQuery.ts';
import { SectionBoundary } from '../../../app/content/SectionBoundary.tsx';
import { EmptyState } from '../../../ui/Panels.tsx';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { BackToList } from './BackToList.tsx';
import { ChatView } from './ChatView.tsx';
import { deletedChats } from '../chats/deletedChats.ts';
import { messagesHref, parseMessagesSearch } from '../chats/messagesSearch.ts';
import { onSeen, Unseen } from '../live/whenSeen.ts';
import styles from './ThreadPane.module.css';

/** The pane of the open chat (QRY-07). Fails without affecting the list. */
export function ThreadPane() {
  const loaded = useLoaderData<PreloadedQuery<ThreadPaneQuery> | Unseen<PreloadedQuery<ThreadPaneQuery>> | null>();
  if (loaded === null) return <NoChat />;
  return (
    <>
      <BackToList isSpare />
      <SectionBoundary resetOn={loaded}>
        {loaded instanceof Unseen ? <UnseenChat unseen={loaded} /> : <LoadedChat loaded={loaded} />}
      </SectionBoundary>
    </>
  );
}

/** A chat opened in a background tab. It is only fetched, and thereby marked read, once the tab is visible (STA-69). */
function UnseenChat({ unseen }: { unseen: Unseen<PreloadedQuery<ThreadPaneQuery>> }) {
  const [loaded, setLoaded] = useState<PreloadedQuery<ThreadPaneQuery> | null>(null);
  useEffect(() => onSeen(() => setLoaded(unseen.start())), [unseen]);
  return loaded && <LoadedChat loaded={loaded} />;
}

function LoadedChat({ loaded }: { loaded: PreloadedQuery<ThreadPaneQuery> }) {
  const { viewer } = useStartedQuery<ThreadPaneQuery>(
    graphql`
      query ThreadPaneQuery($chatUuid: String!) @preloadable @throwOnFieldError {
        viewer {
          id
          chat(uuid: $chatUuid) {
            id
            ...ChatView_chat
          }
        }
      }
    `,
    loaded,
  );
  const { chatUuid } = loaded.variables;
  const [shownUuid, setShownUuid] = useState<string | null>(null);
  if (viewer?.chat && shownUuid !== chatUuid) setShownUuid(chatUuid);
  if (!viewer?.chat) return <UnknownChat wasShown={shownUuid === chatUuid} />;
  return <ChatView key={viewer.chat.id} chat={viewer.chat} chatUuid={chatUuid} viewerId={viewer.id} />;
}

/**
 * The account has no chat with this UUID, or none any longer if it `wasShown`: shows a notice and closes it. No notice if
 * it was deleted on this page.
 */
function UnknownChat({ wasShown }: { wasShown: boolean }) {
  const { t } = useTranslation('messages');
  const { show } = useNotices();
  const navigate = useNavigate();
  const { location: target } = useNavigation();
  const [search] = useSearchParams();
  const deleted = deletedChats(useRelayEnvironment());
  const leave = useEffectEvent(() => {
    const shown = parseMessagesSearch(search);
    const isKnown = shown.chat !== null && deleted.has(shown.chat);
    if (!isKnown) show({ kind: 'error', text: t(($) => (wasShown ? $.thread.gone : $.thread.notFound)) });
    // While the user goes elsewhere, closing it would cancel that.
    if (target === undefined) void navigate(messagesHref({ ...shown, chat: null }), { replace: true });
  });
  useEffect(() => leave(), []);
  return <NoChat />;
}

function NoChat() {
  const { t } = useTranslation('messages');
  return (
    <div className={styles.none}>
      <div className={styles.hint}>
        <EmptyState icon="messages" title={t(($) => $.thread.none)} />
      </div>
    </div>
  );
}
