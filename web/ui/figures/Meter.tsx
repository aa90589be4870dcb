import { classNames } from '../classNames.ts';
import styles from './Meter.module.css';

/** A bar for a share from 0 to 1. Decorative: render the value as text next to it. */
export function Meter({ share, className }: { share: number; className?: string | undefined }) {
  return (
    <span className={classNames(styles.meter, className)} aria-hidden="true">
      <span style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
    </span>
  );
}

/** A bar for how much of a limit is used, in another color once nothing is left. */
export function LimitMeter({ used, limit }: { used: number; limit: number }) {
  const level = used > limit ? styles.over : used === limit ? styles.full : undefined;
  return <Meter share={limit === 0 ? 1 : used / limit} className={level} />;
}
