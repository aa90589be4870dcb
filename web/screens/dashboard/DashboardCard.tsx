import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import styles from './DashboardCard.module.css';

/** A section of the dashboard whose content reaches its border. It is named by a heading inside or by `label`. */
export function DashboardCard({
  labelledBy,
  label,
  className,
  children,
}: {
  /** Id of the heading. */
  labelledBy?: string;
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={classNames(styles.card, className)} aria-labelledby={labelledBy} aria-label={label}>
      {children}
    </section>
  );
}
