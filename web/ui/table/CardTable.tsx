import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './CardTable.module.css';

/** The border around a table, and around what belongs to it. Its width decides between a table and cards. */
export function TableFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.frame, className)}>{children}</div>;
}

/**
 * A table of a `TableFrame`; in less than 660 px each row is a card. The rows place their cells in that card and give
 * `data-label` to those that need their column's name there. The last column is for actions: its name is for screen
 * readers only.
 */
export function CardTable({
  caption,
  columns,
  children,
}: {
  caption: string;
  columns: readonly string[];
  children: ReactNode;
}) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((name, index) => (
            <th key={name} scope="col">
              {index === columns.length - 1 ? <span className="visually-hidden">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
