import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import styles from './PageBody.module.css';

/**
 * The column for a page's content: at most 1,200 px wide unless `full` (tables, messenger). `work`: surface background.
 */
export function PageBody({
  full = false,
  work = false,
  children,
}: {
  full?: boolean;
  work?: boolean;
  children: ReactNode;
}) {
  return <div className={classNames(styles.body, full && styles.full, work && styles.work)}>{children}</div>;
}
