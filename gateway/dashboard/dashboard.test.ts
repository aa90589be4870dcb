import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireLeadsSummary, WirePageSummary } from '../../upstream/contract/dashboard.ts';
import { wireLead } from '../leads/testing/wire.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import { DETAILS, SERIES } from './testing/wireFigures.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const PATH = '/account/dashboard';
const RANGES = [
  { id: 'last_30_days', from: '2026-10-23', to: '2026-11-21' },
  { id: 'last_7_days', from: '2026-11-15', to: '2026-11-21' },
];
const LEADS: WireLeadsSummary = {
  leads: 4,
  budgets: 5_000_000_000,
  distribution: { accepted: 1, rejected: 1, expired: 1, pending: 1 },
  budgetRanges: [
    { from: 25_000, to: null, leads: 3 },
    { from: null, to: null, leads: 1 },
  ],
};
const PAGE: WirePageSummary = { isAvailable: true, impressions: 9, pageViews: 3, websiteClicks: 1, linkClicks: 0 };
const ANSWERS = {
  [`GET ${PATH}/ranges`]: { ranges: RANGES },
  [`GET ${PATH}/page-summary?from=2026-10-23&to=2026-11-21`]: PAGE,
  [`GET ${PATH}/leads-summary?from=2026-10-23&to=2026-11-21`]: LEADS,
  [`GET ${PATH}/leads-summary?from=2026-11-15&to=2026-11-21`]: { ...LEADS, leads: 1 },
  [`GET ${PATH}/series?from=2026-10-23&to=2026-11-21`]: SERIES,
  [`GET ${PATH}/visibility-details?from=2026-10-23&to=2026-11-21`]: DETAILS,
  [`GET ${PATH}/leads`]: { leads: [wireLead(1)] },
  [`GET ${PATH}/actions`]: {
    actions: [
      { action: 'addServices', priority: 'low' },
      { action: 'reactToLeads', priority: 'highest' },
      { action: 'dance', priority: 'low' },
    ],
  },
  [`GET ${PATH}/visibility`]: { responsiveScore: 4.5, pageOptimization: null },
};
const WHOLE = `{ viewer { dashboard {
  ranges { key from to } pageSummary { isAvailable impressions pageViews websiteClicks linkClicks }
  leadsSummary { leads budgets { amount currency } distribution { accepted rejected expired pending }
    budgetRanges { from { amount } to { amount } leads } }
  series { timeZone current { ...days } previous { ...days } }
  leads { slug } actions { name priority } visibility { responsiveScore pageOptimization }
  visibilityDetails { response { score answeredInTime decided before reasons { code leads effect } }
    page { score parts { name count goal } } }
} } }
fragment days on DailyFigures { from to impressions pageViews websiteClicks linkClicks leads budgets }`;

