import { classNames } from '../classNames.ts';
import styles from './Meter.module.css';

/** A bar for a share from 0 to 1. Decorative: render the value as text next to it. */
export function Meter({ share, isOver = false }: { share: number; isOver?: boolean }) {
  return (
    <span className={classNames(styles.meter, isOver && styles.over)} aria-hidden="true">
      <span style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
    </span>
  );
}
