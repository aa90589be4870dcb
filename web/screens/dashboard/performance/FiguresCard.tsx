import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FiguresCard_dashboard$key } from '../../../relay/__generated__/FiguresCard_dashboard.graphql.ts';
import type { useSummaryTotals_dashboard$key } from '../../../relay/__generated__/useSummaryTotals_dashboard.graphql.ts';
import { DashboardCard } from '../DashboardCard.tsx';
import { DaysPanel } from './DaysPanel.tsx';
import { totalsOf } from './figures.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { NoFigures } from './NoFigures.tsx';
import { readSeries } from './readSeries.ts';
import { useShownFigure } from './useShownFigure.ts';
import { useSummaryTotals } from './useSummaryTotals.ts';
import type { Series } from './figures.ts';

/**
 * The key figures with their changes, and the daily values of the selected one (SCR-13, SCR-14, EXT-13). If the
 * upstream has no daily figures, only the totals.
 */
export function FiguresCard({ dashboard }: { dashboard: FiguresCard_dashboard$key }) {
  const { t } = useTranslation('home');
  const { series, ...summaries } = useFragment(
    graphql`
      fragment FiguresCard_dashboard on Dashboard @argumentDefinitions(range: { type: "String" }) @throwOnFieldError {
        series(range: $range) {
          ...readSeries_series
        }
        ...useSummaryTotals_dashboard @arguments(range: $range)
      }
    `,
    dashboard,
  );
  return (
    <DashboardCard label={t(($) => $.figures.label)}>
      {series ? <ByDay series={readSeries(series)} /> : <SumsOnly summaries={summaries} />}
    </DashboardCard>
  );
}

function ByDay({ series }: { series: Series }) {
  const totals = totalsOf(series.current);
  const figure = useShownFigure(totals);
  return (
    <>
      <KeyFigures totals={totals} before={totalsOf(series.previous)} shown={figure} />
      {totals.impressions === null && totals[figure] !== null && <NoFigures />}
      <DaysPanel series={series} figure={figure} />
    </>
  );
}

function SumsOnly({ summaries }: { summaries: useSummaryTotals_dashboard$key }) {
  const totals = useSummaryTotals(summaries);
  return (
    <>
      <KeyFigures totals={totals} before={null} shown={null} />
      {totals.impressions === null && <NoFigures />}
    </>
  );
}
