import type { ReactNode } from 'react';
import styles from './CallToAction.module.css';

/** The closing section of a public page with its main links. */
export function CallToAction({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.band} aria-label={title}>
      <div className={styles.panel}>
        <div className={styles.text}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
