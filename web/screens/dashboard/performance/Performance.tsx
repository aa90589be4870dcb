import type { ReactNode } from 'react';
import { useEffect, useRef, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRefetchableFragment } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { SectionBoundary } from '../../../app/content/SectionBoundary.tsx';
import type { DashboardScreenQuery } from '../../../relay/__generated__/DashboardScreenQuery.graphql.ts';
import type { Performance_viewer$key } from '../../../relay/__generated__/Performance_viewer.graphql.ts';
import type { PerformanceBlocks_viewer$key } from '../../../relay/__generated__/PerformanceBlocks_viewer.graphql.ts';
import type { PerformanceRangeQuery } from '../../../relay/__generated__/PerformanceRangeQuery.graphql.ts';
import type { VisibilityCard_viewer$key } from '../../../relay/__generated__/VisibilityCard_viewer.graphql.ts';
import { parseRange } from '../dashboardSearch.ts';
import { FiguresCard } from './FiguresCard.tsx';
import { FunnelCard } from './FunnelCard.tsx';
import { OutcomesCard } from './OutcomesCard.tsx';
import { RangeChoice } from './RangeChoice.tsx';
import { VisibilityCard } from './VisibilityCard.tsx';
import styles from './Performance.module.css';

/**
 * The figures of a range; each section handles its own failure (P-02). `children` is the section beside the visibility.
 */
export function Performance({ viewer: key, children }: { viewer: Performance_viewer$key; children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const [search] = useSearchParams();
  const range = parseRange(search);
  const viewer = useFragment(
    graphql`
      fragment Performance_viewer on Viewer @argumentDefinitions(range: { type: "String" }) {
        dashboard {
          ...RangeChoice_dashboard @arguments(range: $range)
        }
        ...PerformanceBlocks_viewer @arguments(range: $range)
        ...VisibilityCard_viewer
      }
    `,
    key,
  );
  return (
    <>
      <header className={styles.title}>
        <h2>{t(($) => $.performance)}</h2>
        {viewer.dashboard && <RangeChoice dashboard={viewer.dashboard} />}
      </header>
      <SectionBoundary waitsForAnswer resetOn={range}>
        <Blocks viewer={viewer} scores={viewer} range={range}>
          {children}
        </Blocks>
      </SectionBoundary>
    </>
  );
}

function Blocks({
  viewer: key,
  scores,
  range,
  children,
}: {
  viewer: PerformanceBlocks_viewer$key;
  /** The current scores, whatever the range is. */
  scores: VisibilityCard_viewer$key;
  range: string | null;
  children: ReactNode;
}) {
  const { t } = useTranslation('dashboard');
  const { t: tHome } = useTranslation('home');
  const [viewer, refetch] = useRefetchableFragment<PerformanceRangeQuery, PerformanceBlocks_viewer$key>(
    graphql`
      fragment PerformanceBlocks_viewer on Viewer
      @refetchable(queryName: "PerformanceRangeQuery")
      @argumentDefinitions(range: { type: "String" }) {
        dashboard {
          # The days of a range change at midnight.
          ...RangeChoice_dashboard @arguments(range: $range)
          ...FiguresCard_dashboard @arguments(range: $range)
          ...FunnelCard_dashboard @arguments(range: $range)
          ...OutcomesCard_dashboard @arguments(range: $range)
          ...VisibilityCard_dashboard @arguments(range: $range)
        }
      }
    `,
    key,
  );
  const [isPending, startTransition] = useTransition();
  const loaded = useLoaderData<PreloadedQuery<DashboardScreenQuery>>().variables.range ?? null;
  const shown = useRef(loaded);
  // Only these sections depend on the range, so only they are refetched when it changes (STA-53).
  useEffect(() => {
    if (shown.current === range) return;
    shown.current = range;
    startTransition(() => {
      refetch({ range }, { fetchPolicy: 'store-and-network' });
    });
  }, [range, refetch]);
  const { dashboard } = viewer;
  if (!dashboard) return null;
  return (
    <div className={styles.blocks} aria-busy={isPending || undefined}>
      <SectionBoundary title={tHome(($) => $.figures.label)} waitsForAnswer resetOn={viewer}>
        <FiguresCard dashboard={dashboard} />
      </SectionBoundary>
      <div className={styles.thirds}>
        <SectionBoundary title={tHome(($) => $.funnel.title)} waitsForAnswer resetOn={viewer}>
          <FunnelCard dashboard={dashboard} />
        </SectionBoundary>
        <SectionBoundary title={tHome(($) => $.outcomes.title)} waitsForAnswer resetOn={viewer}>
          <OutcomesCard dashboard={dashboard} />
        </SectionBoundary>
        <SectionBoundary title={t(($) => $.visibility.title)} waitsForAnswer resetOn={viewer}>
          <VisibilityCard dashboard={dashboard} viewer={scores} />
        </SectionBoundary>
        {children}
      </div>
    </div>
  );
}
