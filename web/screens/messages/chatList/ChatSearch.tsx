import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SearchBox } from '../../../app/search/SearchBox.tsx';
import { useWantedSearch } from '../../../routing/wantedSearch.ts';
import { messagesHref, parseMessagesSearch } from '../chats/messagesSearch.ts';
import styles from './ChatListPane.module.css';

/** Searches the chats of the view and messages (EXT-10). */
export function ChatSearch() {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const wanted = parseMessagesSearch(useWantedSearch());
  return (
    <SearchBox
      className={styles.searchBox}
      query={wanted.query}
      label={t(($) => $.search.label)}
      shortcutLabel={t(($) => $.shortcuts.search)}
      onSearch={(query) => void navigate(messagesHref({ ...wanted, query }), { replace: true })}
    />
  );
}
