import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton.tsx';
import { PageBody } from './PageBody.tsx';
import styles from './PageSkeleton.module.css';

/** Stands for a page of which nothing is known yet: only a page's first visit shows it. */
export function PageSkeleton() {
  const { t } = useTranslation('common');
  return (
    <PageBody>
      <SkeletonGroup label={t(($) => $.loading)}>
        <div className={styles.lines}>
          <Skeleton width={180} height={32} />
          <Skeleton height={120} />
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      </SkeletonGroup>
    </PageBody>
  );
}
