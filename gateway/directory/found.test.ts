import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireAgencyList } from '../../upstream/contract/directory.ts';
import { startPortal } from '../relay/testing/portal.ts';
import { agencyPage, BERLIN, wholeAgency, wireAgency, wireFilters } from './testing/wire.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const VISITOR = { isVisitor: true };
const LIST = 'GET /agencies?maxBudget=4&pageNumber=1&pageSize=20&query=seo+berlin&sort=score';
const FOUND = `{ agencies(filter: { query: "seo berlin", maxBudget: "4" }) {
  states { alias type } inPlace { office region } understood { text service { alias } industry { key } location { alias } language { code } budget { key } count countOfOthers }
  edges { presence node { replyHours highlight { name result budget { amount } duration pictureUrl } } } } }`;

const NOTHING = {
  service: null,
  industry: null,
  location: null,
  language: null,
  budget: null,
  count: null,
  countOfOthers: null,
};

test('returns how a search was understood, and the presence and highlighted story of each agency', async () => {
  portal.answer({ 'GET /filters': wireFilters, [LIST]: agencyPage([wireAgency(1)], 5) });
  const { data, errors } = await portal.run(FOUND, {}, VISITOR);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    agencies: {
      states: [{ alias: 'state-of-berlin', type: 'STATE' }],
      inPlace: { office: 3, region: 2 },
      // The catalogue has no industry 999.
      understood: [
        { ...NOTHING, text: 'seo', service: { alias: 'seo' } },
        { ...NOTHING, text: 'berlin', location: { alias: 'berlin' }, count: 4, countOfOthers: 7 },
        { ...NOTHING, text: 'english', language: { code: 'en' } },
        { ...NOTHING, text: 'under 1k', budget: { key: '1' } },
      ],
      edges: [
        {
          presence: 'OFFICE',
          node: {
            replyHours: 3,
            highlight: {
              name: 'Shop',
              result: 'More',
              budget: { amount: 5_000 },
              duration: 3,
              pictureUrl: '/partners/media/story.png',
            },
          },
        },
      ],
    },
  });
});

test('leaves these out if the upstream lacks the additions', async () => {
  const {
    agencies,
    inPlace: _inPlace,
    states: _states,
    understood: _understood,
    ...page
  } = agencyPage([wireAgency(1)], 5);
  const bare = agencies.map(({ presence: _presence, story: _story, replyHours: _hours, ...card }) => card);
  portal.answer({
    [LIST]: { ...page, agencies: bare } satisfies Omit<
      WireAgencyList,
      'agencies' | 'inPlace' | 'states' | 'understood'
    > & {
      agencies: unknown;
    },
  });
  const { data, errors } = await portal.run(FOUND, {}, VISITOR);
  expect({ data, errors }).toEqual({
    data: {
      agencies: {
        states: [],
        inPlace: null,
        understood: [],
        edges: [{ presence: null, node: { replyHours: null, highlight: null } }],
      },
    },
    errors: [],
  });
});

test('an agency has pictures, its distribution of ratings, and phone numbers formatted for people (P-31)', async () => {
  portal.answer({ 'GET /agencies/agency-1': wholeAgency });
  const text = `{ agency(alias: "agency-1") { states { alias type } replyHours highlight { name } stories { pictureUrl }
    reviewSummary { ratingCounts } offices { phoneText } } }`;
  const { data } = await portal.run(text, {}, VISITOR);
  expect(data).toEqual({
    agency: {
      states: [{ alias: 'state-of-berlin', type: 'STATE' }],
      replyHours: 3,
      highlight: { name: 'Shop' },
      stories: [{ pictureUrl: '/partners/media/story.png' }],
      reviewSummary: { ratingCounts: [0, 0, 0, 1, 1] },
      offices: [{ phoneText: '+49 30 1234567' }],
    },
  });
  const { ratingCounts: _counts, replyHours: _hours, states: _states, ...bare } = wholeAgency;
  portal.answer({ 'GET /agencies/agency-1': bare });
  const optional = '{ agency(alias: "agency-1") { states { alias } replyHours reviewSummary { ratingCounts } } }';
  expect((await portal.run(optional, {}, VISITOR)).data).toEqual({
    agency: { states: [], replyHours: null, reviewSummary: { ratingCounts: null } },
  });
});

test('the totals of the directory are null if the upstream does not provide them', async () => {
  const text =
    '{ directorySummary { reviewCount rating replyHours reviews { agencyAlias author rating result services { name } budget { key } projectDuration { key } } cities { alias } suggestedSearches { service { alias } location { alias } } } }';
  portal.answer({});
  expect(await portal.run(text, {}, VISITOR)).toMatchObject({ data: { directorySummary: null }, errors: [] });
  const review = {
    uuid: '4e71e000-0000-4000-8000-000000000001',
    author: 'Bo',
    company: null,
    result: 'More orders.',
    rating: 5,
    publishedAt: '2026-11-01T10:00:00.000Z',
    textLanguage: 'en',
    agency: { alias: 'agency-1', name: 'Agency 1' },
  };
  portal.answer({ 'GET /directory/summary': { reviewCount: 12, rating: 4.4, replyHours: 5, reviews: [review] } });
  expect((await portal.run(text, {}, VISITOR)).data).toEqual({
    directorySummary: {
      reviewCount: 12,
      rating: 4.4,
      replyHours: 5,
      reviews: [
        {
          agencyAlias: 'agency-1',
          author: 'Bo',
          rating: 5,
          result: 'More orders.',
          services: [],
          budget: null,
          projectDuration: null,
        },
      ],
      cities: [],
      suggestedSearches: [],
    },
  });
  const named = { ...review, services: [1, 999], budget: 6, projectDuration: 1 };
  const searches = [1, 999].map((service) => ({ service, location: BERLIN }));
  portal.answer({
    'GET /filters': wireFilters,
    'GET /directory/summary': { reviewCount: 12, rating: 4.4, replyHours: 5, reviews: [named], searches },
  });
  // The catalogue has no service 999.
  expect((await portal.run(text, {}, VISITOR)).data).toMatchObject({
    directorySummary: {
      reviews: [{ services: [{ name: 'SEO' }], budget: { key: '6' }, projectDuration: { key: '1' } }],
      suggestedSearches: [{ service: { alias: 'seo' }, location: { alias: 'berlin' } }],
    },
  });
});
