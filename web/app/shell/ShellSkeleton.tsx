import { Skeleton } from '../../ui/Skeleton.tsx';
import { PageSkeleton } from '../content/PageSkeleton.tsx';
import styles from './ShellSkeleton.module.css';

const ENTRIES = ['dashboard', 'leads', 'messages', 'settings'];

/** Skeleton of the portal's frame in its final size. */
export function ShellSkeleton() {
  return (
    <div className={styles.shell}>
      <div className={styles.side} aria-hidden="true">
        <Skeleton width={28} height={28} />
        {ENTRIES.map((entry) => (
          <span key={entry} className={styles.entry}>
            <Skeleton height={24} />
          </span>
        ))}
      </div>
      <main className={styles.main}>
        <PageSkeleton />
      </main>
    </div>
  );
}
