import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import styles from './FilterGroup.module.css';

/** One filter, folded or unfolded by the browser itself. */
export function FilterGroup({
  name,
  chosen,
  isOpenAtFirst,
  children,
}: {
  name: string;
  /** Number of its chosen values. */
  chosen: number;
  isOpenAtFirst: boolean;
  children: ReactNode;
}) {
  // As the page began; from then on as the reader leaves it.
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
