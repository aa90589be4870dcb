import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './Part.module.css';

/** A section of an agency's page, linked from the navigation at its top. */
export function Part({ id, title, hint, children }: { id: string; title: string; hint?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section id={id} className={styles.part} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </header>
      {children}
    </section>
  );
}
