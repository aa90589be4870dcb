import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { DealFromAddress } from '../../features/dealConfirmation/DealFromAddress.tsx';
import { useWantedSearch } from '../../routing/wantedSearch.ts';
import { useFollowedLeads } from '../leads/live/useFollowedLeads.ts';
import { ChatListPane } from './chatList/ChatListPane.tsx';
import { returnToList } from './chats/lostFocus.ts';
import { parseMessagesSearch } from './chats/messagesSearch.ts';
import { MessengerNowContext, useMessengerNow } from './chats/messengerNow.ts';
import styles from './MessagesScreen.module.css';

/**
 * The messenger (SCR-19): list, chat and lead side by side on wide windows, the lead in a drawer on tablets, list and
 * chat as separate screens on phones (PLT-05 to PLT-07, O-33).
 */
export function MessagesScreen() {
  const { t } = useTranslation('messages');
  usePageTitle(t(($) => $.title));
  const [search] = useSearchParams();
  const shown = parseMessagesSearch(search);
  const wanted = parseMessagesSearch(useWantedSearch());
  const now = useMessengerNow();
  useFollowedLeads();
  const open = useRef(shown.chat);
  useEffect(() => {
    const before = open.current;
    open.current = shown.chat;
    if (before !== null && shown.chat === null) returnToList(before);
  }, [shown.chat]);
  return (
    <MessengerNowContext value={now}>
      <div className={styles.screen} data-panes="" data-full-height={shown.chat === null ? 'list' : 'chat'}>
        {/* On phones an open chat hides the list with its heading. */}
        {shown.chat !== null && <h1 className={`visually-hidden ${styles.title}`}>{t(($) => $.title)}</h1>}
        <ChatListPane search={{ ...shown, chat: wanted.chat }} />
        <div className={styles.thread} data-waiting={wanted.chat !== shown.chat || undefined}>
          <Outlet />
        </div>
        <DealFromAddress />
      </div>
    </MessengerNowContext>
  );
}
