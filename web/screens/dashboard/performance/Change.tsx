import type { ReactNode } from 'react';
import styles from './Change.module.css';

/** A change with its sign: green for a rise, red for a fall. */
export function Change({ value, children }: { value: number; children: ReactNode }) {
  return <span className={value > 0 ? styles.up : value < 0 ? styles.down : undefined}>{children}</span>;
}
