import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Icon } from '../../../ui/Icon.tsx';
import { messagesHref, parseMessagesSearch } from '../chats/messagesSearch.ts';
import styles from './BackToList.module.css';

/** Closes the chat, on phones, where it hides the list. With `isSpare`, only while there is no header with this link. */
export function BackToList({ isSpare = false }: { isSpare?: boolean }) {
  const { t } = useTranslation('messages');
  const [search] = useSearchParams();
  return (
    <Link
      to={messagesHref({ ...parseMessagesSearch(search), chat: null })}
      className={styles.back}
      data-spare={isSpare || undefined}
      aria-label={t(($) => $.thread.back)}
    >
      <Icon name="chevronLeft" size={24} />
    </Link>
  );
}
