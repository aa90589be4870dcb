import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import parameters from '../../../relay/__generated__/DashboardScreenQuery$parameters.ts';
import query from '../../../relay/__generated__/DashboardScreenQuery.graphql.ts';
import { inPriceCurrency } from '../../../i18n/money.ts';
import { queryLoader } from '../../../routing/queryLoader.ts';
import { plan } from '../../../routing/route.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import type { NoticeStore } from '../../../ui/notices/noticeStore.ts';
// Loaded here, so that loading it does not count towards a test's time limit.
import '../chart/DaysChart.tsx';
import '../DashboardFigures.tsx';
import { DashboardScreen } from '../DashboardScreen.tsx';
import { dashboardVariables } from '../dashboardSearch.ts';

const NONE = { totalCount: 0, nodes: [], isSearchable: true };

/** Three days and the three days before them; all figures differ. */
export const SERIES = {
  timeZone: 'Europe/Berlin',
  current: {
    from: '2026-11-20',
    to: '2026-11-22',
    impressions: [100, 200, 300],
    pageViews: [10, 20, 30],
    websiteClicks: [1, 2, 3],
    linkClicks: [0, 1, 2],
    leads: [1, 0, 2],
    budgets: [1_000, 0, 4_000],
  },
  previous: {
    from: '2026-11-17',
    to: '2026-11-19',
    impressions: [100, 100, 200],
    pageViews: [20, 20, 20],
    websiteClicks: [2, 2, 2],
    linkClicks: [1, 1, 1],
    leads: [0, 0, 0],
    budgets: [0, 0, 0],
  },
};

export const SUMMARIES = {
  pageSummary: { isAvailable: true, impressions: 600, pageViews: 60, websiteClicks: 6, linkClicks: 3 },
  leadsSummary: {
    leads: 3,
    budgets: inPriceCurrency(5_000),
    distribution: { accepted: 1, rejected: 1, expired: 0, pending: 1 },
    budgetRanges: null,
  },
};

/** A dashboard with nothing to do, and without the optional figures. */
export const NOTHING_TO_DO = {
  actions: [],
  leads: [],
  pendingLeads: NONE,
  unreadChats: NONE,
  ranges: [
    { key: 'last_30_days', from: '2026-10-24', to: '2026-11-22' },
    { key: 'last_7_days', from: '2026-11-16', to: '2026-11-22' },
  ],
  series: null,
  visibilityDetails: null,
};

interface ShownDashboard {
  readonly environment: MockEnvironment;
  readonly notices: NoticeStore;
  /** Queues the query of a URL's search string, and leaves it pending. */
  readonly announceSlow: (search: string) => void;
  readonly goTo: (address: string) => Promise<void>;
}

/** Opens the dashboard of an owner who has nothing to do, apart from the given changes. */
export async function showDashboard(
  own: { viewer?: object; dashboard?: object; user?: object } = {},
  search = '',
): Promise<ShownDashboard> {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Viewer: () => ({
        onboarding: null,
        pendingDeals: null,
        score: null,
        messenger: { unreadMessages: 0 },
        ...own.viewer,
      }),
      Dashboard: () => ({
        ...NOTHING_TO_DO,
        visibility: { responsiveScore: 4.2, pageOptimization: 3.9 },
        ...SUMMARIES,
        ...own.dashboard,
      }),
      AccountCounters: () => ({ activeLeads: 0 }),
      AccountLimits: () => null,
      AccountSubscription: () => ({ status: 'PAID', tariff: 'AGK_S', productName: 'FREE' }),
      User: () => ({
        roles: ['OWNER'],
        getStarted: true,
        agencyStatus: 'PUBLISHED',
        moderationStatus: 'APPROVED',
        ...own.user,
      }),
    }),
  );
  const announceSlow = (other: string) =>
    environment.mock.queuePendingOperation(query, dashboardVariables(null, new URLSearchParams(other)));
  announceSlow(search);
  const loader = queryLoader(environment, plan(parameters, dashboardVariables));
  const { goTo, notices } = await renderPage(
    () => [{ path: '/profile/dashboard', loader, Component: DashboardScreen }],
    {
      environment,
      path: `/profile/dashboard${search}`,
    },
  );
  return { environment, notices, announceSlow, goTo };
}
