import { beforeAll, describe, expect, test } from 'vitest';
import type { WireScore } from '../contract/dashboard.ts';
import { DAY, HOUR } from '../db/clock.ts';
import { insertAgency, insertLead } from '../db/testRows.ts';
import { START_WITHIN, startTestServer, TEST_NOW, type TestServer } from '../http/testServer.ts';

const dashboard = '/account/dashboard';
let server: TestServer;
let agencyId: number;
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['owner', 'beginner', 'free']) {
    const email = `${name}@acme.com`;
    tokens[name] = await server.signUp(email);
    const { id } = await server.db
      .updateTable('accounts')
      .set({ time_zone: 'Asia/Tokyo', tariff: 'AGK_M', subscription_status: name === 'free' ? 'free' : 'paid' })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow();
    ids[name] = id;
  }
  const agency = await insertAgency(server.db, 'Bright Fox', {
    account_id: ids['owner'] ?? null,
    short_description: 'x'.repeat(100),
    detailed_description: '😀'.repeat(1000),
    services: [1, 102, 2, 999],
    industries: [1],
  });
  agencyId = agency.id;
  const story = { agency_id: agencyId, challenge: '', solution: '', result: '', budget: null, duration: null };
  await server.db
    .insertInto('agency_stories')
    .values([
      { ...story, position: 0, name: 'A', status: 'published' },
      { ...story, position: 1, name: 'B', status: 'published' },
      { ...story, position: 2, name: 'C', status: 'draft' },
      { ...story, position: 3, name: 'D', status: 'published', removed_at: TEST_NOW },
    ])
    .execute();
  await server.db
    .insertInto('agency_images')
    .values(
      [1, 2, 3].map((position) => ({ agency_id: agencyId, kind: 'award' as const, position, alt: '', file: 'x' })),
    )
    .execute();
}, START_WITHIN);

const get = async (path: string, as = 'owner'): Promise<unknown> =>
  (await server.call('GET', `${dashboard}/${path}`, { token: tokens[as] ?? '' })).body;
const score = async (as = 'owner') => (await get('score', as)) as WireScore;
const actions = async (as = 'owner'): Promise<string[]> => {
  const { actions: list } = (await get('actions', as)) as { actions: { action: string; priority: string }[] };
  return list.map(({ action, priority }) => `${action} ${priority}`);
};
const project = async (domain: string, name = 'Ours') =>
  await server.call('POST', `${dashboard}/score/projects`, { token: tokens['owner'] ?? '', body: { domain, name } });
const control = async (path: string, body?: unknown, method: 'PUT' | 'POST' = 'PUT') =>
  (await server.call(method, `/control/accounts/owner@acme.com/${path}`, { body })).status;
const storedScore = async () =>
  (await server.db.selectFrom('agencies').select('score').where('id', '=', agencyId).executeTakeFirstOrThrow()).score;

test.each([
  'actions',
  'leads',
  'ranges',
  'visibility',
  'score',
  'leads-summary?from=2026-01-01&to=2026-01-02',
  'page-summary?from=2026-01-01&to=2026-01-02',
])('%s needs a subscription', async (path) => {
  expect(await server.call('GET', `${dashboard}/${path}`, { token: tokens['free'] ?? '' })).toMatchObject({
    status: 403,
    body: { code: 'SUBSCRIPTION_REQUIRED' },
  });
});

