import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import styles from './FiguresSkeleton.module.css';

/** Placeholders of the same size as the figures that replace them. */
export function FiguresSkeleton() {
  const { t } = useTranslation('common');
  return (
    <SkeletonGroup label={t(($) => $.loading)}>
      <FiguresPlaceholders />
    </SkeletonGroup>
  );
}

/** Placeholder for the first steps of a new owner. */
export function OnboardingSkeleton() {
  const { t } = useTranslation('common');
  return (
    <SkeletonGroup label={t(($) => $.loading)}>
      <div className={styles.onboarding}>
        <Skeleton height="100%" />
      </div>
    </SkeletonGroup>
  );
}

/** The placeholders for the figures, without a group around them. */
export function FiguresPlaceholders() {
  return (
    <div className={styles.figures}>
      <Skeleton width={220} height={28} />
      <div className={styles.byDay}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.thirds}>
        <Skeleton height={350} />
        <Skeleton height={350} />
      </div>
      <div className={styles.thirds}>
        <Skeleton height={420} />
        <Skeleton height={420} />
      </div>
    </div>
  );
}
