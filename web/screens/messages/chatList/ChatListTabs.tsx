import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { ChatListTabs_counters$key } from '../../../relay/__generated__/ChatListTabs_counters.graphql.ts';
import { CHAT_VIEWS } from '../../../../domain/chats.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useWantedSearch } from '../../../routing/wantedSearch.ts';
import { messagesHref, parseMessagesSearch } from '../chats/messagesSearch.ts';
import type { MessagesSearch } from '../chats/messagesSearch.ts';
import styles from './ChatListTabs.module.css';

/** The three views with their counters, as links that keep the search (STA-18). `search`: of the list on screen. */
export function ChatListTabs({
  counters: countersKey,
  search,
}: {
  counters: ChatListTabs_counters$key;
  search: MessagesSearch;
}) {
  const { t } = useTranslation('messages');
  const { number } = useFormat();
  const wanted = parseMessagesSearch(useWantedSearch());
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
    <nav aria-label={t(($) => $.views.label)}>
      <ul role="list" className={styles.tabs}>
        {CHAT_VIEWS.map((view) => (
          <li key={view} className={styles.place}>
            <Link
              to={messagesHref({ ...wanted, view, chat: null })}
              className={styles.tab}
              aria-current={view === search.view ? 'true' : undefined}
            >
              <span className={styles.label}>{t(($) => $.views[view])}</span>
              <span className={styles.count} title={t(($) => $.views.count, { count: counts[view] })}>
                {number(counts[view])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
