import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../i18n/format.ts';
import type { FunnelCard_dashboard$key } from '../../../relay/__generated__/FunnelCard_dashboard.graphql.ts';
import type { useSummaryTotals_dashboard$key } from '../../../relay/__generated__/useSummaryTotals_dashboard.graphql.ts';
import { CardHead } from '../CardHead.tsx';
import { DashboardCard } from '../DashboardCard.tsx';
import { Change } from './Change.tsx';
import { funnelOf, totalsOf } from './figures.ts';
import type { Totals } from './figures.ts';
import styles from './FunnelCard.module.css';
import { readSeries } from './readSeries.ts';
import { useSummaryTotals } from './useSummaryTotals.ts';

/** The steps from a search result to a lead. Bars show the share of the previous step, and are full without one. */
export function FunnelCard({ dashboard }: { dashboard: FunnelCard_dashboard$key }) {
  const { series, ...summaries } = useFragment(
    graphql`
      fragment FunnelCard_dashboard on Dashboard @argumentDefinitions(range: { type: "String" }) @throwOnFieldError {
        series(range: $range) {
          ...readSeries_series
        }
        ...useSummaryTotals_dashboard @arguments(range: $range)
      }
    `,
    dashboard,
  );
  if (!series) return <FunnelOfSummaries summaries={summaries} />;
  const { current, previous } = readSeries(series);
  return <Funnel totals={totalsOf(current)} before={totalsOf(previous)} />;
}

function FunnelOfSummaries({ summaries }: { summaries: useSummaryTotals_dashboard$key }) {
  return <Funnel totals={useSummaryTotals(summaries)} before={null} />;
}

function Funnel({ totals, before }: { totals: Totals; before: Totals | null }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <DashboardCard labelledBy="funnel">
      <CardHead id="funnel" title={t(($) => $.funnel.title)} />
      <ul role="list" className={styles.steps}>
        {funnelOf(totals, before).map(({ figure, count, share, points }) => (
          <li key={figure}>
            <span className={styles.name}>{t(($) => $.funnel.step[figure])}</span>
            <b>{count === null ? '–' : format.number(count)}</b>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ inlineSize: `${(share ?? (count ? 1 : 0)) * 100}%` }} />
            </span>
            <span className={styles.share}>
              {figure === 'impressions' && t(($) => $.funnel.seen)}
              {figure !== 'impressions' && share !== null && (
                <span>{t(($) => $.funnel.share[figure], { share: format.percent(share) })}</span>
              )}
              {points !== null && (
                <Change value={Math.round(points * 10)}>
                  {t(($) => $.funnel.points, { points: format.signed(points) })}
                </Change>
              )}
            </span>
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
