import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { PageBody } from '../../app/content/PageBody.tsx';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { OverviewScreenQuery } from '../../relay/__generated__/OverviewScreenQuery.graphql.ts';
import { PageHeader } from '../../ui/Panels.tsx';
import { AgencyCard } from './AgencyCard.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './OverviewScreen.module.css';

/** Where the account stands: what waits, the agency's state, the plan and its limits. */
export function OverviewScreen() {
  const { t } = useTranslation('overview');
  const { viewer } = useRouteQuery<OverviewScreenQuery>(graphql`
    query OverviewScreenQuery @preloadable @throwOnFieldError {
      viewer {
        ...NextSteps_viewer
        ...AgencyCard_viewer
        ...PlanCard_viewer
      }
    }
  `);
  usePageTitle(t(($) => $.title));
  if (!viewer) throw new UnauthenticatedError('No session');
  return (
    <PageBody>
      <PageHeader title={t(($) => $.title)} />
      <NextSteps viewer={viewer} />
      <div className={styles.columns}>
        <AgencyCard viewer={viewer} />
        <PlanCard viewer={viewer} />
      </div>
    </PageBody>
  );
}
