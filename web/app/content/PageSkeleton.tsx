import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LeadSkeleton } from '../../screens/lead/LeadSkeleton.tsx';
import { LeadsSkeleton } from '../../screens/leads/LeadsSkeleton.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { PageBody } from './PageBody.tsx';
import { matchRoute } from '../../routing/routes.ts';
import styles from './PageSkeleton.module.css';

/** Pages with a skeleton of their own, in the final size. */
const SKELETONS: Readonly<Record<string, () => React.ReactNode>> = { leads: LeadsSkeleton, lead: LeadSkeleton };

/** A generic skeleton for the first visit to a page. */
export function PageSkeleton() {
  const { t } = useTranslation('common');
  const { id } = matchRoute(useLocation().pathname).route;
  const Own = SKELETONS[id] ?? Lines;
  return (
    <PageBody full={id === 'leads'}>
      <SkeletonGroup label={t(($) => $.loading)}>
        <Own />
      </SkeletonGroup>
    </PageBody>
  );
}

function Lines() {
  return (
    <div className={styles.lines}>
      <Skeleton width={180} height={32} />
      <Skeleton height={120} />
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </div>
  );
}
