import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import { CATALOGUE_NAMES } from '../../domain/catalogue/names/all.ts';
import { LOCALES } from '../../domain/locales.ts';
import { browserAgent, type Answer } from '../harness/gateway.ts';
import { LIST, type List } from './testing/directoryList.ts';
import { pairWithFreshGateway, type SharedPair } from './testing/pair.ts';

const OWNER = 'owner-scale';
const AGENCY = 'northbeam';

let pair: SharedPair;
beforeAll(async () => {
  pair = await pairWithFreshGateway();
}, 120_000);
afterEach(() => pair.upstream.clearFaults());
afterAll(() => pair?.gateway.stop());

/** Runs an operation as a visitor; throws on any error. */
async function visit<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await pair.gateway.run(null, query, variables);
  expect(errors).toBeUndefined();
  return data as Data;
}
/** The same with a browser language, and without throwing on errors. */
async function askIn(
  language: string,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(pair.gateway.graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as Answer;
}
async function callsOf(query: string, variables: Record<string, unknown> = {}): Promise<string[]> {
  await pair.upstream.markRequests();
  await visit(query, variables);
  return (await pair.upstream.requests()).map(({ method, path }) => `${method} ${path}`);
}

async function list(variables: Record<string, unknown> = {}): Promise<List> {
  return (await visit<{ agencies: List }>(LIST, variables)).agencies;
}

describe('the list (DIR-01 to DIR-10)', () => {
  test('pages and cursors of any size return the same agencies, each once', async () => {
    const first = await list({ first: 100 });
    const byPage = [...first.nodes];
    for (let page = 2; page <= first.pages; page += 1) byPage.push(...(await list({ first: 100, page })).nodes);
    const byCursor: { alias: string }[] = [];
    let at: List['pageInfo'] | null = null;
    do {
      const page = await list({ first: 57, after: at?.endCursor });
      byCursor.push(...page.nodes);
      at = page.pageInfo;
    } while (at.hasNextPage);
    const aliases = byPage.map(({ alias }) => alias);
    expect(aliases.length).toBe(first.totalCount);
    expect(new Set(aliases).size).toBe(first.totalCount);
    expect(byCursor.map(({ alias }) => alias)).toEqual(aliases);
    expect(await list({ page: first.pages * 50 })).toMatchObject({ totalCount: first.totalCount, nodes: [] });
  });

  test('a page costs one call besides the catalogue’s', async () => {
    const filter = { services: ['seo'], locations: ['germany'] };
    await visit('{ filters { budgets { key } } }');
    expect(await callsOf(LIST, { filter })).toEqual(['GET /agencies']);
    expect(await callsOf(LIST, { filter, page: 2 })).toEqual(['GET /agencies']);
  });

  test('every number next to a filter is the result count of selecting it', async () => {
    const { facets, countries } = await list({ filter: { services: ['seo'] } });
    const NAMES: Record<string, string> = {
      NUMBER_OF_EMPLOYEES: 'numberOfEmployees',
      BUDGETS: 'budgets',
      LANGUAGES: 'languages',
    };
    const wrong: string[] = [];
    const choose = async (name: string, key: string, count: number): Promise<void> => {
      const { totalCount } = await list({ first: 1, filter: { services: ['seo'], [name]: [key] } });
      if (totalCount !== count) wrong.push(`${name} ${key}: ${count}, shown ${totalCount}`);
    };
    for (const { filter, values } of facets) {
      const name = NAMES[filter];
      if (name) await Promise.all(values.slice(0, 6).map(({ key, count }) => choose(name, key, count)));
    }
    expect(wrong).toEqual([]);
    expect(countries.length).toBeGreaterThan(0);
    for (const { alias, services } of (await list({ filter: { services: ['link-building'] } })).nodes) {
      expect([alias, services.map((service) => service.alias)]).toEqual([
        alias,
        expect.arrayContaining(['link-building']),
      ]);
    }
  });

  test('without matches it suggests the filter to remove; invalid values match nothing', async () => {
    const { totalCount, wider } = await list({ filter: { services: ["no'such"], query: 'x'.repeat(10_000) } });
    expect([totalCount, wider]).toEqual([0, []]);
    const narrow = await list({ filter: { services: ['seo'], industries: ['999999999'] } });
    expect(narrow).toMatchObject({ totalCount: 0, nodes: [], wider: [{ filter: 'INDUSTRIES' }] });
  });
});

describe('one agency (DIR-08, DIR-11)', () => {
  const NAME = 'query ($alias: String!) { agency(alias: $alias) { id name } }';
  test('is read by one call; unknown, blocked and draft ones are null', async () => {
    const whole = `query ($alias: String!) { agency(alias: $alias) { name website languages { code } tools { name }
      offices { location { name } } stories { name } awards { url } clientLogos { url } reviewSummary { count } reviews { nodes { author } } } }`;
    await visit('{ filters { budgets { key } } }');
    expect(await callsOf(whole, { alias: AGENCY })).toEqual([`GET /agencies/${AGENCY}`]);
    const hidden = await Promise.all(['blocked', 'draft'].map(aliasOf));
    expect(hidden[0]).not.toBeNull();
    for (const alias of ['nobody-at-all', '..', ...hidden.filter((other) => other !== null)]) {
      expect(await visit(NAME, { alias })).toEqual({ agency: null });
    }
  });

  const aliasOf = async (account: string): Promise<string | null> => {
    const text = '{ viewer { account { user { agencyAlias } } } }';
    const { viewer } = await pair.ask<{ viewer: { account: { user: { agencyAlias: string | null } } } }>(account, text);
    return viewer.account.user.agencyAlias;
  };

  test('serves its images from our own host, complete', async () => {
    const { agency } = await visit<{ agency: { logoUrl: string } }>(
      'query ($alias: String!) { agency(alias: $alias) { logoUrl } }',
      { alias: AGENCY },
    );
    const bytes = async (url: string) => {
      const answer = await fetch(url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      return Buffer.from(await answer.arrayBuffer());
    };
    const original = await bytes(`${pair.upstream.url}${agency.logoUrl.replace('/media/', '/files/')}`);
    expect((await bytes(pair.gateway.url + agency.logoUrl)).equals(original)).toBe(true);
  });
});

describe('catalogue (ENT-23)', () => {
  /** The name of SEO in a language whose catalogue is not cached yet. */
  const nameIn = async (language: string): Promise<string | undefined> => {
    type Filters = { filters: { services: { alias: string; name: string }[] } };
    const { data } = await askIn(language, '{ filters { services { alias name } } }');
    return (data as Filters).filters.services.find(({ alias }) => alias === 'seo')?.name;
  };

  test('is the upstream’s in the requested language, or the built-in one during an outage', async () => {
    for (const locale of ['sv', 'tr']) {
      await pair.upstream.control('PUT', '/catalogue/service/1/name', { locale, name: `Renamed in ${locale}` });
    }
    expect(await nameIn('sv')).toBe('Renamed in sv');
    await pair.upstream.addFault({ kind: 'status', status: 500, method: 'GET', path: '/filters' });
    expect(await nameIn('tr')).toBe(CATALOGUE_NAMES.tr.services.seo);
    expect(await nameIn('sv')).toBe('Renamed in sv');
  });

  test('are in the language of the page that asks, even after another tab chose another one (PLT-02)', async () => {
    const nameAsked = async (language: string, cookie: string): Promise<unknown> => {
      const headers = { cookie, 'graphql-require-preflight': '1' };
      const { data } = await askIn(language, '{ filters { services { alias name } } }', {}, headers);
      const { filters } = data as { filters: { services: { alias: string; name: string }[] } };
      return filters.services.find(({ alias }) => alias === 'email-marketing')?.name;
    };
    const german = await nameAsked('de', '');
    expect(german).not.toBe(await nameAsked('en', ''));
    expect(await nameAsked('de', 'locale=en')).toBe(german);
    // A browser's own header is no choice.
    expect(await nameAsked('en-US,en;q=0.9', 'locale=de')).toBe(german);
  });
});

describe('visitors (DIR-12, DIR-13)', () => {
  const SEND = `mutation ($input: SendBriefInput!) { sendBrief(input: $input) { isSent errors { code retryAfterSeconds } } }`;
  const input = (name: string, key: string) => ({
    input: {
      agencyAlias: AGENCY,
      idempotencyKey: key,
      name,
      email: 'ada@acme.example',
      text: 'We sell engines and would like to be found.',
      serviceIds: [toGlobalId('Service', '1')],
      budgetId: toGlobalId('Budget', '3'),
    },
  });
  const leadsOf = async (name: string): Promise<{ name: string; type: string }[]> => {
    const text = '{ viewer { leads(first: 20, status: PENDING) { nodes { name type services { name } } } } }';
    const { viewer } = await pair.ask<{ viewer: { leads: { nodes: { name: string; type: string }[] } } }>(OWNER, text);
    return viewer.leads.nodes.filter((lead) => lead.name === name);
  };

  test('a brief arrives once as a lead of the agency, and a flood is limited', async () => {
    const key = crypto.randomUUID();
    for (const _ of [1, 2]) {
      expect(await visit(SEND, input('Ada of the brief', key))).toEqual({ sendBrief: { isSent: true, errors: [] } });
    }
    expect(await leadsOf('Ada of the brief')).toMatchObject([{ type: 'BRIEF' }]);
    type Sent = { sendBrief: { isSent: boolean; errors: { code: string; retryAfterSeconds: number | null }[] } };
    const flood: Sent['sendBrief'][] = [];
    for (let index = 0; index < 6; index += 1) {
      flood.push((await visit<Sent>(SEND, input('Flood', crypto.randomUUID()))).sendBrief);
    }
    const refused = flood.filter(({ isSent }) => !isSent);
    expect(refused.length).toBeGreaterThan(0);
    for (const { errors } of refused) expect(errors[0]?.code).toBe('TOO_MANY_ATTEMPTS');
    expect(refused[0]?.errors[0]?.retryAfterSeconds).toBeGreaterThan(0);
    expect((await leadsOf('Flood')).length).toBe(6 - refused.length);
  });

  test('an event counts once per view, and robots do not count', async () => {
    const summary = '{ viewer { dashboard { pageSummary { pageViews websiteClicks } } } }';
    type Board = { viewer: { dashboard: { pageSummary: { pageViews: number; websiteClicks: number } } } };
    const read = async () => (await pair.ask<Board>(OWNER, summary)).viewer.dashboard.pageSummary;
    const record = async (view: string, userAgent: string): Promise<unknown> => {
      const query = 'mutation ($i: RecordAgencyEventsInput!) { recordAgencyEvents(input: $i) { isCounted } }';
      const events = ['PAGE_VIEW', 'WEBSITE_CLICK', 'PAGE_VIEW'].map((type) => ({ alias: AGENCY, type }));
      const answer = await fetch(pair.gateway.graphqlUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': userAgent },
        body: JSON.stringify({ query, variables: { i: { view, events } } }),
      });
      return ((await answer.json()) as { data: { recordAgencyEvents: { isCounted: boolean } } }).data
        .recordAgencyEvents;
    };
    const before = await read();
    const view = crypto.randomUUID();
    expect(await record(view, browserAgent)).toEqual({ isCounted: true });
    expect(await record(view, browserAgent)).toEqual({ isCounted: true });
    expect(await record(crypto.randomUUID(), 'Googlebot/2.1 (+http://www.google.com/bot.html)')).toEqual({
      isCounted: false,
    });
    expect(await read()).toEqual({ pageViews: before.pageViews + 1, websiteClicks: before.websiteClicks + 1 });
  });
});

test('the sitemap lists every published agency in every language (DIR-14)', async () => {
  const { totalCount } = await list({ first: 1 });
  const xml = await (await fetch(`${pair.gateway.url}/sitemap.xml`)).text();
  const agencies = [...xml.matchAll(/<loc>[^<]*\/agencies\/([\w-]+)<\/loc>/g)].map(([, alias]) => alias);
  const fixed = agencies.filter((alias) => alias === 'lead-generation').length;
  expect(agencies.length - fixed).toBe(totalCount * LOCALES.length);
});
