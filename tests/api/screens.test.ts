import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasOptionalAdditions } from './testing/additions.ts';
import { sharedPair, type SharedPair } from './testing/pair.ts';

/** The web app's operations by name. */
const documents = new Map(
  Object.values(JSON.parse(readFileSync('web/relay/persisted-queries.json', 'utf8')) as Record<string, string>).map(
    (text) => [/^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '', text],
  ),
);
function documentOf(name: string): string {
  const text = documents.get(name);
  if (text === undefined) throw new Error(`The web has no operation ${name}.`);
  return text;
}

const MESSAGING = '/messaging/api/v1/agency';
const chatListCalls = [`GET ${MESSAGING}/chats/`, 'GET /account/deals'].map((call) => () => call);
const searched = hasOptionalAdditions ? { query: 'a' } : {};

let pair: SharedPair;
let [leadUuid, chatUuid] = ['', ''];
beforeAll(async () => {
  pair = await sharedPair();
  const { viewer } = await pair.ask<{
    viewer: { leads: { nodes: { uuid: string }[] }; chats: { nodes: { uuid: string; lead: { uuid: string } }[] } };
  }>('owner-start', '{ viewer { leads { nodes { uuid } } chats { nodes { uuid lead { uuid } } } } }');
  chatUuid = viewer.chats.nodes[0]?.uuid ?? '';
  leadUuid = viewer.leads.nodes[0]?.uuid ?? '';
});

/** Upstream calls below `/account/dashboard/` that the dashboard makes. */
const BLOCKS = 'actions leads leads-summary page-summary ranges score series visibility visibility-details'.split(' ');

/** Upstream calls of a screen's first operation, without duplicates. */
const screens: readonly [string, string, () => Record<string, unknown>, (() => string)[]][] = [
  [
    'AppShellQuery',
    'owner-start',
    () => ({}),
    ['GET /account/', 'GET /account/subscription/', 'GET /account/counters', `GET ${MESSAGING}/counters/messages/`].map(
      (call) => () => call,
    ),
  ],
  [
    'SettingsScreenQuery',
    'owner-start',
    () => ({}),
    [
      'GET /account/',
      'GET /account/email-settings',
      'GET /account/subscription/',
      'GET /account/webhooks',
      'GET /auth/tokens',
      'GET /profile',
      'GET /profile/subscription',
    ].map((call) => () => call),
  ],
  [
    'LeadsScreenQuery',
    'owner-start',
    () => ({ first: 10, period: 'ALL', sort: 'NEWEST' }),
    [() => 'GET /account/counters', () => 'GET /account/leads'],
  ],
  [
    'LeadsScreenQuery',
    'recipient',
    () => ({ first: 10, page: 2, period: 'ALL', sort: 'DEADLINE' }),
    [() => 'GET /account/counters', () => 'GET /account/leads'],
  ],
  [
    'DashboardScreenQuery',
    'owner-start',
    () => ({}),
    [
      ...BLOCKS.map((block) => `GET /account/dashboard/${block}`),
      'GET /account/',
      'GET /account/deals',
      'GET /account/leads',
      'GET /account/subscription/',
      'GET /account/counters',
      `GET ${MESSAGING}/chats/`,
      `GET ${MESSAGING}/counters/messages/`,
    ].map((call) => () => call),
  ],
  // Until it is dismissed, onboarding takes three more reads for a new owner.
  [
    'DashboardScreenQuery',
    'new',
    () => ({}),
    [
      ...BLOCKS.map((block) => `GET /account/dashboard/${block}`),
      'GET /account/',
      'GET /account/deals',
      'GET /account/leads',
      'GET /account/leads',
      'GET /account/subscription/',
      'GET /account/counters',
      'GET /profile',
      `GET ${MESSAGING}/chats/`,
      `GET ${MESSAGING}/counters/messages/`,
    ].map((call) => () => call),
  ],
  // Without a subscription the welcome page is shown: no section of the dashboard is read, and deals and score are
  // refused and therefore null.
  [
    'DashboardScreenQuery',
    'free',
    () => ({}),
    [
      'GET /account/',
      'GET /account/dashboard/ranges',
      'GET /account/dashboard/score',
      'GET /account/deals',
      'GET /account/subscription/',
      'GET /account/counters',
      `GET ${MESSAGING}/counters/messages/`,
    ].map((call) => () => call),
  ],
  [
    'PerformanceRangeQuery',
    'owner-start',
    () => ({ range: 'last_7_days' }),
    ['leads-summary', 'page-summary', 'ranges', 'series', 'visibility-details'].map(
      (block) => () => `GET /account/dashboard/${block}`,
    ),
  ],
  [
    'ProfileScreenQuery',
    'owner-start',
    () => ({}),
    ['GET /account/', 'GET /account/subscription/', 'GET /profile', 'GET /profile/new-ranges'].map(
      (call) => () => call,
    ),
  ],
  [
    'ProfilePreviewScreenQuery',
    'draft',
    () => ({}),
    ['GET /account/', 'GET /profile', 'GET /profile/additional-info', 'GET /profile/reviews/'].map(
      (call) => () => call,
    ),
  ],
  [
    'PageOptimizationScreenQuery',
    'owner-start',
    () => ({}),
    ['GET /account/', 'GET /account/dashboard/score', 'GET /profile/additional-info', 'GET /profile/reviews/'].map(
      (call) => () => call,
    ),
  ],
  ['ScoreScreenQuery', 'owner-start', () => ({}), [() => 'GET /account/dashboard/score']],
  ['LeadScreenQuery', 'owner-start', () => ({ uuid: leadUuid }), [() => `GET /account/leads/${leadUuid}`]],
  ['ChatListPaneQuery', 'owner-start', () => ({ view: 'INBOX' }), chatListCalls],
  ['ChatListPaneQuery', 'owner-start', () => ({ view: 'ARCHIVED', ...searched }), chatListCalls],
];

