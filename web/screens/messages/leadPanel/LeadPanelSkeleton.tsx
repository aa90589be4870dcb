import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import styles from './LeadPanel.module.css';

/** Skeleton of the lead's panel. */
export function LeadPanelSkeleton() {
  const { t } = useTranslation('common');
  return (
    <SkeletonGroup label={t(($) => $.loading)}>
      <div className={styles.who}>
        <Skeleton width={44} height={44} round />
        <Skeleton width={140} height={20} />
      </div>
      <div className={styles.section}>
        <Skeleton height={20} />
        <Skeleton width="70%" height={20} />
      </div>
      <div className={styles.section}>
        <Skeleton height={20} />
        <Skeleton width="85%" height={20} />
        <Skeleton width="60%" height={20} />
      </div>
    </SkeletonGroup>
  );
}
