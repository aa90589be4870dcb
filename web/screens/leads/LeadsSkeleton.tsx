import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './LeadsSkeleton.module.css';

/** Skeleton of the leads list in its final size, to avoid layout shift. */
export function LeadsSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton width={120} height={32} />
      <Skeleton height={41} />
      <Skeleton width={560} height={34} />
      <div className={styles.rows}>
        {Array.from({ length: 10 }, (_, row) => (
          <div key={row} className={styles.row}>
            <Skeleton width={32} height={32} round />
            <Skeleton width={`${75 - (row % 3) * 9}%`} height={16} />
            <Skeleton width={96} height={28} />
          </div>
        ))}
      </div>
    </div>
  );
}