describe('upstream calls of a screen (GWY-09)', () => {
  // The tests send a session as a bearer token, which can only list tokens if the upstream reports it as a session.
  const served = screens.filter(([name]) => hasOptionalAdditions || name !== 'SettingsScreenQuery');

  it.each(served)('%s for %s makes only its own calls', async (name, account, variables, expected) => {
    // Prices and the catalogue are cached in the process; read them first, so that they are not counted for one screen.
    await pair.try(account, '{ viewer { account { prices { leadGen { amount } } } } filters { budgets { key } } }');
    const count = () => pair.callsOf(account, documentOf(name), variables());
    let { calls, answer } = await count();
    // The cached catalogue and account may have expired meanwhile, but cannot have right after they were read again.
    if (calls.length > expected.length) ({ calls, answer } = await count());
    expect(answer.errors).toBeUndefined();
    expect(calls.toSorted()).toEqual(expected.map((call) => call()).toSorted());
  });

  it('PerformanceRangeQuery: the days of the ranges come with the figures, because they change at midnight', async () => {
    const { answer } = await pair.callsOf('owner-start', documentOf('PerformanceRangeQuery'), { range: 'last_7_days' });
    const day: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    const last7Days: unknown = expect.objectContaining({ key: 'last_7_days', from: day, to: day });
    expect(answer.data).toMatchObject({
      viewer: { dashboard: { ranges: expect.arrayContaining([last7Days]) as unknown } },
    });
  });

  it('ThreadPaneQuery: the history includes its chat', async () => {
    const read = () => pair.callsOf('owner-start', documentOf('ThreadPaneQuery'), { chatUuid });
    let { calls, answer } = await read();
    // The cached account may have expired meanwhile, but cannot have right after it was read again.
    if (calls.includes('GET /account/')) ({ calls, answer } = await read());
    expect(answer.errors).toBeUndefined();
    const own = calls.filter((call) => !call.includes('/account/leads/'));
    const history = `GET ${MESSAGING}/chats/${chatUuid}/messages/`;
    expect(own.toSorted()).toEqual([history, `${history}last-read/`]);
    // The panel may read its lead once.
    expect(calls.length - own.length).toBeLessThanOrEqual(1);
  });

  it('ten leads with their reviews and chats: no call is repeated', async () => {
    const lead = 'id title chat { id unreadCount lead { name } } review { status services { name } }';
    const { calls, answer } = await pair.callsOf(
      'owner-scale',
      `{ viewer {
        leads(first: 10, status: ACCEPTED) { totalCount nodes { ${lead} } }
        again: leads(first: 10, status: ACCEPTED) { typeCounters { all } nodes { ${lead} } }
        account { counters { activeLeads } } messenger { activeLeads }
      } }`,
    );
    expect(answer.errors).toBeUndefined();
    const lists = calls.filter((call) => call === 'GET /account/leads');
    const reviews = calls.filter((call) => call.endsWith('/review/'));
    expect([lists.length, reviews.length]).toEqual([1, 10]);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('for a visitor: none', async () => {
    await pair.upstream.markRequests();
    const answer = await pair.gateway.run(null, '{ viewer { id } node(id: "x") { id } }');
    expect(answer.data).toEqual({ viewer: null, node: null });
    expect(answer.errors).toBeUndefined();
    expect(await pair.upstream.requests()).toEqual([]);
  });
});

describe('accounts without a subscription', () => {
  it('get their shell without an error: the messenger is null', async () => {
    const answer = await pair.try('free', documentOf('AppShellQuery'));
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject({ viewer: { messenger: null, account: { subscription: { status: 'FREE' } } } });
  });

  it('learn which lists require one', async () => {
    const answer = await pair.try('free', '{ viewer { leads { totalCount } chats { totalCount } } }');
    expect(answer.data).toEqual({ viewer: { leads: null, chats: null } });
    expect(answer.errors?.map(({ extensions }) => extensions?.code)).toEqual([
      'SUBSCRIPTION_REQUIRED',
      'SUBSCRIPTION_REQUIRED',
    ]);
  });

  it('can answer leads as lead recipients, but not chat', async () => {
    const { viewer } = await pair.ask<{
      viewer: { leads: { totalCount: number; nodes: { chat: unknown }[] }; messenger: null };
    }>(
      'recipient',
      '{ viewer { leads(first: 100) { totalCount nodes { status chat { id unreadCount } } } messenger { id } } }',
    );
    expect(viewer.leads.totalCount).toBeGreaterThan(0);
    expect(viewer.leads.nodes.every(({ chat }) => chat === null)).toBe(true);
    expect(viewer.messenger).toBeNull();
  });
});
