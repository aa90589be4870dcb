import { Skeleton } from '../../ui/Skeleton.tsx';
import { FiguresPlaceholders } from './FiguresSkeleton.tsx';
import styles from './FiguresSkeleton.module.css';

/** Placeholders for the dashboard before its first response: title, to-do lists, figures. */
export function DashboardSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton width={280} height={56} />
      <div className={styles.toDo}>
        <Skeleton height={430} />
        <Skeleton height={430} />
      </div>
      <FiguresPlaceholders />
    </div>
  );
}
