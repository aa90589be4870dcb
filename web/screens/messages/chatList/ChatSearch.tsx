import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSearchText } from '../../../app/search/useSearchText.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { messagesHref, QUERY_MAX_LENGTH } from '../chats/messagesSearch.ts';
import type { MessagesSearch } from '../chats/messagesSearch.ts';
import styles from './ChatSearch.module.css';

/** Searches the chats of the view. The text is in the URL, so Back and shared links keep it (EXT-10). */
export function ChatSearch({ search }: { search: MessagesSearch }) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const { text, fieldProps, clear } = useSearchText(
    search.query,
    (query) => void navigate(messagesHref({ ...search, query }), { replace: true }),
    t(($) => $.shortcuts.search),
  );
  return (
    <div role="search" className={styles.search}>
      <Icon name="search" size={18} />
      <input
        {...fieldProps}
        className={styles.input}
        aria-label={t(($) => $.search.label)}
        placeholder={t(($) => $.search.placeholder)}
        maxLength={QUERY_MAX_LENGTH}
      />
      {text !== '' && <IconButton icon="close" label={t(($) => $.search.clear)} onClick={clear} />}
    </div>
  );
}
