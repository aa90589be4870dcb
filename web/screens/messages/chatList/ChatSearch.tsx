import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SEARCH_TEXT_MAX } from '../../../../domain/textLength.ts';
import { useSearchText } from '../../../app/search/useSearchText.ts';
import { useWantedSearch } from '../../../routing/wantedSearch.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { messagesHref, parseMessagesSearch } from '../chats/messagesSearch.ts';
import styles from './ChatSearch.module.css';

/** Searches the chats of the view. The text is in the URL, so Back and shared links keep it (EXT-10). */
export function ChatSearch() {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const wanted = parseMessagesSearch(useWantedSearch());
  const { text, fieldProps, clear } = useSearchText(
    wanted.query,
    (query) => void navigate(messagesHref({ ...wanted, query }), { replace: true }),
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
        maxLength={SEARCH_TEXT_MAX}
      />
      {text !== '' && <IconButton icon="close" label={t(($) => $.search.clear)} onClick={clear} />}
    </div>
  );
}
