import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { ThreadPaneQuery } from '../../../relay/__generated__/ThreadPaneQuery.graphql.ts';
import { useStartedQuery } from '../../../routing/routeQuery.ts';
import { SectionBoundary } from '../../../app/content/SectionBoundary.tsx';
import { EmptyState } from '../../../ui/Panels.tsx';
import { BackToList } from './BackToList.tsx';
import { ChatView } from './ChatView.tsx';
import { onSeen, Unseen } from '../live/whenSeen.ts';
import styles from './ThreadPane.module.css';

// Rarely needed.
const UnknownChat = lazy(async () => ({ default: (await import('./UnknownChat.tsx')).UnknownChat }));

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
  if (!viewer) return <NoChat />;
  if (!viewer.chat) {
    return (
      <Suspense fallback={<NoChat />}>
        <UnknownChat key={chatUuid} chatUuid={chatUuid} viewerId={viewer.id} wasShown={shownUuid === chatUuid}>
          <NoChat />
        </UnknownChat>
      </Suspense>
    );
  }
  return <ChatView key={viewer.chat.id} chat={viewer.chat} chatUuid={chatUuid} viewerId={viewer.id} />;
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
