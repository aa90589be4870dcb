import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useQueryLoader } from 'react-relay/hooks';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { ChatView_chat$key } from '../../../relay/__generated__/ChatView_chat.graphql.ts';
import leadPanelQuery from '../../../relay/__generated__/LeadPanelQuery.graphql.ts';
import type { LeadPanelQuery } from '../../../relay/__generated__/LeadPanelQuery.graphql.ts';
import { SectionBoundary } from '../../../app/content/SectionBoundary.tsx';
import { usePage } from '../../../app/page/page.ts';
import { isTyping } from '../../../app/page/shortcuts.ts';
import { DialogBoundary } from '../../../app/content/DialogBoundary.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { LeadPanelSkeleton } from '../leadPanel/LeadPanelSkeleton.tsx';
import { focusInList, followIntoChat } from '../chats/lostFocus.ts';
import { Thread } from './Thread.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';
import { useOpenedChat } from '../chats/useOpenedChat.ts';
import styles from './ChatView.module.css';

// The thread does not wait for the panel's code; the panel's query starts before its code has arrived.
const LeadPanel = lazy(async () => ({ default: (await import('../leadPanel/LeadPanel.tsx')).LeadPanel }));
// Only narrow windows need it.
const LeadDrawer = lazy(async () => ({ default: (await import('../leadPanel/LeadDrawer.tsx')).LeadDrawer }));

const FindInChat = lazy(async () => ({ default: (await import('../find/FindInChat.tsx')).FindInChat }));

/** An open chat: header, search, thread, and the lead next to it or in a drawer. */
export function ChatView({
  chat: chatKey,
  chatUuid,
  viewerId,
}: {
  chat: ChatView_chat$key;
  chatUuid: string;
  viewerId: string;
}) {
  const { t } = useTranslation('messages');
  const loaded = useLoaderData<unknown>();
  const { shortcuts } = usePage();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  /** How often the search in the chat was opened since it was closed. */
  const [finds, setFinds] = useState(0);
  const chat = useFragment(
    graphql`
      fragment ChatView_chat on Chat {
        id
        isArchived
        lead {
          leadId
          name
        }
        ...ThreadHeader_chat
        ...Thread_chat
      }
    `,
    chatKey,
  );
  const section = useRef<HTMLElement>(null);
  useOpenedChat(viewerId, chat.id, chat.isArchived);
  const { key } = useLocation();
  // Runs before the browser blurs the element that is now hidden, and again if the chat is opened a second time.
  useLayoutEffect(() => followIntoChat(section.current, chatUuid, shortcuts.isOn()), [chatUuid, key, shortcuts]);
  // Without shortcuts; one of them closes the chat.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || shortcuts.isOn() || event.defaultPrevented || isTyping(event.target)) return;
    if (!document.querySelector('dialog[open], :popover-open')) focusInList(chatUuid);
  };
  const closeFind = () => {
    setFinds(0);
    section.current?.focus({ preventScroll: true });
  };
  const { leadId } = chat.lead;
  const [leadQuery, loadLead] = useQueryLoader<LeadPanelQuery>(leadPanelQuery);
  useEffect(() => loadLead({ leadId }, { fetchPolicy: 'store-and-network' }), [leadId, loadLead]);
  const panel = (
    <SectionBoundary resetOn={leadQuery} onRetry={() => loadLead({ leadId }, { fetchPolicy: 'network-only' })}>
      <Suspense fallback={<LeadPanelSkeleton />}>
        {leadQuery ? <LeadPanel query={leadQuery} /> : <LeadPanelSkeleton />}
      </Suspense>
    </SectionBoundary>
  );

  return (
    <div className={styles.view}>
      <section
        ref={section}
        className={styles.chat}
        tabIndex={-1}
        aria-label={t(($) => $.thread.label, { name: chat.lead.name })}
        onKeyDown={leave}
      >
        <ThreadHeader
          chat={chat}
          details={
            <span className={styles.details}>
              <IconButton icon="user" label={t(($) => $.thread.details)} onClick={() => setDrawerOpen(true)} />
            </span>
          }
          onFind={() => setFinds(finds + 1)}
        />
        {finds > 0 && (
          <DialogBoundary onFailure={closeFind}>
            <FindInChat chatId={chat.id} opened={finds} onClose={closeFind} />
          </DialogBoundary>
        )}
        <SectionBoundary resetOn={loaded}>
          <Thread chat={chat} viewerId={viewerId} />
        </SectionBoundary>
      </section>
      <aside className={styles.panel} aria-label={t(($) => $.lead.label)}>
        {panel}
      </aside>
      {isDrawerOpen && (
        <DialogBoundary onFailure={() => setDrawerOpen(false)}>
          <LeadDrawer onClose={() => setDrawerOpen(false)}>{panel}</LeadDrawer>
        </DialogBoundary>
      )}
    </div>
  );
}
