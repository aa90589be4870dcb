import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import styles from './More.module.css';

/** What is shown when it is asked for, without JavaScript too. `subject`: told to screen readers behind the label. */
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
