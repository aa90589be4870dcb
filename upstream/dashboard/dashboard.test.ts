import { beforeAll, describe, expect, test } from 'vitest';
import { BUDGETS } from '../../domain/catalogue/ranges.ts';
import { DAY, HOUR } from '../db/clock.ts';
import { insertLead } from '../db/testing/testRows.ts';
import { START_WITHIN } from '../http/testing/testServer.ts';
import { type DashboardServer, startDashboardServer } from './testing/dashboardServer.ts';

let dashboard: DashboardServer;

beforeAll(async () => {
  dashboard = await startDashboardServer();
}, START_WITHIN);

/** The leads of the summary by budget, the last without one. */
function budgetRanges(...counts: readonly number[]): object[] {
  const ends = [...BUDGETS.map(({ from, to }) => ({ from, to })), { from: null, to: null }];
  return ends.map((range, index) => ({ ...range, leads: counts[index] }));
}

test.each([
  'actions',
  'leads',
  'ranges',
  'visibility',
  'score',
  'leads-summary?from=2026-01-01&to=2026-01-02',
  'page-summary?from=2026-01-01&to=2026-01-02',
  'series?from=2026-01-01&to=2026-01-02',
  'visibility-details?from=2026-01-01&to=2026-01-02',
])('%s requires a subscription', async (path) => {
  expect(await dashboard.call(path, 'free')).toMatchObject({
    status: 403,
    body: { code: 'SUBSCRIPTION_REQUIRED' },
  });
});

describe('figures', () => {
  // Midnight in Tokyo.
  const midnight = new Date('2026-11-10T15:00:00.000Z');
  const lead = async (hours: number, values: object = {}): Promise<void> => {
    await insertLead(dashboard.server.db, dashboard.ownerId, new Date(midnight.getTime() + hours * HOUR), values);
  };
  const accepted = (hours: number) => ({
    status: 'accepted',
    answered_at: new Date(midnight.getTime() + hours * HOUR),
    ...(hours > 40 ? { review_status: 'created' } : {}),
  });

  beforeAll(async () => {
    await lead(-0.001, { budget_from: null, budget_to: null });
    await lead(0, accepted(5));
    await lead(1, accepted(50));
    await lead(2, {
      status: 'declined',
      answered_at: new Date(midnight.getTime() + 3 * HOUR),
      budget_from: 25_000,
      budget_to: null,
    });
    await lead(23.999, { expires_at: new Date(dashboard.server.clock.now().getTime() + DAY) });
    await lead(5, { blocked_at: midnight });
    await lead(24, { expires_at: new Date(dashboard.server.clock.now().getTime() + 9 * DAY) });
  });

  test('counts leads by days in the account’s time zone, and the parts add up (RST-37)', async () => {
    expect(await dashboard.get('leads-summary?from=2026-11-11&to=2026-11-11')).toEqual({
      leads: 4,
      budgets: 5000 + 5000 + 25_000 + 5000,
      distribution: { accepted: 2, rejected: 1, expired: 0, pending: 1 },
      budgetRanges: budgetRanges(0, 0, 3, 0, 0, 1, 0),
    });
    expect(await dashboard.get('leads-summary?from=2026-11-10&to=2026-11-12')).toEqual({
      leads: 6,
      budgets: 45_000,
      distribution: { accepted: 2, rejected: 1, expired: 1, pending: 2 },
      budgetRanges: budgetRanges(0, 0, 4, 0, 0, 1, 1),
    });
    expect(await dashboard.get('leads-summary?from=2025-01-01&to=2025-12-31')).toMatchObject({ leads: 0, budgets: 0 });
  });

  test('derives the most urgent action from leads', async () => {
    expect((await dashboard.actions())[0]).toBe('reactToLeads highest');
    expect(await dashboard.actions()).toContain('requestReviews low');
    const reviewed = async (status: 'created' | 'pending') =>
      await dashboard.server.db.updateTable('leads').set({ review_status: status }).execute();
    // A draft has not been sent to the client.
    await reviewed('created');
    expect(await dashboard.actions()).toContain('requestReviews low');
    await reviewed('pending');
    expect(await dashboard.actions()).not.toContain('requestReviews low');
  });

  test('lists the five newest leads (RST-34)', async () => {
    const { leads } = (await dashboard.get('leads')) as { leads: { receivedAt: string }[] };
    expect(leads.map(({ receivedAt }) => (Date.parse(receivedAt) - midnight.getTime()) / HOUR)).toEqual([
      24, 23.999, 5, 2, 1,
    ]);
  });

  test("computes visibility from fast answers and the page's completeness (RST-36)", async () => {
    // Four answered or expired leads are too few for a score.
    expect(await dashboard.get('visibility')).toEqual({ responsiveScore: null, pageOptimization: 1.9 });
    await lead(-30, accepted(-29));
    expect(await dashboard.get('visibility')).toEqual({ responsiveScore: 3, pageOptimization: 1.9 });
  });

  test('counts visits by day (RST-38)', async () => {
    const day = { agency_id: dashboard.agencyId, impressions: 100, page_views: 20, website_clicks: 3, link_clicks: 1 };
    const days = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12'].map((date) => ({ ...day, day: date }));
    await dashboard.server.db.insertInto('agency_days').values(days).execute();
    expect(await dashboard.get('page-summary?from=2026-11-10&to=2026-11-11')).toEqual({
      isAvailable: true,
      impressions: 200,
      pageViews: 40,
      websiteClicks: 6,
      linkClicks: 2,
    });
    expect(await dashboard.get('page-summary?from=2026-01-01&to=2026-01-31')).toMatchObject({
      isAvailable: true,
      pageViews: 0,
    });
  });

  test.each([
    'from=2026-11-12&to=2026-11-11',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-11-12',
    'from=0000-01-01&to=2026-01-01',
    'from=x&to=y',
  ])('%s is refused', async (query) => {
    for (const path of ['leads-summary', 'page-summary', 'series', 'visibility-details']) {
      expect((await dashboard.call(`${path}?${query}`)).status).toBe(422);
    }
  });
});
