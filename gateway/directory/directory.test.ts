import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import { agencyPage, BERLIN, wireAgency, wireFilters } from './testing/wire.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const VISITOR = { isVisitor: true };
function cards(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => wireAgency(from + index));
}
/** Queries the first page. `search` holds the expected upstream parameters, in the order the client writes them. */
function list(search: string) {
  return `GET /agencies?${`pageNumber=1&pageSize=20&${search}`.split('&').toSorted().join('&')}`;
}
const FILTERS = { 'GET /filters': wireFilters };
const CARD = `id alias name logoUrl tagline shortDescription textLanguage semrushExpert services { alias } industries { name }
  cities { name alias type } numberOfEmployees { from to } minBudget { amount currency } rating reviewCount score`;

describe('the list (DIR-01 to DIR-10)', () => {
  test('asks for the fastest replies, and by score only where the upstream refuses that', async () => {
    const ask = async () => await portal.run('{ agencies(sort: FASTEST_REPLY) { nodes { alias } } }', {}, VISITOR);
    portal.answer({ [list('sort=fastest')]: agencyPage(cards(1, 2), 2) });
    expect((await ask()).calls.map(({ call }) => call)).toEqual([list('sort=fastest')]);
    portal.answer({
      [list('sort=fastest')]: new Refusal(422, 'VALIDATION_FAILED'),
      [list('sort=score')]: agencyPage(cards(3, 4), 2),
    });
    const { errors, data } = await ask();
    expect(errors).toEqual([]);
    expect(data).toEqual({ agencies: { nodes: [{ alias: 'agency-3' }, { alias: 'agency-4' }] } });
  });

  test('loads a page with cards, facets and countries in two calls', async () => {
    portal.answer({ ...FILTERS, [list('sort=score')]: agencyPage(cards(1, 20), 45) });
    const { data, errors, calls } = await portal.run(
      `{ agencies { totalCount pages page pageInfo { hasNextPage } pageCursors { around { page } }
        edges { node { ${CARD} } } facets { filter values { key count } } countries { country { alias } count }
        locations { alias } wider { filter count } } filters { budgets { key } } }`,
      {},
      VISITOR,
    );
    expect(errors).toEqual([]);
    expect(calls.map(({ call }) => call)).toEqual([list('sort=score'), 'GET /filters']);
    const { agencies } = data as { agencies: { edges: { node: unknown }[] } };
    expect(agencies).toMatchObject({
      totalCount: 45,
      pages: 3,
      page: 1,
      pageInfo: { hasNextPage: true },
      pageCursors: { around: [{ page: 1 }, { page: 2 }, { page: 3 }] },
      facets: [
        // The catalogue has no service 999.
        {
          filter: 'SERVICES',
          values: [
            { key: 'seo', count: 3 },
            { key: 'local-seo', count: 2 },
          ],
        },
        { filter: 'BUDGETS', values: [{ key: '6', count: 4 }] },
      ],
      countries: [{ country: { alias: 'germany' }, count: 5 }],
      locations: [],
      wider: [],
    });
    expect(agencies.edges.length).toBe(20);
    expect(agencies.edges[0]?.node).toEqual({
      id: toGlobalId('Agency', 'agency-1'),
      alias: 'agency-1',
      name: 'Agency 1',
      logoUrl: '/partners/media/0123abcd.png',
      tagline: 'We find you',
      shortDescription: null,
      textLanguage: 'en',
      semrushExpert: true,
      services: [{ alias: 'local-seo' }],
      industries: [{ name: 'Retail' }],
      cities: [{ name: 'Berlin', alias: 'berlin', type: 'CITY' }],
      numberOfEmployees: { from: 1, to: 9 },
      minBudget: { amount: 1_000, currency: 'USD' },
      rating: 4.5,
      reviewCount: 2,
      score: 3.25,
    });
  });

  const ids = (type: 'Service' | 'Budget', ...keys: string[]) => keys.map((key) => toGlobalId(type, key));
  test.each<[string, object, string, string]>([
    ['nothing', {}, 'SCORE', 'sort=score'],
    ['empty lists and blanks', { services: [], query: ' \0 ' }, 'RATING', 'sort=rating'],
    [
      'every filter, sorted and once',
      {
        services: ['seo', 'seo', 'ads'],
        serviceIds: ids('Service', '101'),
        industries: ['10', '2'],
        budgetIds: ids('Budget', '6'),
        languages: ['1'],
        locations: ['berlin'],
        businessSizes: ['1'],
        numberOfEmployees: ['2'],
        projectDurations: ['3'],
        query: ' Krak\u00f3w ',
      },
      'NEWEST',
      'budgets=6&businessSizes=1&industries=10%2C2&languages=1&locations=berlin&numberOfEmployees=2&projectDurations=3&query=Krak%C3%B3w&services=101%2Cads%2Cseo&sort=newest',
    ],
    [
      'values nobody takes beside one that is',
      { industries: ['1', '-2', 'x', '1e3', '9999999999'] },
      'REVIEWS',
      'industries=1&sort=reviews',
    ],
    [
      'nothing but values nobody takes: they fit nothing',
      { industries: ['x'], services: ["a'b", '\u00fc'], locations: [''], budgetIds: ids('Service', '6') },
      'SCORE',
      'budgets=0&industries=0&locations=-&services=-&sort=score',
    ],
    ['a search of 10,000 characters', { query: 'x'.repeat(10_000) }, 'SCORE', `query=${'x'.repeat(200)}&sort=score`],
    [
      'a search cut within a character',
      { query: `${'x'.repeat(199)}🙂` },
      'SCORE',
      `query=${'x'.repeat(199)}&sort=score`,
    ],
    ['500 services', { services: Array.from({ length: 500 }, () => 'seo') }, 'SCORE', 'services=seo&sort=score'],
  ])('sends the right upstream search for %s', async (_what, filter, sort, search) => {
    portal.answer({
      [list(search)]: { ...agencyPage([], 0), locations: [BERLIN], wider: [{ filter: 'query', count: 7 }] },
    });
    const text = `query ($filter: AgencyFilterInput, $sort: AgencySort!) { agencies(filter: $filter, sort: $sort) {
      totalCount nodes { id } locations { name } wider { filter count } } }`;
    const { data, errors } = await portal.run(text, { filter, sort }, VISITOR);
    expect({ data, errors }).toEqual({
      data: {
        agencies: { totalCount: 0, nodes: [], locations: [{ name: 'Berlin' }], wider: [{ filter: 'QUERY', count: 7 }] },
      },
      errors: [],
    });
  });

  test('sends at most 100 values of a filter', async () => {
    portal.answer({});
    const services = Array.from({ length: 300 }, (_, index) => `s${index}`);
    const text = 'query ($f: AgencyFilterInput) { agencies(filter: $f) { totalCount } }';
    const { calls } = await portal.run(text, { f: { services } }, VISITOR);
    expect(decodeURIComponent(calls[0]?.call ?? '').split(',').length).toBe(100);
  });

  test('agrees with its cursors; a page past the end is empty and keeps the count', async () => {
    portal.answer({
      [list('sort=score')]: agencyPage(cards(1, 20), 45),
      'GET /agencies?pageNumber=2&pageSize=20&sort=score': agencyPage(cards(21, 40), 45),
      'GET /agencies?pageNumber=9&pageSize=20&sort=score': agencyPage([], 45),
      'GET /agencies?pageNumber=1&pageSize=45&sort=score': agencyPage(cards(1, 45), 45),
    });
    const text = `query ($after: String, $page: Int) { agencies(after: $after, page: $page) {
      totalCount page nodes { alias } pageInfo { endCursor hasNextPage } pageCursors { next { cursor } } } }`;
    interface Page {
      readonly totalCount: number;
      readonly nodes: readonly { readonly alias: string }[];
      readonly pageInfo: { readonly endCursor: string };
      readonly pageCursors: { readonly next: { readonly cursor: string } };
    }
    const read = async (variables: object): Promise<Page> => {
      const { data, errors } = await portal.run(text, { ...variables }, VISITOR);
      expect(errors).toEqual([]);
      return (data as { agencies: Page }).agencies;
    };
    const first = await read({});
    const second = await read({ page: 2 });
    expect(second.nodes.map(({ alias }) => alias)).toEqual(cards(21, 40).map(({ alias }) => alias));
    expect((await read({ after: first.pageCursors.next.cursor })).nodes).toEqual(second.nodes);
    expect((await read({ after: first.pageInfo.endCursor })).nodes).toEqual(second.nodes);
    expect(await read({ page: 9 })).toMatchObject({
      totalCount: 45,
      page: 9,
      nodes: [],
      pageInfo: { hasNextPage: false },
    });
  });

  test.each(['first: 0', 'first: 101', 'page: 0', 'page: -1', 'page: 2147483647', 'after: "x"'])(
    'refuses %s',
    async (args) => {
      portal.answer({});
      const { errors, calls } = await portal.run(`{ agencies(${args}) { totalCount } }`, {}, VISITOR);
      expect({ errors, calls }).toEqual({ errors: ['agencies: BAD_USER_INPUT'], calls: [] });
    },
  );

  test.each([
    ['a failure', new Refusal(500, 'BROKEN')],
    ['no facets', { ...agencyPage([], 0), facets: null }],
    ['an agency without alias', { ...agencyPage([], 1), agencies: [{ ...wireAgency(1), alias: null }] }],
  ])('reports UPSTREAM_ERROR for %s', async (_what, body) => {
    portal.answer({ [list('sort=score')]: body });
    const { data, errors } = await portal.run('{ agencies { totalCount } }', {}, VISITOR);
    expect({ data, errors }).toEqual({ data: { agencies: null }, errors: ['agencies: UPSTREAM_ERROR'] });
  });

  test('shares one call among concurrent visitors, but never a failure', async () => {
    portal.answer({ [list('sort=score')]: new Refusal(500, 'BROKEN') });
    const crowd = () =>
      Promise.all(Array.from({ length: 20 }, () => portal.runOnce('{ agencies { totalCount } }', {}, VISITOR)));
    expect((await crowd()).every(({ errors }) => errors.length === 1)).toBe(true);
    portal.answer({ [list('sort=score')]: agencyPage([], 3) });
    await crowd();
    portal.answer({});
    const { data, calls } = await portal.runOnce('{ agencies { totalCount } }', {}, VISITOR);
    expect({ data, calls }).toEqual({ data: { agencies: { totalCount: 3 } }, calls: [] });
  });
});
