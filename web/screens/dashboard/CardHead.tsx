import type { ReactNode } from 'react';
import styles from './CardHead.module.css';

/** The head of a block: its title, how many, and a link to all. */
export function CardHead({
  id,
  title,
  count,
  action,
}: {
  /** Id of the heading, which names the block. */
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
