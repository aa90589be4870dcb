import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** A definition list; entries without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== undefined &&
          value !== false &&
          value !== '' && (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
