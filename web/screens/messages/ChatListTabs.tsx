import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ChatListTabs_counters$key } from '../../relay/__generated__/ChatListTabs_counters.graphql.ts';
import { CHAT_VIEWS } from '../../../domain/chats.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { messagesHref } from './messagesSearch.ts';
import type { MessagesSearch } from './messagesSearch.ts';

/** The three views with their counters, as links (STA-18). The open chat stays open, the search stays set. */
export function ChatListTabs({
  counters: countersKey,
  search,
}: {
  counters: ChatListTabs_counters$key;
  search: MessagesSearch;
}) {
  const { t } = useTranslation('messages');
  const { inbox, unread, archived } = useFragment(
    graphql`
      fragment ChatListTabs_counters on ChatCounters {
        inbox
        unread
        archived
      }
    `,
    countersKey,
  );
  const counts = { inbox, unread, archived };
  return (
    <TabLinks
      label={t(($) => $.views.label)}
      tabs={CHAT_VIEWS.map((view) => ({
        key: view,
        to: messagesHref({ ...search, view, chat: null }),
        label: t(($) => $.views[view]),
        count: counts[view],
        current: view === search.view,
      }))}
    />
  );
}
