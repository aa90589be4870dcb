import { Skeleton } from '../../ui/Skeleton.tsx';
import detail from './LeadDetail.module.css';
import styles from './LeadSkeleton.module.css';

/** Skeleton of a lead's page in its final size, to avoid layout shift. */
export function LeadSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton width={110} height={24} />
      <div className={styles.who}>
        <Skeleton width={48} height={48} round />
        <Skeleton width={220} height={32} />
      </div>
      <Skeleton width={280} height={22} />
      <div className={detail.columns}>
        <div className={detail.side}>
          <Skeleton height={260} />
          <Skeleton height={64} />
        </div>
        <Skeleton height={300} />
        <Skeleton height={140} />
      </div>
    </div>
  );
}
