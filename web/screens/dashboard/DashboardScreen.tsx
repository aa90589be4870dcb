import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { PageBody } from '../../app/content/PageBody.tsx';
import { ScoreFromAddress } from '../../features/score/ScoreFromAddress.tsx';
import { isWelcomed } from '../../app/access/accessRules.ts';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { DealFromAddress } from '../../features/dealConfirmation/DealFromAddress.tsx';
import { ReviewFromAddress } from '../../features/originalReview/ReviewFromAddress.tsx';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { DashboardScreenQuery } from '../../relay/__generated__/DashboardScreenQuery.graphql.ts';
import { HomeHeader } from './HomeHeader.tsx';
import { FiguresSkeleton, OnboardingSkeleton } from './FiguresSkeleton.tsx';
import { ToDo } from './toDo/ToDo.tsx';

// A separate chunk, because most accounts have finished onboarding.
const Welcome = lazy(async () => ({ default: (await import('./onboarding/Welcome.tsx')).Welcome }));
const Onboarding = lazy(async () => ({ default: (await import('./onboarding/Onboarding.tsx')).Onboarding }));
// A separate chunk, because it is below the to-do lists and as large as a screen.
const DashboardFigures = lazy(async () => ({ default: (await import('./DashboardFigures.tsx')).DashboardFigures }));

/**
 * The first page after signing in (RTE-06): what needs attention now, then the figures of a range, the agency's status
 * and its plan. One operation loads everything; a section that fails does not affect the others (P-02). Without a
 * subscription there are no figures, and for a new agency only the welcome.
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
            agencyAlias
            getStarted
            roles
          }
        }
        dashboard {
          leads @catch(to: NULL) {
            __typename
          }
        }
        onboarding @catch(to: NULL) {
          __typename
        }
        ...HomeHeader_viewer
        ...Onboarding_viewer
        ...ToDo_viewer
        ...DashboardFigures_viewer @arguments(range: $range)
      }
    }
  `);
  usePageTitle(t(($) => $.title));
  // A refresh that began before the checklist was closed may arrive after it.
  const [isClosed, setClosed] = useState(false);
  if (!viewer) throw new UnauthenticatedError('No session');
  const { account, dashboard, onboarding } = viewer;
  const { agencyAlias, roles, getStarted } = account.user;
  const hasChecklist = onboarding && !getStarted && !isClosed;
  // All figures of an agency that was never published and has no lead would be empty.
  const isEmpty = hasChecklist && !agencyAlias && dashboard?.leads?.length === 0;
  if (isEmpty || isWelcomed({ status: account.subscription.status, getStarted, roles })) {
    return (
      <>
        <Suspense fallback={<OnboardingSkeleton />}>
          <Welcome viewer={viewer} onClosed={() => setClosed(true)} />
        </Suspense>
        {dashboard && <ScoreFromAddress />}
      </>
    );
  }
  return (
    <PageBody>
      <HomeHeader viewer={viewer} />
      {hasChecklist && (
        <Suspense fallback={<OnboardingSkeleton />}>
          <Onboarding viewer={viewer} onClosed={() => setClosed(true)} />
        </Suspense>
      )}
      {dashboard && <ToDo viewer={viewer} />}
      <Suspense fallback={<FiguresSkeleton />}>
        <DashboardFigures viewer={viewer} />
      </Suspense>
      <DealFromAddress />
      <ReviewFromAddress />
      {dashboard && <ScoreFromAddress />}
    </PageBody>
  );
}
