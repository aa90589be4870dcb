import { Link } from 'react-router-dom';
import type { TabLink } from '../../ui/TabLinks.tsx';
import styles from './FilterLinks.module.css';

/** One of a few values of a filter, as a row of links: which one holds stands in the address. */
export function FilterLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.links}>
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
