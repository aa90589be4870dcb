import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './SettingsSection.module.css';

/** A settings section: title and card. */
export function SettingsSection({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2 id={id}>{title}</h2>
          {text !== undefined && <p>{text}</p>}
        </div>
        {action}
      </header>
      <div className={styles.card}>{children}</div>
    </section>
  );
}
