import type { ReactNode } from 'react';
import styles from './CardHead.module.css';

/** The header of a section: its title, the number of items, and a link to all of them. */
export function CardHead({
  id,
  title,
  count,
  action,
}: {
  /** Id of the heading, which labels the section. */
  id?: string;
  title: string;
  count?: string;
  action?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      <h2 id={id}>
        {title}
        {count !== undefined && <span className={styles.count}> {count}</span>}
      </h2>
      {action}
    </header>
  );
}
