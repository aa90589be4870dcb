import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import styles from './More.module.css';

/** Content shown on demand, also without JavaScript. `subject`: added to the label for screen readers. */
export function More({ label, subject, children }: { label: string; subject?: string; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <Icon name="chevronDown" size={18} />
        {label}
        {subject !== undefined && <span className="visually-hidden">: {subject}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
