import { Link } from 'react-router-dom';
import { classNames } from './classNames.ts';
import type { TabLink } from './TabLinks.tsx';
import styles from './FilterLinks.module.css';

/** A single-choice filter as a row of links; the URL holds the value. */
export function FilterLinks({
  label,
  links,
  wraps = false,
}: {
  label: string;
  links: readonly TabLink[];
  /** Wraps instead of scrolling. */
  wraps?: boolean;
}) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={classNames(styles.links, wraps && styles.wraps)}>
        {links.map((link) => (
          <li key={link.key}>
            <Link
              to={link.to}
              className={styles.link}
              aria-current={link.current ? 'true' : undefined}
              preventScrollReset
            >
              {link.label}
              {link.count !== undefined && <span className={styles.count}>{link.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
