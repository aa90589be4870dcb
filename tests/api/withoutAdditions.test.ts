import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { Browser, codeOf } from './testing/browser.ts';
import { sharedPair, type SharedPair } from './testing/pair.ts';

const ACCOUNT = 'owner-start';

let pair: SharedPair;
let browser: Browser;
beforeAll(async () => {
  pair = await sharedPair();
  browser = new Browser(pair.gateway);
  expect(codeOf(await browser.signIn(ACCOUNT))).toBeUndefined();
});

/** The text of one of the web app's operations. */
function documentOf(name: string): string {
  const all = JSON.parse(readFileSync('web/relay/persisted-queries.json', 'utf8')) as Record<string, string>;
  return Object.values(all).find((text) => text.startsWith(`query ${name}`)) ?? '';
}

/** Runs an operation in the browser's session and returns its data; throws on errors. */
async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await browser.run(query, variables);
  expect(errors).toBeUndefined();
  return data as Data;
}

// The neighboring files test leads, chats and the profile, in a run against the same kind of upstream.
describe('without the optional additions of docs/rest-additions.md', () => {
  test('the settings show everything but access tokens', async () => {
    const { viewer } = await ask<{ viewer: object }>(documentOf('SettingsScreenQuery'));
    expect(viewer).toMatchObject({ account: { user: { email: `${ACCOUNT}@demo.example` } }, accessTokens: null });
    const create = 'mutation { createAccessToken(input: { name: "x", expiresInDays: 1 }) { token } }';
    expect(codeOf(await browser.run(create))).toBe('NOT_FOUND');
  });

  test('leads are listed in the upstream’s own order; their stage cannot be set', async () => {
    type Leads = { viewer: { leads: { nodes: { id: string; canSetStage: boolean }[] } } };
    const list = (sort: string) =>
      ask<Leads>(`{ viewer { leads(status: ACCEPTED, sort: ${sort}) { nodes { id canSetStage } } } }`);
    const plain = await list('NEWEST');
    expect(plain.viewer.leads.nodes.length).toBeGreaterThan(1);
    expect(new Set(plain.viewer.leads.nodes.map(({ canSetStage }) => canSetStage))).toEqual(new Set([false]));
    expect(await list('DEADLINE')).toEqual(plain);
  });

  test('leads and chats cannot be searched, and say so', async () => {
    const plain =
      '{ viewer { leads { isSearchable } chats { isSearchable } messageSearch(query: "a") { __typename } } }';
    expect(await ask(plain)).toEqual({
      viewer: { leads: { isSearchable: false }, chats: { isSearchable: false }, messageSearch: null },
    });
    for (const list of ['leads', 'chats']) {
      const searched = await browser.run(`{ viewer { ${list}(query: "anybody") { totalCount } } }`);
      expect(codeOf(searched), list).toBe('BAD_USER_INPUT');
    }
  });

  test('the directory does not offer the most that a client can pay', async () => {
    type Facets = { agencies: { facets: { filter: string }[] } };
    const { agencies } = await ask<Facets>('{ agencies { facets { filter } } }');
    const filters = agencies.facets.map(({ filter }) => filter);
    expect(filters).toContain('BUDGETS');
    expect(filters).not.toContain('MAX_BUDGET');
  });

  test('the directory asked for the fastest replies is sorted by score', async () => {
    type Ids = { agencies: { nodes: { id: string }[] } };
    const list = (sort: string) => ask<Ids>(`{ agencies(sort: ${sort}) { nodes { id } } }`);
    expect(await list('FASTEST_REPLY')).toEqual(await list('SCORE'));
  });

  test('the counter of leads takes a separate call', async () => {
    await pair.upstream.markRequests();
    type Counted = { viewer: { messenger: { activeLeads: number } } };
    const { viewer } = await ask<Counted>('{ viewer { messenger { unreadMessages activeLeads } } }');
    expect(viewer.messenger.activeLeads).toEqual(expect.any(Number));
    const paths = (await pair.upstream.requests()).map(({ path }) => path);
    expect(paths).toContain('/account/counters');
  });

  test('the dashboard has the specified figures, but no daily ones (EXT-13)', async () => {
    type Figures = { viewer: { dashboard: { pageSummary: object; leadsSummary: object } } };
    const { viewer } = await ask<Figures>(`{ viewer { pendingDeals { id } dashboard {
      pageSummary { isAvailable } leadsSummary { leads budgetRanges { leads } } visibility { pageOptimization }
      series { timeZone } visibilityDetails { response { score } } } } }`);
    expect(viewer).toEqual({
      pendingDeals: null,
      dashboard: {
        pageSummary: { isAvailable: true },
        leadsSummary: { leads: expect.any(Number) as number, budgetRanges: null },
        visibility: { pageOptimization: expect.any(Number) as number },
        series: null,
        visibilityDetails: null,
      },
    });
  });

  test('stories keep their order, and reordering is not an error', async () => {
    const stories = await ask<{ viewer: { pageOptimization: { stories: { id: string }[] } } }>(
      '{ viewer { pageOptimization { stories { id } } } }',
    );
    const ids = stories.viewer.pageOptimization.stories.map(({ id }) => id).toReversed();
    const order = 'mutation ($ids: [ID!]!) { orderStories(input: { storyIds: $ids }) { __typename } }';
    expect(ids.length).toBeGreaterThan(1);
    expect(await ask(order, { ids })).toEqual({ orderStories: null });
  });

  test('every public page counts as approved', async () => {
    const { agencies } = await ask<{ agencies: { nodes: { alias: string }[] } }>(
      '{ agencies(first: 1) { nodes { alias } } }',
    );
    const read = 'query ($alias: String!) { agency(alias: $alias) { isListed } }';
    expect(await ask(read, { alias: agencies.nodes[0]?.alias })).toEqual({ agency: { isListed: true } });
  });
});
