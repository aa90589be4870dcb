import { classNames } from './classNames.ts';
import { rem } from './rem.ts';
import styles from './Skeleton.module.css';

/** A placeholder in the final size of the loading content (EXT-19). Width and height in px, or any CSS length. */
export function Skeleton({
  width = '100%',
  height = 20,
  round = false,
}: {
  width?: number | string;
  height?: number | string;
  round?: boolean;
}) {
  return (
    <span
      className={classNames(styles.skeleton, round && styles.round)}
      style={{ width: length(width), height: length(height) }}
    />
  );
}

function length(value: number | string): string {
  return typeof value === 'number' ? rem(value) : value;
}

/** Groups the placeholders of one area: announced once to screen readers, shimmering in sync. */
export function SkeletonGroup({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="status" className={styles.group}>
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
