import { getNamedType, isCompositeType } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import { createSchema } from '../schema.ts';
import { agencyPage, wholeAgency, wireAgency, wireFilters } from './testing/wire.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const VISITOR = { isVisitor: true };
const FILTERS = { 'GET /filters': wireFilters };
const LIST = 'GET /agencies?pageNumber=1&pageSize=20&sort=score';
const WHOLE = `name detailedDescription founded website scheduledLink socials { linkedIn facebook instagram x }
  languages { code } tools { name } budgets { key } projectDurations { to } businessSizes { name } regions { alias }
  offices { location { alias } address postalCode phone } stories { id name budget { amount } duration year challenge solution result }
  awards { id alt url } clientLogos { id alt url } reviewSummary { rating count originalCount googleCount googleStatus }
  reviews { totalCount nodes { id author company rating services { alias } budget { key } projectDuration { key } challenge solution result publishedAt } }`;

describe('an agency (DIR-11)', () => {
  test('loads every field in two calls, without drafts or images from other hosts', async () => {
    portal.answer({ ...FILTERS, 'GET /agencies/agency-1': wholeAgency });
    const { data, errors, calls } = await portal.run(`{ agency(alias: "agency-1") { ${WHOLE} } }`, {}, VISITOR);
    expect(errors).toEqual([]);
    expect(calls.map(({ call }) => call).toSorted()).toEqual(['GET /agencies/agency-1', 'GET /filters']);
    expect(data).toMatchObject({
      agency: {
        name: 'Agency 1',
        detailedDescription: 'Long ago',
        founded: 1999,
        socials: { linkedIn: 'https://linkedin.example/a', facebook: null, instagram: null, x: null },
        languages: [{ code: 'en' }],
        tools: [{ name: 'A tool' }],
        budgets: [{ key: '6' }, { key: '1' }],
        projectDurations: [{ to: 1 }],
        businessSizes: [{ name: 'SMALL' }],
        regions: [{ alias: 'germany' }],
        offices: [{ location: { alias: 'berlin' }, address: 'Street 1', postalCode: '10115', phone: '+49301234567' }],
        stories: [
          { id: toGlobalId('SuccessStory', '1'), name: 'Shop', budget: { amount: 5_000 }, duration: 3, year: 2025 },
        ],
        awards: [{ id: toGlobalId('Award', '1'), alt: 'Best', url: '/partners/media/award.png' }],
        clientLogos: [{ id: toGlobalId('ClientLogo', '1'), alt: 'Client', url: '/partners/media/client.png' }],
        reviewSummary: { rating: 4.5, count: 12, originalCount: 2, googleCount: 10, googleStatus: 'NOT_EMPTY' },
        reviews: {
          totalCount: 1,
          nodes: [
            {
              author: 'Bo',
              rating: 5,
              services: [{ alias: 'seo' }],
              budget: { key: '6' },
              projectDuration: { key: '1' },
            },
          ],
        },
      },
    });
    expect(JSON.stringify(data)).not.toMatch(/Draft|elsewhere/);
  });

  test.each([
    ['-', null],
    [' – ', null],
    ['10-115', '10-115'],
    [null, null],
  ])('has an office with the postal code %j as %j', async (postalCode, shown) => {
    const offices = [{ ...wholeAgency.offices[0], postalCode }];
    portal.answer({ 'GET /agencies/agency-1': { ...wholeAgency, offices } });
    const { data, errors } = await portal.run('{ agency(alias: "agency-1") { offices { postalCode } } }', {}, VISITOR);
    expect({ data, errors }).toEqual({ data: { agency: { offices: [{ postalCode: shown }] } }, errors: [] });
  });

  test.each([
    ['that moderation has approved', wholeAgency, true],
    ['that it has not', { ...wholeAgency, isListed: false }, false],
    ['of an upstream that does not tell', { ...wholeAgency, isListed: undefined }, true],
  ])('isListed is %s (STA-32)', async (_which, answer, isListed) => {
    portal.answer({ 'GET /agencies/agency-1': answer });
    const { data, errors } = await portal.run('{ agency(alias: "agency-1") { isListed } }', {}, VISITOR);
    expect({ data, errors }).toEqual({ data: { agency: { isListed } }, errors: [] });
  });

  test('is listed when it comes from the list, without another call', async () => {
    portal.answer({ [LIST]: agencyPage([wireAgency(1)], 1) });
    const { data, calls } = await portal.run('{ agencies { nodes { isListed } } }', {}, VISITOR);
    expect([data, calls.length]).toEqual([{ agencies: { nodes: [{ isListed: true }] } }, 1]);
  });

  test('reads a listed agency only for the fields after `highlight`, as its description says', async () => {
    portal.answer({ ...FILTERS, [LIST]: agencyPage([wireAgency(1)], 1), 'GET /agencies/agency-1': wholeAgency });
    const fields = Object.values((createSchema('schema.graphql').getType('Agency') as GraphQLObjectType).getFields());
    const readers: string[] = [];
    for (const { name, type } of fields) {
      const selection = isCompositeType(getNamedType(type)) ? '{ __typename }' : '';
      const text = `{ agencies { nodes { ${name} ${selection} } } }`;
      const { calls } = await portal.run(text, {}, VISITOR);
      if (calls.some(({ call }) => call === 'GET /agencies/agency-1')) readers.push(name);
    }
    const names = fields.map(({ name }) => name);
    expect(readers).toEqual(names.slice(names.indexOf('highlight') + 1));
  });

  test('reads the details of each listed agency once', async () => {
    portal.answer({
      [LIST]: agencyPage([wireAgency(1), wireAgency(2)], 2),
      'GET /agencies/agency-1': wholeAgency,
      'GET /agencies/agency-2': new Refusal(404, 'AGENCY_NOT_FOUND'),
    });
    const { data, errors, calls } = await portal.run('{ agencies { nodes { name founded website } } }', {}, VISITOR);
    expect(calls.length).toBe(3);
    expect(errors).toEqual(['agencies.nodes.1.founded: NOT_FOUND', 'agencies.nodes.1.website: NOT_FOUND']);
    expect(data).toEqual({
      agencies: {
        nodes: [
          { name: 'Agency 1', founded: 1999, website: 'https://agency.example' },
          { name: 'Agency 2', founded: null, website: null },
        ],
      },
    });
  });

  test.each([
    ['of no agency', 'nobody', ['GET /agencies/nobody']],
    ['that is none', '../account', []],
    ['far too long', 'x'.repeat(10_000), []],
  ])('is null for the alias %s', async (_what, alias, asked) => {
    portal.answer({});
    const text = 'query ($alias: String!) { agency(alias: $alias) { name } }';
    const { data, errors, calls } = await portal.run(text, { alias }, VISITOR);
    expect({ data, errors }).toEqual({ data: { agency: null }, errors: [] });
    expect(calls.map(({ call }) => call)).toEqual(asked);
  });

  test.each([true, false])('is found by its global id, visitor: %s', async (isVisitor) => {
    portal.answer({ 'GET /agencies/agency-1': wholeAgency });
    const text = 'query ($id: ID!) { node(id: $id) { id ... on Agency { name founded } } }';
    const id = toGlobalId('Agency', 'agency-1');
    const { data } = await portal.run(text, { id }, { isVisitor });
    expect(data).toEqual({ node: { id, name: 'Agency 1', founded: 1999 } });
    expect((await portal.run(text, { id: toGlobalId('Agency', '../x') }, { isVisitor })).data).toEqual({ node: null });
  });
});

