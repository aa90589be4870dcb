import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { PageBody } from '../../app/content/PageBody.tsx';
import { SectionBoundary } from '../../app/content/SectionBoundary.tsx';
import { isWelcomed } from '../../app/access/accessRules.ts';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { DealFromAddress } from '../../features/dealConfirmation/DealFromAddress.tsx';
import { ReviewFromAddress } from '../../features/originalReview/ReviewFromAddress.tsx';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { DashboardScreenQuery } from '../../relay/__generated__/DashboardScreenQuery.graphql.ts';
import { AgencyCard } from './account/AgencyCard.tsx';
import { NewestLeads } from './account/NewestLeads.tsx';
import { PlanCard } from './account/PlanCard.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import { ActionsCard } from './nextSteps/ActionsCard.tsx';
import { Onboarding } from './onboarding/Onboarding.tsx';
import { Welcome } from './onboarding/Welcome.tsx';
import { Performance } from './performance/Performance.tsx';
import { ToDo } from './toDo/ToDo.tsx';
import styles from './DashboardScreen.module.css';

/**
 * First page after signing in (RTE-06): what to do now, then the figures of a range, the agency's status and plan. One
 * operation; a block that fails leaves the others (P-02). No figures without a subscription.
 */
export function DashboardScreen() {
  const { t } = useTranslation('dashboard');
  const { viewer } = useRouteQuery<DashboardScreenQuery>(graphql`
    query DashboardScreenQuery($range: String) @preloadable @throwOnFieldError {
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
          ...ActionsCard_dashboard
          ...NewestLeads_dashboard
        }
        ...HomeHeader_viewer
        ...Onboarding_viewer
        ...ToDo_viewer
        ...Performance_viewer @arguments(range: $range)
        ...ActionsCard_viewer
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
      <HomeHeader viewer={viewer} />
      <Onboarding viewer={viewer} />
      {dashboard && (
        <>
          <ToDo viewer={viewer} />
          <Performance viewer={viewer}>
            <SectionBoundary resetOn={viewer}>
              <ActionsCard dashboard={dashboard} viewer={viewer} />
            </SectionBoundary>
          </Performance>
        </>
      )}
      <div className={styles.account}>
        {dashboard && (
          <SectionBoundary resetOn={viewer}>
            <NewestLeads dashboard={dashboard} />
          </SectionBoundary>
        )}
        <AgencyCard viewer={viewer} />
        <PlanCard viewer={viewer} />
      </div>
      <DealFromAddress />
      <ReviewFromAddress />
    </PageBody>
  );
}
