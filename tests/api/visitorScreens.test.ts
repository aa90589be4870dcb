import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../harness/gateway.ts';
import { pairWithFreshGateway, type SharedPair } from './testing/pair.ts';

let pair: SharedPair;
beforeAll(async () => {
  pair = await pairWithFreshGateway();
}, 120_000);
afterAll(() => pair?.gateway.stop());

describe('the screens of visitors, in a language that is not cached', () => {
  const documents = Object.values(
    JSON.parse(readFileSync('web/relay/persisted-queries.json', 'utf8')) as Record<string, string>,
  );
  const nothing = { first: 20, page: 1, sort: 'SCORE', filter: null, place: '', hasPlace: false };
  const agency = { alias: 'northbeam', places: [], hasPlaces: false };
  const PAGE = ['GET /agencies', 'GET /filters'];
  test.each<[string, string, Record<string, unknown>, string[]]>([
    ['DirectoryScreenQuery', 'fr', nothing, PAGE],
    ['DirectoryScreenQuery', 'it', { ...nothing, page: 3, filter: { services: ['seo'], locations: ['berlin'] } }, PAGE],
    ['LandingScreenQuery', 'nl', {}, ['GET /agencies', 'GET /directory/summary', 'GET /filters']],
    ['AgencyScreenQuery', 'pl', agency, ['GET /agencies/northbeam', 'GET /filters']],
    // Only the list names places by their aliases.
    [
      'AgencyScreenQuery',
      'sv',
      { ...agency, places: ['berlin'], hasPlaces: true },
      ['GET /agencies', 'GET /agencies/northbeam', 'GET /filters'],
    ],
    ['GetStartedScreenQuery', 'pt', {}, ['GET /prices/']],
  ])('%s (%s) makes these calls and no others', async (name, language, variables, calls) => {
    const query = documents.find((text) => text.startsWith(`query ${name}`)) ?? '';
    await pair.upstream.markRequests();
    const response = await fetch(pair.gateway.graphqlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ query, variables }),
    });
    const { errors } = (await response.json()) as Answer;
    expect(errors).toBeUndefined();
    const made = (await pair.upstream.requests()).map(({ method, path }) => `${method} ${path}`);
    expect(made.toSorted()).toEqual(calls);
  });
});
