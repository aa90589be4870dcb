import { graphql, useFragment } from 'react-relay/hooks';
import { readMoney } from '../../../i18n/money.ts';
import type { useSummaryTotals_dashboard$key } from '../../../relay/__generated__/useSummaryTotals_dashboard.graphql.ts';
import type { Totals } from './figures.ts';

/** The totals of a range from both summaries, for an upstream without daily figures. */
export function useSummaryTotals(dashboard: useSummaryTotals_dashboard$key): Totals {
  const { pageSummary, leadsSummary } = useFragment(
    graphql`
      fragment useSummaryTotals_dashboard on Dashboard
      @argumentDefinitions(range: { type: "String" })
      @throwOnFieldError {
        pageSummary(range: $range) {
          isAvailable
          impressions
          pageViews
          websiteClicks
          linkClicks
        }
        leadsSummary(range: $range) {
          leads
          budgets {
            ...money_money
          }
        }
      }
    `,
    dashboard,
  );
  const { isAvailable, impressions, pageViews, websiteClicks, linkClicks } = pageSummary;
  return {
    impressions: isAvailable ? (impressions ?? null) : null,
    pageViews: isAvailable ? (pageViews ?? null) : null,
    clicks: isAvailable ? (websiteClicks ?? 0) + (linkClicks ?? 0) : null,
    leads: leadsSummary.leads,
    budgets: readMoney(leadsSummary.budgets).amount,
  };
}