describe('score (RST-39, RST-40)', () => {
  test('grows with what the agency does, and is what the directory sorts by', async () => {
    expect(await score()).toEqual({
      project: null,
      hasSiteAudit: false,
      canSetupSiteAudit: false,
      limits: { max: 3, name: 'projects', used: 0 },
      score: 1.8,
      scoredAt: TEST_NOW.toISOString(),
      certs: { agency: false, tool: false },
      passedDescription: true,
      successStories: 2,
    });
    expect(await actions()).toEqual([
      'setupProject high',
      'addSuccessStories low',
      'passToolkitExam low',
      'passAgenciesExam low',
      'addServices lowest',
      'addIndustries lowest',
    ]);
    server.clock.advance(HOUR);
    expect((await score()).scoredAt).toBe(TEST_NOW.toISOString());
    expect(await control('site-audit', undefined, 'POST')).toBe(409);
    expect((await project('www.Bright-Fox.example', ' Ours ')).body).toEqual({
      data: { domain: 'bright-fox.example', name: 'Ours' },
    });
    expect(await score()).toMatchObject({ score: 2.8, canSetupSiteAudit: true, limits: { used: 1 } });
    expect(await actions()).toContain('setupSiteAudit high');
    expect(await control('exam', { exam: 'tool', isPassed: true })).toBe(204);
    expect(await control('site-audit', undefined, 'POST')).toBe(204);
    expect(await score()).toMatchObject({
      score: 4,
      scoredAt: server.clock.now().toISOString(),
      hasSiteAudit: true,
      canSetupSiteAudit: false,
      certs: { agency: false, tool: true },
    });
    expect(await storedScore()).toBe(4);
    expect(await actions()).toEqual([
      'addSuccessStories low',
      'passAgenciesExam low',
      'addServices lowest',
      'addIndustries lowest',
    ]);
    await control('exam', { exam: 'tool', isPassed: false });
    expect(await storedScore()).toBe(3.4);
  });

  test('three projects at most, a domain once, two at the same moment counted', async () => {
    const statuses = await Promise.all(
      ['b.example', 'c.example', 'd.example'].map(async (name) => (await project(name)).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 409]);
    expect(await project('e.example')).toMatchObject({ status: 409, body: { code: 'PROJECTS_LIMIT_REACHED' } });
    expect((await project('bright-fox.example', 'New name')).status).toBe(201);
    expect((await score()).limits.used).toBe(3);
  });

  test.each([
    '',
    'localhost',
    'https://bright-fox.example/shop',
    'a.example:8080',
    'user@a.example',
    '10.0.0.1',
    'a b.example',
  ])('domain "%s" is refused', async (domain) => {
    expect(await project(domain)).toMatchObject({ status: 422, body: { fields: [{ path: 'domain' }] } });
  });

  test('there is none without a published agency', async () => {
    expect(await score('beginner')).toMatchObject({ score: null, scoredAt: null, successStories: 0 });
    expect(await actions('beginner')).toEqual([]);
    expect(await get('visibility', 'beginner')).toEqual({ responsiveScore: null, pageOptimization: null });
    expect(await get('page-summary?from=2026-11-01&to=2026-11-21', 'beginner')).toMatchObject({
      isAvailable: false,
      impressions: null,
    });
  });
});

describe('figures', () => {
  // Midnight in Tokyo.
  const midnight = new Date('2026-11-10T15:00:00.000Z');
  const lead = async (hours: number, values: object = {}): Promise<void> => {
    await insertLead(server.db, ids['owner'] ?? '', new Date(midnight.getTime() + hours * HOUR), values);
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
    await lead(23.999, { expires_at: new Date(server.clock.now().getTime() + DAY) });
    await lead(5, { blocked_at: midnight });
    await lead(24, { expires_at: new Date(server.clock.now().getTime() + 9 * DAY) });
  });

  test('leads of days of the account; the parts add up (RST-37)', async () => {
    expect(await get('leads-summary?from=2026-11-11&to=2026-11-11')).toEqual({
      leads: 4,
      budgets: 5000 + 5000 + 25_000 + 5000,
      distribution: { accepted: 2, rejected: 1, expired: 0, pending: 1 },
    });
    expect(await get('leads-summary?from=2026-11-10&to=2026-11-12')).toEqual({
      leads: 6,
      budgets: 45_000,
      distribution: { accepted: 2, rejected: 1, expired: 1, pending: 2 },
    });
    expect(await get('leads-summary?from=2025-01-01&to=2025-12-31')).toMatchObject({ leads: 0, budgets: 0 });
  });

  test('leads decide the most urgent action', async () => {
    expect((await actions())[0]).toBe('reactToLeads highest');
    expect(await actions()).toContain('requestReviews low');
  });

  test('the five newest leads (RST-34)', async () => {
    const { leads } = (await get('leads')) as { leads: { receivedAt: string }[] };
    expect(leads.map(({ receivedAt }) => (Date.parse(receivedAt) - midnight.getTime()) / HOUR)).toEqual([
      24, 23.999, 5, 2, 1,
    ]);
  });

  test('visibility: quick answers, and what the page still lacks (RST-36)', async () => {
    // Of four decided leads nothing can be said.
    expect(await get('visibility')).toEqual({ responsiveScore: null, pageOptimization: 1.9 });
    await lead(-30, accepted(-29));
    expect(await get('visibility')).toEqual({ responsiveScore: 3, pageOptimization: 1.9 });
  });

  test('visits of days (RST-38)', async () => {
    const day = { agency_id: agencyId, impressions: 100, page_views: 20, website_clicks: 3, link_clicks: 1 };
    const days = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12'].map((date) => ({ ...day, day: date }));
    await server.db.insertInto('agency_days').values(days).execute();
    expect(await get('page-summary?from=2026-11-10&to=2026-11-11')).toEqual({
      isAvailable: true,
      impressions: 200,
      pageViews: 40,
      websiteClicks: 6,
      linkClicks: 2,
    });
    expect(await get('page-summary?from=2026-01-01&to=2026-01-31')).toMatchObject({ isAvailable: true, pageViews: 0 });
  });

  test.each([
    'from=2026-11-12&to=2026-11-11',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-11-12',
    'from=0000-01-01&to=2026-01-01',
    'from=x&to=y',
  ])('%s is refused', async (query) => {
    for (const path of ['leads-summary', 'page-summary']) {
      expect((await server.call('GET', `${dashboard}/${path}?${query}`, { token: tokens['owner'] ?? '' })).status).toBe(
        422,
      );
    }
  });
});
