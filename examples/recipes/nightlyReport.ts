// Prints the figures of a range as Markdown, for a nightly email or chat message. Scope: REPORTS_READ.
//   0 2 * * *  PORTAL_TOKEN=… node examples/recipes/nightlyReport.ts
import { portalOfEnvironment, type Portal } from './portal.ts';

const FIGURES = `
  query Figures($range: String) {
    viewer {
      score { score }
      dashboard {
        ranges { key from to }
        pageSummary(range: $range) { isAvailable impressions pageViews websiteClicks }
        leadsSummary(range: $range) {
          leads
          budgets { amount currency }
          distribution { accepted rejected expired pending }
        }
        actions { name priority }
      }
    }
  }`;

interface Figures {
  readonly viewer: {
    /** Null, like the dashboard, for an account without a subscription. */
    readonly score: { readonly score: number | null } | null;
    readonly dashboard: {
      readonly ranges: readonly { readonly key: string; readonly from: string; readonly to: string }[];
      readonly pageSummary: {
        readonly isAvailable: boolean;
        readonly impressions: number | null;
        readonly pageViews: number | null;
        readonly websiteClicks: number | null;
      };
      readonly leadsSummary: {
        readonly leads: number;
        readonly budgets: { readonly amount: number; readonly currency: string };
        readonly distribution: Readonly<Record<'accepted' | 'rejected' | 'expired' | 'pending', number>>;
      };
      /** Null where the portal is older than its upstream. */
      readonly actions: readonly { readonly name: string | null; readonly priority: string | null }[];
    } | null;
  };
}

/** The report. `range` is a key from `dashboard.ranges`; without it, the first range is used. */
export async function nightlyReport(portal: Portal, range?: string): Promise<string> {
  const { viewer } = await portal.ask<Figures>(FIGURES, { range });
  if (!viewer.dashboard || !viewer.score) throw new Error('The account has no subscription, so it has no figures.');
  const { ranges, pageSummary, leadsSummary, actions } = viewer.dashboard;
  const days = ranges.find(({ key }) => key === range) ?? ranges[0];
  const { accepted, rejected, expired, pending } = leadsSummary.distribution;
  return [
    `# ${days?.from} to ${days?.to}`,
    '',
    `- ${leadsSummary.leads} leads worth up to ${leadsSummary.budgets.amount} ${leadsSummary.budgets.currency}`,
    `- ${accepted} accepted, ${rejected} declined, ${expired} expired, ${pending} to answer`,
    pageSummary.isAvailable
      ? `- ${pageSummary.impressions} impressions, ${pageSummary.pageViews} page views, ${pageSummary.websiteClicks} clicks`
      : '- no figures of the page yet',
    `- score ${viewer.score.score ?? 'unknown'}`,
    ...actions.flatMap(({ name, priority }) =>
      name === null ? [] : [`- to do (${priority?.toLowerCase() ?? 'unknown'}): ${name}`],
    ),
  ].join('\n');
}

if (import.meta.main) console.log(await nightlyReport(portalOfEnvironment(), process.argv[2]));
