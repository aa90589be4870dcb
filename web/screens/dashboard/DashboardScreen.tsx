import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Outlet } from 'react-router-dom';
import { PageBody } from '../../app/content/PageBody.tsx';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { DashboardScreenQuery } from '../../relay/__generated__/DashboardScreenQuery.graphql.ts';
import { EmptyState, PageHeader } from '../../ui/Panels.tsx';
import { ActionsCard } from './ActionsCard.tsx';
import { NewestLeads } from './NewestLeads.tsx';
import { RangeLinks } from './RangeLinks.tsx';
import { VisibilityCard } from './VisibilityCard.tsx';
import styles from './DashboardScreen.module.css';

/** How the agency's page and its leads do (RTE-06): the summaries of a range of days, and what holds whatever the range. */
export function DashboardScreen() {
  const { t } = useTranslation('dashboard');
  const { viewer } = useRouteQuery<DashboardScreenQuery>(graphql`
    query DashboardScreenQuery @preloadable @throwOnFieldError {
      viewer {
        dashboard {
          ...RangeLinks_dashboard
          ...ActionsCard_dashboard
          ...VisibilityCard_dashboard
          ...NewestLeads_dashboard
        }
      }
    }
  `);
  usePageTitle(t(($) => $.title));
  if (!viewer) throw new UnauthenticatedError('No session');
  const { dashboard } = viewer;
  if (!dashboard) {
    return (
      <PageBody>
        <EmptyState isPage icon="dashboard" title={t(($) => $.none)}>
          {t(($) => $.noneText)}
        </EmptyState>
      </PageBody>
    );
  }
  return (
    <PageBody>
      <PageHeader title={t(($) => $.title)}>
        <RangeLinks dashboard={dashboard} />
      </PageHeader>
      <Outlet />
      <div className={styles.columns}>
        <ActionsCard dashboard={dashboard} />
        <VisibilityCard dashboard={dashboard} />
      </div>
      <NewestLeads dashboard={dashboard} />
    </PageBody>
  );
}
