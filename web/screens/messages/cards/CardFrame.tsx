import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/Icon.tsx';
import styles from './CardFrame.module.css';

/** The frame of a system card: icon, title, chip, time and content. */
export function CardFrame({
  icon,
  tone = 'neutral',
  title,
  chip,
  time,
  children,
}: {
  icon: IconName;
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  title: string;
  chip?: ReactNode;
  time?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.card}>
      <header className={styles.header}>
        <span className={classNames(styles.icon, styles[tone])}>
          <Icon name={icon} size={18} />
        </span>
        <div className={styles.titles}>
          <h3 className={styles.title}>{title}</h3>
          {chip}
        </div>
        {time}
      </header>
      {children && <div className={styles.body}>{children}</div>}
    </div>
  );
}

/** Names and values of a card. */
export function CardFields({ children }: { children: ReactNode }) {
  return <dl className={styles.fields}>{children}</dl>;
}

/** A name and its value; renders nothing without a value. `wide` takes a full row, for URLs. */
export function CardField({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  if (children === null || children === undefined || children === '' || children === false) return null;
  return (
    <div className={classNames(styles.field, wide && styles.wide)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
