import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { SectionBoundary } from '../../app/content/SectionBoundary.tsx';
import type { DashboardFigures_viewer$key } from '../../relay/__generated__/DashboardFigures_viewer.graphql.ts';
import type { DashboardScreenQuery } from '../../relay/__generated__/DashboardScreenQuery.graphql.ts';
import { AgencyCard } from './account/AgencyCard.tsx';
import { NewestLeads } from './account/NewestLeads.tsx';
import { PlanCard } from './account/PlanCard.tsx';
import styles from './DashboardFigures.module.css';
import { useFreshDay } from './useFreshDay.ts';
import { ActionsCard } from './nextSteps/ActionsCard.tsx';
import { Performance } from './performance/Performance.tsx';

/** The part below the to-do lists: figures, next steps, newest leads, the agency's status and plan. */
export function DashboardFigures({ viewer: key }: { viewer: DashboardFigures_viewer$key }) {
  const { t } = useTranslation('dashboard');
  const viewer = useFragment(
    graphql`
      fragment DashboardFigures_viewer on Viewer @argumentDefinitions(range: { type: "String" }) {
        dashboard {
          ...ActionsCard_dashboard
          ...NewestLeads_dashboard
        }
        ...useFreshDay_viewer
        ...Performance_viewer @arguments(range: $range)
        ...ActionsCard_viewer
        ...AgencyCard_viewer
        ...PlanCard_viewer
      }
    `,
    key,
  );
  useFreshDay(viewer);
  const { dashboard } = viewer;
  // A retry remounts all sections, because a fragment that only spreads others does not change when they do.
  const { fetchKey } = useLoaderData<PreloadedQuery<DashboardScreenQuery>>();
  return (
    <Fragment key={fetchKey}>
      {dashboard && (
        <Performance viewer={viewer}>
          <SectionBoundary title={t(($) => $.actions.title)} waitsForAnswer resetOn={viewer}>
            <ActionsCard dashboard={dashboard} viewer={viewer} />
          </SectionBoundary>
        </Performance>
      )}
      <div className={styles.account}>
        {dashboard && (
          <SectionBoundary title={t(($) => $.newest.title)} waitsForAnswer resetOn={viewer}>
            <NewestLeads dashboard={dashboard} />
          </SectionBoundary>
        )}
        <div className={styles.cards}>
          <AgencyCard viewer={viewer} />
          <PlanCard viewer={viewer} />
        </div>
      </div>
    </Fragment>
  );
}
