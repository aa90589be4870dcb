import { classNames } from './classNames.ts';
import styles from './Skeleton.module.css';

/** A place holder in the final size of what loads (EXT-19). Width and height in px, or any CSS length. */
export function Skeleton({
  width = '100%',
  height = 20,
  round = false,
}: {
  width?: number | string;
  height?: number | string;
  round?: boolean;
}) {
  return <span className={classNames(styles.skeleton, round && styles.round)} style={{ width, height }} />;
}

/** Wraps the place holders of one part of a page: told once to screen readers, shimmering together. */
export function SkeletonGroup({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="status" className={styles.group}>
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
