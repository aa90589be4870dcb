import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import { usePageHead } from './usePageHead.ts';
import styles from './SiteMessage.module.css';

/**
 * Not-found page (RTE-16), for unknown URLs and for screens whose data doesn't exist. Sets head and status 404 itself:
 * a screen that returns it must not call `usePageHead`.
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
