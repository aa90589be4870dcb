import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import styles from './FilterGroup.module.css';

/** A filter in a native disclosure. */
export function FilterGroup({
  name,
  chosen,
  isOpenAtFirst,
  children,
}: {
  name: string;
  /** Number of selected values. */
  chosen: number;
  isOpenAtFirst: boolean;
  children: ReactNode;
}) {
  // The initial state only; after that, the visitor decides.
  const [isOpen] = useState(isOpenAtFirst || chosen > 0);
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        <Icon name="chevronDown" size={18} />
      </summary>
      <div role="group" aria-label={name} className={styles.values}>
        {children}
      </div>
    </details>
  );
}
