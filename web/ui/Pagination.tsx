import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import styles from './Pagination.module.css';

export interface PageLink {
  page: number;
  isCurrent: boolean;
}

/** Page links, as in the contract's `PageCursors`. */
export interface PageLinks {
  first: PageLink | null;
  around: readonly PageLink[];
  last: PageLink | null;
}

/**
 * Numbered page links. Renders nothing for a single page. The links to the next and previous page disappear at the end;
 * the screen keeps the focus (useKeptFocus).
 */
export function Pagination({ pages, href }: { pages: PageLinks; href: (page: number) => string }) {
  const { t } = useTranslation('common');
  // None is current when the URL names a page past the last one; then there is no next or previous link.
  const current = pages.around.find((page) => page.isCurrent)?.page;
  const lastPage = pages.last?.page ?? pages.around.at(-1)?.page ?? 1;
  if (lastPage <= 1) return null;
  const number = ({ page, isCurrent }: PageLink) => (
    <li key={page}>
      <Link
        to={href(page)}
        className={styles.page}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={t(($) => $.pagination.page, { page })}
      >
        {page}
      </Link>
    </li>
  );
  const gap = (key: string) => (
    <li key={key} className={styles.gap} aria-hidden="true">
      …
    </li>
  );
  const { first, last } = pages;
  return (
    <nav aria-label={t(($) => $.pagination.label)}>
      <ul role="list" className={styles.pages}>
        <Step
          to={current !== undefined && current > 1 ? href(current - 1) : null}
          icon="chevronLeft"
          label={t(($) => $.pagination.previous)}
        />
        {/* One list, so that a link to the first or last page keeps the focus when it becomes one of those around. */}
        {[
          first && number(first),
          first && (pages.around[0]?.page ?? 0) > first.page + 1 && gap('before'),
          ...pages.around.map(number),
          last && (pages.around.at(-1)?.page ?? 0) < last.page - 1 && gap('after'),
          last && number(last),
        ]}
        <Step
          to={current !== undefined && current < lastPage ? href(current + 1) : null}
          icon="chevronRight"
          label={t(($) => $.pagination.next)}
        />
      </ul>
    </nav>
  );
}

function Step({ to, icon, label }: { to: string | null; icon: 'chevronLeft' | 'chevronRight'; label: string }) {
  return (
    <li>
      {to === null ? (
        <span className={classNames(styles.page, styles.off)} aria-hidden="true">
          <Icon name={icon} />
        </span>
      ) : (
        <Link to={to} className={styles.page} aria-label={label} title={label}>
          <Icon name={icon} />
        </Link>
      )}
    </li>
  );
}
