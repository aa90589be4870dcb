import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import styles from './ChatListSkeleton.module.css';

/** Skeleton rows in the size of chats. */
export function ChatListSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('messages');
  return (
    <SkeletonGroup label={t(($) => $.list.loading)}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={36} height={36} round />
          <div className={styles.lines}>
            <Skeleton width={`${55 - (row % 3) * 8}%`} height={14} />
            <Skeleton width={`${85 - (row % 4) * 9}%`} height={14} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
