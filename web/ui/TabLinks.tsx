import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../i18n/format.ts';
import styles from './TabLinks.module.css';
import { useShownInScroller } from './useShownInScroller.ts';

export interface TabLink {
  key: string;
  to: string;
  label: string;
  /** Shown after the label. */
  count?: number | undefined;
  current: boolean;
}

/** Views of one list as links; the URL holds the current one. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const { number } = useFormat();
  const strip = useRef<HTMLElement>(null);
  useShownInScroller(strip, `li:nth-child(${tabs.findIndex(({ current }) => current) + 1})`);
  return (
    <nav ref={strip} aria-label={label} className={styles.scroller}>
      <ul role="list" className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link to={tab.to} className={styles.tab} aria-current={tab.current ? 'true' : undefined} preventScrollReset>
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{number(tab.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
