import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedPair, type SharedPair } from './testing/pair.ts';

let pair: SharedPair;
beforeAll(async () => {
  pair = await sharedPair();
});

/** Everything the dashboard shows: what needs attention now, and the figures of a range. */
const SCREEN = `query ($range: String) { viewer {
  leads(first: 4, status: PENDING, sort: DEADLINE) { totalCount nodes { name title expiresAt } }
  chats(first: 3, view: UNREAD) { totalCount nodes { lead { name } lastMessage { createdAt body { __typename } } } }
  pendingDeals { uuid name budget { amount } }
  score { score }
  dashboard {
    ranges { key }
    series(range: $range) { timeZone current { ...days } previous { ...days } }
    pageSummary(range: $range) { isAvailable impressions pageViews websiteClicks linkClicks }
    leadsSummary(range: $range) { leads budgets { amount } distribution { accepted rejected expired pending }
      budgetRanges { leads } }
    visibility { responsiveScore pageOptimization }
    visibilityDetails(range: $range) { response { score before reasons { code leads effect } } page { score } }
    actions { name }
  }
} }
fragment days on DailyFigures { from to impressions pageViews websiteClicks linkClicks leads budgets }`;

interface Days {
  readonly from: string;
  readonly to: string;
  readonly impressions: readonly number[];
  readonly pageViews: readonly number[];
  readonly websiteClicks: readonly number[];
  readonly linkClicks: readonly number[];
  readonly leads: readonly number[];
  readonly budgets: readonly number[];
}
interface Screen {
  readonly viewer: {
    readonly pendingDeals: readonly { readonly uuid: string }[] | null;
    readonly dashboard: {
      readonly ranges: readonly { readonly key: string }[];
      readonly series: { readonly timeZone: string; readonly current: Days; readonly previous: Days } | null;
      readonly pageSummary: object;
      readonly leadsSummary: { readonly leads: number; readonly budgetRanges: readonly { leads: number }[] | null };
      readonly visibility: { readonly responsiveScore: number; readonly pageOptimization: number };
      readonly visibilityDetails: {
        readonly response: {
          readonly score: number;
          readonly before: number;
          readonly reasons: readonly { readonly effect: number }[];
        };
        readonly page: { readonly score: number };
      } | null;
    };
  };
}

function sum(list: readonly number[]): number {
  return list.reduce((total, value) => total + value, 0);
}

function read(account: string, range?: string): Promise<Screen> {
  return pair.ask<Screen>(account, SCREEN, { range });
}

test('the dashboard is one operation with one call for each section (P-02, GWY-09)', async () => {
  await pair.try('owner-start', '{ filters { budgets { key } } }');
  const { calls, answer } = await pair.callsOf('owner-start', SCREEN, { range: 'last_12_months' });
  expect(answer.errors).toBeUndefined();
  const blocks = ['ranges', 'page-summary', 'leads-summary', 'visibility', 'actions', 'score'];
  expect(calls.toSorted()).toEqual(
    [
      ...[...blocks, 'series', 'visibility-details'].map((block) => `GET /account/dashboard/${block}`),
      'GET /account/deals',
      'GET /account/leads',
      'GET /messaging/api/v1/agency/chats/',
    ].toSorted(),
  );
});

describe('daily figures (EXT-13)', () => {
  test('agree with the summaries in every range', async () => {
    const { viewer } = await read('owner-scale');
    for (const { key } of viewer.dashboard.ranges) {
      const { dashboard } = (await read('owner-scale', key)).viewer;
      const { current, previous } = dashboard.series ?? {};
      if (current === undefined || previous === undefined) throw new Error('There is no series.');
      expect(dashboard.pageSummary, key).toEqual({
        isAvailable: true,
        impressions: sum(current.impressions),
        pageViews: sum(current.pageViews),
        websiteClicks: sum(current.websiteClicks),
        linkClicks: sum(current.linkClicks),
      });
      expect(dashboard.leadsSummary, key).toMatchObject({
        leads: sum(current.leads),
        budgets: { amount: sum(current.budgets) },
      });
      expect(sum((dashboard.leadsSummary.budgetRanges ?? []).map(({ leads }) => leads)), key).toBe(sum(current.leads));
      expect(previous.leads.length, key).toBe(current.leads.length);
      expect(previous.to < current.from, key).toBe(true);
    }
  });

  test('begin in the time zone that the account chooses', async () => {
    const set = `mutation ($timeZone: String!) { setTimeZone(input: { timeZone: $timeZone }) {
      account { timeZone } errors { code path } } }`;
    const choose = (timeZone: string) => pair.ask('owner-scale', set, { timeZone });
    const before = (await read('owner-scale')).viewer.dashboard.series?.timeZone ?? '';
    const timeZone = 'Pacific/Kiritimati';
    try {
      expect(await choose(timeZone)).toEqual({ setTimeZone: { account: { timeZone }, errors: [] } });
      const { series, leadsSummary } = (await read('owner-scale')).viewer.dashboard;
      expect(series?.timeZone).toBe(timeZone);
      expect(leadsSummary.leads).toBe(sum(series?.current.leads ?? []));
      const errors = [{ code: 'INVALID_VALUE', path: ['timeZone'] }];
      expect(await choose('Middle/Earth')).toEqual({ setTimeZone: { account: null, errors } });
    } finally {
      await choose(before);
    }
  });

  test("a visit is counted in today's figures", async () => {
    const visited = 'owner-advanced';
    const before = (await read(visited, 'last_7_days')).viewer.dashboard.series;
    const { viewer } = await pair.ask<{ viewer: { agency: { alias: string } } }>(
      visited,
      '{ viewer { agency { alias } } }',
    );
    const { alias } = viewer.agency;
    const record = 'mutation ($input: RecordAgencyEventsInput!) { recordAgencyEvents(input: $input) { isCounted } }';
    const events = [
      { alias, type: 'PAGE_VIEW' },
      { alias, type: 'WEBSITE_CLICK' },
    ];
    const { data } = await pair.gateway.run(null, record, { input: { view: randomUUID(), events } });
    expect(data).toEqual({ recordAgencyEvents: { isCounted: true } });
    const after = (await read(visited, 'last_7_days')).viewer.dashboard.series;
    const add = (list: readonly number[] = []): number[] => [...list.slice(0, -1), (list.at(-1) ?? 0) + 1];
    expect(after).toEqual({
      ...before,
      current: {
        ...before?.current,
        pageViews: add(before?.current.pageViews),
        websiteClicks: add(before?.current.websiteClicks),
      },
    });
  });

  test('the visibility details say why the score changed (P-34)', async () => {
    const { visibility, visibilityDetails: details } = (await read('owner-scale')).viewer.dashboard;
    expect([details?.response.score, details?.page.score]).toEqual([
      visibility.responsiveScore,
      visibility.pageOptimization,
    ]);
    const { score = 0, before = 0, reasons = [] } = details?.response ?? {};
    expect(Math.abs(sum(reasons.map(({ effect }) => effect)) - (score - before))).toBeLessThan(0.14);
    expect(reasons.length).toBeGreaterThan(0);
  });

  test('the deals to confirm are those that can be answered', async () => {
    const { pendingDeals } = (await read('owner-scale')).viewer;
    expect(pendingDeals?.length).toBeGreaterThan(0);
    for (const { uuid } of pendingDeals ?? []) {
      const { viewer } = await pair.ask<{ viewer: { deal: object } }>(
        'owner-scale',
        `{ viewer { deal(uuid: "${uuid}") { status canAnswer } } }`,
      );
      expect(viewer.deal).toEqual({ status: 'PENDING', canAnswer: true });
    }
  });
});
