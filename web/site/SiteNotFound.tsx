import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import { usePageHead } from './usePageHead.ts';
import styles from './SiteMessage.module.css';

/**
 * There is no such page (RTE-16): for unknown addresses, and for screens whose data says that what the address names does not exist.
 * It sets the head and the status 404 itself; a screen that returns it calls `usePageHead` for nothing else.
 */
export function SiteNotFound() {
  const { t } = useTranslation(['site', 'common']);
  const { pathname } = useLocation();
  const title = t(($) => $.notFound.title, { ns: 'common' });
  const text = t(($) => $.notFound.text, { ns: 'common' });
  usePageHead({ title, description: text, status: 404, canonicalPath: pathname });
  return (
    <div className={styles.message}>
      <Icon name="search" size={36} />
      <h1>{title}</h1>
      <p>{text}</p>
      <Link to="/agencies" className={styles.action}>
        {t(($) => $.toDirectory)}
      </Link>
    </div>
  );
}
