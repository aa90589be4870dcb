import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Outlet } from 'react-router-dom';
import { PageBody } from '../../app/content/PageBody.tsx';
import { isWelcomed } from '../../app/access/accessRules.ts';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { DashboardScreenQuery } from '../../relay/__generated__/DashboardScreenQuery.graphql.ts';
import { PageHeader } from '../../ui/Panels.tsx';
import { ActionsCard } from './ActionsCard.tsx';
import { AgencyCard } from './AgencyCard.tsx';
import { NewestLeads } from './NewestLeads.tsx';
import { Onboarding } from './onboarding/Onboarding.tsx';
import { Welcome } from './onboarding/Welcome.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PlanCard } from './PlanCard.tsx';
import { RangeLinks } from './RangeLinks.tsx';
import { VisibilityCard } from './VisibilityCard.tsx';
import styles from './DashboardScreen.module.css';

/**
 * First page after signing in (RTE-06): to-dos, statistics about the page and its leads, the agency's status and plan.
 * No statistics without a subscription.
 */
export function DashboardScreen() {
  const { t } = useTranslation('dashboard');
  const { viewer } = useRouteQuery<DashboardScreenQuery>(graphql`
    query DashboardScreenQuery @preloadable @throwOnFieldError {
      viewer {
        account {
          subscription {
            status
          }
          user {
            getStarted
            roles
          }
        }
        dashboard {
          ...RangeLinks_dashboard
          ...ActionsCard_dashboard
          ...VisibilityCard_dashboard
          ...NewestLeads_dashboard
        }
        ...Onboarding_viewer
        ...NextSteps_viewer
        ...AgencyCard_viewer
        ...PlanCard_viewer
      }
    }
  `);
  usePageTitle(t(($) => $.title));
  if (!viewer) throw new UnauthenticatedError('No session');
  const { account, dashboard } = viewer;
  const { roles, getStarted } = account.user;
  if (isWelcomed({ status: account.subscription.status, getStarted, roles })) return <Welcome viewer={viewer} />;
  return (
    <PageBody>
      <PageHeader title={t(($) => $.title)} />
      <Onboarding viewer={viewer} />
      {dashboard ? (
        <div className={styles.work}>
          <NextSteps viewer={viewer} />
          <NewestLeads dashboard={dashboard} />
        </div>
      ) : (
        <NextSteps viewer={viewer} />
      )}
      {dashboard && (
        <>
          <header className={styles.section}>
            <h2>{t(($) => $.performance)}</h2>
            <RangeLinks dashboard={dashboard} />
          </header>
          <Outlet />
          <div className={styles.thirds}>
            <VisibilityCard dashboard={dashboard} />
            <ActionsCard dashboard={dashboard} />
          </div>
        </>
      )}
      <div className={styles.columns}>
        <AgencyCard viewer={viewer} />
        <PlanCard viewer={viewer} />
      </div>
    </PageBody>
  );
}
