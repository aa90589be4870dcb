import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';
import styles from './Chip.module.css';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

/** A state, shown by color, icon and text. */
export function Chip({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      {icon && <Icon name={icon} size={14} />}
      <span>{children}</span>
    </span>
  );
}

/**
 * A count beside a name, in the accent color for unread items, else `quiet`. `label` is for screen readers
 * ("3 unread messages"). Renders nothing for 0.
 */
export function Badge({ count, label, quiet = false }: { count: number; label: string; quiet?: boolean }) {
  if (count === 0) return null;
  return (
    <span className={classNames(styles.badge, quiet && styles.quiet)}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