describe('dashboard (RST-33 to RST-38)', () => {
  test('every section takes one call, after the ranges', async () => {
    portal.answer(ANSWERS);
    const { data, errors, calls } = await portal.run(WHOLE);
    expect(errors).toEqual([]);
    expect([calls[0]?.call, calls.length]).toEqual([`GET ${PATH}/ranges`, 8]);
    expect(data).toEqual({
      viewer: {
        dashboard: {
          ranges: RANGES.map(({ id, from, to }) => ({ key: id, from, to })),
          pageSummary: PAGE,
          leadsSummary: {
            ...LEADS,
            budgets: { amount: 5_000_000_000, currency: 'USD' },
            budgetRanges: [
              { from: { amount: 25_000 }, to: null, leads: 3 },
              { from: null, to: null, leads: 1 },
            ],
          },
          series: SERIES,
          leads: [{ slug: 'lead-1' }],
          actions: [
            { name: 'REACT_TO_LEADS', priority: 'HIGHEST' },
            { name: 'ADD_SERVICES', priority: 'LOW' },
            { name: null, priority: 'LOW' },
          ],
          visibility: { responsiveScore: 4.5, pageOptimization: null },
          visibilityDetails: {
            response: {
              score: 4,
              answeredInTime: 8,
              decided: 10,
              before: 4.2,
              reasons: [
                { code: 'ANSWERED_LATE', leads: 2, effect: -0.3 },
                { code: 'ANSWERED_IN_TIME', leads: 1, effect: 0.1 },
              ],
            },
            page: { score: 3.9, parts: [{ name: 'CLIENT_LOGOS', count: 2, goal: 6 }] },
          },
        },
      },
    });
  });

  test('without the optional additions their sections are null, and the others are complete (EXT-13)', async () => {
    const { budgetRanges: _, ...summary } = LEADS;
    portal.answer({
      ...ANSWERS,
      [`GET ${PATH}/leads-summary?from=2026-10-23&to=2026-11-21`]: summary,
      [`GET ${PATH}/series?from=2026-10-23&to=2026-11-21`]: new Refusal(404, 'NOT_FOUND'),
      [`GET ${PATH}/visibility-details?from=2026-10-23&to=2026-11-21`]: new Refusal(404, 'NOT_FOUND'),
    });
    const { data, errors } = await portal.run(WHOLE);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      viewer: { dashboard: { series: null, visibilityDetails: null, leadsSummary: { leads: 4, budgetRanges: null } } },
    });
  });

  test('a range is selected by its key; an unknown key is refused', async () => {
    portal.answer(ANSWERS);
    const ask = (key: string) => portal.run(`{ viewer { dashboard { leadsSummary(range: "${key}") { leads } } } }`);
    expect((await ask('last_7_days')).data).toEqual({ viewer: { dashboard: { leadsSummary: { leads: 1 } } } });
    expect((await ask('last_week')).errors).toEqual(['viewer.dashboard.leadsSummary: BAD_USER_INPUT']);
  });

  test('is null without a subscription, as is the score, and the account is still returned', async () => {
    portal.answer({
      [`GET ${PATH}/ranges`]: new Refusal(403, 'SUBSCRIPTION_REQUIRED'),
      [`GET ${PATH}/score`]: new Refusal(403, 'SUBSCRIPTION_REQUIRED'),
      'GET /account/counters': { activeLeads: 2 },
    });
    const text = '{ viewer { dashboard { leads { id } } score { score } account { counters { activeLeads } } } }';
    const { data, errors } = await portal.run(text);
    expect({ data, errors }).toEqual({
      data: { viewer: { dashboard: null, score: null, account: { counters: { activeLeads: 2 } } } },
      errors: [],
    });
  });

  test.each([
    ['page-summary?from=2026-10-23&to=2026-11-21', { ...PAGE, impressions: 'many' }, 'pageSummary'],
    ['leads-summary?from=2026-10-23&to=2026-11-21', { ...LEADS, distribution: null }, 'leadsSummary'],
    ['leads', { leads: [null] }, 'leads'],
    ['actions', { actions: null }, 'actions'],
    ['visibility', new Refusal(500, 'BROKEN'), 'visibility'],
    ['series?from=2026-10-23&to=2026-11-21', new Refusal(500, 'BROKEN'), 'series'],
    ['series?from=2026-10-23&to=2026-11-21', { ...SERIES, current: { ...SERIES.current, leads: [1] } }, 'series'],
    ['visibility-details?from=2026-10-23&to=2026-11-21', { ...DETAILS, response: null }, 'visibilityDetails'],
  ])('a section that fails does not affect the others: %s (P-02)', async (call, answer, field) => {
    portal.answer({ ...ANSWERS, [`GET ${PATH}/${call}`]: answer });
    const { data, errors } = await portal.run(WHOLE);
    expect(errors).toEqual([`viewer.dashboard.${field}: UPSTREAM_ERROR`]);
    const blocks = (data as { viewer: { dashboard: Record<string, unknown> } }).viewer.dashboard;
    expect(Object.entries(blocks).flatMap(([name, block]) => (block === null ? [name] : []))).toEqual([field]);
  });

  test.each([
    ['are invalid', { ranges: [{ id: 'x', from: 'yesterday', to: 'today' }] }],
    ['cannot be read', new Refusal(500, 'BROKEN')],
  ])('if the ranges %s, only the sections of a range fail (P-02)', async (_what, answer) => {
    portal.answer({ ...ANSWERS, [`GET ${PATH}/ranges`]: answer });
    const { data, errors } = await portal.run(WHOLE);
    const failed = ['leadsSummary', 'pageSummary', 'ranges', 'series', 'visibilityDetails'];
    expect(errors).toEqual(failed.map((field) => `viewer.dashboard.${field}: UPSTREAM_ERROR`));
    expect(data).toMatchObject({ viewer: { dashboard: { leads: [{}], actions: [{}, {}, {}], visibility: {} } } });
  });

  test('a refused read of the ranges is not followed by others', async () => {
    portal.answer({ ...ANSWERS, [`GET ${PATH}/ranges`]: new Refusal(429, 'TOO_MANY_REQUESTS') });
    const { errors, calls } = await portal.run(WHOLE);
    expect({ errors, calls: calls.length }).toEqual({ errors: ['viewer.dashboard: RATE_LIMITED'], calls: 1 });
  });
});
