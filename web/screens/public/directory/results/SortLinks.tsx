import { useTranslation } from 'react-i18next';
import { useDirectory } from '../address/directoryNavigation.ts';
import { changeSearch, DIRECTORY_SORTS } from '../address/directorySearch.ts';
import { SearchLink } from '../address/SearchLink.tsx';
import styles from './SortLinks.module.css';

/** Sort orders as links (DIR-06). The order by reply time is offered only if reply times are known. */
export function SortLinks({ hasReplyTimes }: { hasReplyTimes: boolean }) {
  const { t } = useTranslation('directory');
  const { wanted } = useDirectory();
  const sorts = DIRECTORY_SORTS.filter((sort) => sort !== 'fastest' || hasReplyTimes || wanted.sort === sort);
  return (
    <nav className={styles.sort} aria-label={t(($) => $.sort.label)}>
      <ul role="list" className={styles.links}>
        {sorts.map((sort) => (
          <li key={sort}>
            <SearchLink
              to={changeSearch(wanted, { sort })}
              takesText
              className={styles.link}
              aria-current={wanted.sort === sort ? 'true' : undefined}
            >
              {t(($) => $.sort[sort])}
            </SearchLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
