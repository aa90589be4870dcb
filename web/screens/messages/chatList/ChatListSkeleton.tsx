import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import styles from './ChatListSkeleton.module.css';

const ROWS = 3;

/** Skeleton rows in the size of chats. */
export function ChatListSkeleton() {
  const { t } = useTranslation('messages');
  return (
    <SkeletonGroup label={t(($) => $.list.loading)}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={36} height={36} round />
          <div className={styles.lines}>
            <Skeleton width={`${55 - row * 8}%`} height={14} />
            <Skeleton width={`${85 - row * 9}%`} height={14} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