describe('the reviews of an agency', () => {
  const review = (index: number) => ({
    ...wholeAgency.reviews[0],
    uuid: `4e71e000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    author: `Author ${index}`,
  });
  const reviews = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => review(from + at));
  const agency = {
    ...wholeAgency,
    reviews: reviews(1, 20),
    reviewSummary: { ...wholeAgency.reviewSummary, original: { status: 'no_drafts', count: 33 } },
  };
  const text = `query ($after: String) { agency(alias: "agency-1") { reviews(after: $after) {
    totalCount page pageInfo { hasNextPage endCursor } nodes { author } } } }`;
  type Page = { agency: { reviews: { nodes: { author: string }[]; pageInfo: { endCursor: string } } } };

  test('take no further call for the newest 20, and one for the next page', async () => {
    portal.answer({
      ...FILTERS,
      'GET /agencies/agency-1': agency,
      'GET /agencies/agency-1/reviews?pageNumber=1&pageSize=45': { reviews: reviews(1, 33), count: 33 },
    });
    const first = await portal.run(text, {}, VISITOR);
    expect(first.calls.length).toBe(2);
    expect(first.data).toMatchObject({
      agency: { reviews: { totalCount: 33, page: 1, pageInfo: { hasNextPage: true } } },
    });
    const after = (first.data as Page).agency.reviews.pageInfo.endCursor;
    const second = await portal.run(text, { after }, VISITOR);
    expect(second.calls.length).toBe(3);
    expect((second.data as Page).agency.reviews.nodes.map(({ author }) => author)).toEqual(
      reviews(21, 33).map(({ author }) => author),
    );
  });

  test('end with the newest if the upstream has no list of reviews', async () => {
    portal.answer({ ...FILTERS, 'GET /agencies/agency-1': agency });
    const first = await portal.run(text, {}, VISITOR);
    const after = (first.data as Page).agency.reviews.pageInfo.endCursor;
    const { data, errors } = await portal.run(text, { after }, VISITOR);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      agency: { reviews: { totalCount: 20, pageInfo: { hasNextPage: false }, nodes: [] } },
    });
  });

  describe('are refetched by id (GWY-04)', () => {
    const node = 'query ($id: ID!) { node(id: $id) { ... on PublishedReview { author } } }';
    const request = (uuid: string, status: string) => ({
      uuid,
      status,
      agency: { name: 'Agency 1', alias: 'agency-1' },
      services: [],
      budget: null,
      projectDuration: null,
      challenge: 'c',
      solution: 's',
      result: 'r',
    });
    const asked = (index: number, status = 'published') => {
      const { uuid } = review(index);
      return { id: toGlobalId('PublishedReview', uuid), answer: { [`GET /reviews/${uuid}`]: request(uuid, status) } };
    };

    test('although they are older than the newest 20', async () => {
      const { id, answer } = asked(130);
      portal.answer({
        ...FILTERS,
        ...answer,
        'GET /agencies/agency-1': agency,
        'GET /agencies/agency-1/reviews?pageNumber=1&pageSize=100': { reviews: reviews(1, 100), count: 133 },
        'GET /agencies/agency-1/reviews?pageNumber=2&pageSize=100': { reviews: reviews(101, 133), count: 133 },
      });
      const { data, errors } = await portal.run(node, { id }, VISITOR);
      expect({ data, errors }).toEqual({ data: { node: { author: 'Author 130' } }, errors: [] });
    });

    test('although the cached agency does not have them yet', async () => {
      const { id, answer } = asked(21);
      const answers = [
        { ...agency, reviews: reviews(1, 2) },
        { ...agency, reviews: [review(21), ...reviews(1, 2)] },
      ];
      let reads = 0;
      portal.answer({ ...FILTERS, ...answer, 'GET /agencies/agency-1': () => answers[reads++ % answers.length] });
      const { data } = await portal.run(node, { id }, VISITOR);
      expect(data).toEqual({ node: { author: 'Author 21' } });
    });

    test('unless the page does not show them', async () => {
      const missing = asked(21);
      portal.answer({ ...FILTERS, ...missing.answer, 'GET /agencies/agency-1': agency });
      expect((await portal.run(node, { id: missing.id }, VISITOR)).data).toEqual({ node: null });
      const refused = asked(22, 'blocked');
      portal.answer({ ...FILTERS, ...refused.answer, 'GET /agencies/agency-1': agency });
      const { data, calls } = await portal.run(node, { id: refused.id }, VISITOR);
      expect([data, calls.length]).toEqual([{ node: null }, 1]);
    });
  });
});
