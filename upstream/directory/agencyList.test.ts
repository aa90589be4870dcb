import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordCost } from '../auth/password.ts';
import type { WireAgencyCard } from '../contract/directory.ts';
import { settableClock } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { demoLocations } from '../db/demo/locations.ts';
import { seedDemoData } from '../db/demo/seed.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { listAgencies } from './agencyList.ts';
import { topCities } from './countries.ts';
import { suggestSearches } from './suggestedSearches.ts';
import { createDirectoryCache, type Directory } from './directoryCache.ts';
import type { DirectoryQuery, Sort } from './filters.ts';
import {
  type Filter,
  FILTERS,
  gradeOf,
  passes,
  PLACE_KEYS,
  type PlainAgency,
  plainFilter,
  presence,
  readPlainAgencies,
  SERVICE_KEYS,
} from './testing/plainDirectory.ts';

const all: DirectoryQuery = { pageNumber: 1, pageSize: 100, sort: 'score' };
let open: OpenDatabase;
let directory: Directory;
let plain: readonly PlainAgency[];
let cards: ReadonlyMap<number, WireAgencyCard>;

beforeAll(async () => {
  open = await openTestDatabase();
  const clock = settableClock(new Date('2026-11-21T10:00:00.000Z'));
  await seedDemoData(open.db, clock, { agencies: 240, filesFolder: null, passwordCost: passwordCost(4) });
  // Some agencies select a sub-service without its parent.
  await sql`update agencies set services = array(select id from unnest(services) as id where id > 12)
    where id % 2 = 0 and 100 < any(services)`.execute(open.db);
  directory = await createDirectoryCache({ db: open.db, clock }).read();
  plain = await readPlainAgencies(open);
  const pages = [1, 2, 3].flatMap((pageNumber) => listAgencies(directory, { ...all, pageNumber }, 'en').agencies);
  cards = new Map(pages.map((card) => [card.id, card]));
}, 60_000);
afterAll(async () => await open.close());

function inOrder(list: readonly PlainAgency[], query: DirectoryQuery): number[] {
  const rank = (agency: PlainAgency): number =>
    query.locations?.split(',').some((key) => presence(agency, key) === 'office') === false ? 1 : 0;
  const figure = (agency: PlainAgency, by: string): number => {
    const card = cards.get(agency.id);
    const { score, rating, reviewCount: reviews, replyHours } = card ?? {};
    if (by === 'fastest') return typeof replyHours === 'number' ? 1 / replyHours : 0;
    return { score, rating, reviews, newest: agency.publishedAt }[by as Exclude<Sort, 'fastest'>] ?? -1;
  };
  const orders = {
    score: ['score', 'rating', 'reviews'],
    rating: ['rating', 'reviews', 'score'],
    reviews: ['reviews', 'rating', 'score'],
    newest: ['newest', 'score'],
    fastest: ['fastest', 'score', 'rating'],
  };
  return list
    .toSorted((a, b) => {
      if (rank(a) !== rank(b)) return rank(a) - rank(b);
      if (query.sort === 'score' && query.query !== undefined) {
        const difference = gradeOf(b, query.query) - gradeOf(a, query.query);
        if (difference !== 0) return difference;
      }
      for (const by of orders[query.sort]) {
        const difference = figure(b, by) - figure(a, by);
        if (difference !== 0) return difference;
      }
      return a.id - b.id;
    })
    .map(({ id }) => id);
}

/** A comma-separated list of mostly valid values. */
function listOf(known: readonly string[]): fc.Arbitrary<string> {
  return fc
    .array(
      fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...known) },
        { weight: 1, arbitrary: fc.constantFrom('999999999', '0') },
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((list) => list.join(','));
}

function upTo(last: number): string[] {
  return Array.from({ length: last }, (_, index) => String(index + 1));
}

const values: Readonly<Record<Filter, fc.Arbitrary<string>>> = {
  query: fc.constantFrom('KRAKÓW', 'munchen', 'digital', 'the  data', 'ß', 'studio berlin', 'zzz', '%_', '\0', '東京'),
  services: listOf(SERVICE_KEYS),
  industries: listOf(upTo(24)),
  budgets: listOf(upTo(6)),
  languages: listOf(upTo(19)),
  locations: listOf(PLACE_KEYS),
  businessSizes: listOf(upTo(3)),
  numberOfEmployees: listOf(upTo(4)),
  projectDurations: listOf(upTo(4)),
  maxBudget: fc.constantFrom('1', '2', '4', '6', '0', '999999999'),
};
/** At most three filters, because with more hardly anything matches and there is little to compare. */
const queries: fc.Arbitrary<DirectoryQuery> = fc
  .record({
    pageNumber: fc.constantFrom(1, 1, 1, 2, 3),
    pageSize: fc.constantFrom(1, 7, 20, 100),
    sort: fc.constantFrom<Sort>('score', 'rating', 'reviews', 'newest', 'fastest'),
    kept: fc.subarray([...FILTERS], { maxLength: 3 }),
    filters: fc.record(values),
  })
  .map(({ kept, filters, ...page }) => ({
    ...page,
    ...Object.fromEntries(kept.map((filter) => [filter, filters[filter]])),
  }));

test('lists, sorts and counts like a plain scan of the tables, for every combination of filters', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const fitting = inOrder(plainFilter(plain, query), query);
      const answer = listAgencies(directory, query, 'en');
      const start = (query.pageNumber - 1) * query.pageSize;
      expect(answer.agencies.map(({ id }) => id)).toEqual(fitting.slice(start, start + query.pageSize));
      expect([answer.count, answer.pages, answer.page]).toEqual([
        fitting.length,
        Math.ceil(fitting.length / query.pageSize),
        query.pageNumber,
      ]);
      for (const { filter, values } of answer.facets) {
        const others = plainFilter(plain, query, filter);
        const known = filter === 'services' ? SERVICE_KEYS.filter((key) => /^\d/.test(key)) : upTo(24);
        const counts = known
          .map((key) => ({
            id: Number(key),
            count: others.filter((agency) => passes(agency, filter, key)).length,
          }))
          .filter(({ count }) => count > 0);
        expect(values).toEqual(counts.toSorted((a, b) => a.id - b.id));
      }
      const elsewhere = plainFilter(plain, query, 'locations');
      const countries = demoLocations
        .filter(({ type }) => type === 'Country')
        .filter(({ id }) => elsewhere.some((agency) => presence(agency, String(id)) === 'office'))
        .map(({ id }) => ({
          id,
          count: elsewhere.filter((agency) => presence(agency, String(id)) !== null).length,
        }))
        .toSorted((a, b) => b.count - a.count || a.id - b.id);
      expect(answer.countries.map(({ location, count }) => ({ id: location.id, count }))).toEqual(countries);
      const wider = FILTERS.filter((filter) => query[filter] !== undefined)
        .map((filter) => ({ filter, count: plainFilter(plain, query, filter).length }))
        .filter(({ count }) => count > 0 && fitting.length === 0);
      expect(answer.wider).toHaveLength(wider.length);
      expect(answer.wider).toEqual(expect.arrayContaining(wider));
      expect(answer.wider.map(({ count }) => count)).toEqual(wider.map(({ count }) => count).toSorted((a, b) => b - a));
    }),
    { numRuns: 100, seed: 20_261_121 },
  );
});

describe('examples', () => {
  const list = (query: Partial<DirectoryQuery>) => listAgencies(directory, { ...all, ...query }, 'en');

  test('lists all 240 agencies in 12 pages of 20, best score first', () => {
    const page = list({ pageSize: 20 });
    expect([page.count, page.pages, page.agencies.length, page.wider.length]).toEqual([240, 12, 20, 0]);
    const scores = page.agencies.map(({ score }) => score ?? -1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(list({ pageNumber: 9 })).toMatchObject({ agencies: [], count: 240, pages: 3, page: 9 });
  });

  test('ignores case and accents in a search (DIR-05)', () => {
    const krakow = list({ query: 'krakow' });
    expect(krakow.count).toBeGreaterThan(0);
    expect(krakow.agencies[0]?.cities.map(({ name }) => name)).toContain('Kraków');
    expect(list({ query: '  KRAKÓW ' }).agencies).toEqual(krakow.agencies);
    expect(list({ query: 'AGENCIA mare' }).agencies[0]?.name).toBe('Agência Maré');
    expect(list({ query: ' ' }).count).toBe(240);
    expect(list({ query: 'x'.repeat(200) })).toMatchObject({ count: 0, wider: [{ filter: 'query', count: 240 }] });
  });

  test("names places in the request's language and finds them by id or alias (DIR-04)", () => {
    const germany = listAgencies(directory, { ...all, locations: 'germany,1,nowhere' }, 'de');
    expect(germany.locations).toEqual([
      { id: 1, name: 'Deutschland', alias: 'germany', type: 'Country', country: 'DE' },
    ]);
    const homes = germany.agencies.map(({ cities }) => cities.some(({ country }) => country === 'DE'));
    expect(homes.indexOf(false)).toBe(homes.filter(Boolean).length);
    expect(list({ locations: 'nowhere' })).toMatchObject({ count: 0, locations: [] });
  });

  test('names the cities with the most agencies of the countries with the most', () => {
    const cities = topCities(directory, 'de');
    const officesIn = (city: { id: number }) =>
      plain.filter((agency) => presence(agency, String(city.id)) === 'office');
    const byCountry = Map.groupBy(cities, ({ country }) => country);
    expect([...byCountry.keys()]).toEqual(
      list({})
        .countries.slice(0, 12)
        .map(({ location }) => location.country),
    );
    for (const [country, shown] of byCountry) {
      const counts = demoLocations
        .filter((place) => place.type === 'City' && place.country === country)
        .map((city) => officesIn(city).length)
        .toSorted((a, b) => b - a);
      expect(shown.map((city) => officesIn(city).length)).toEqual(counts.slice(0, 3).filter((count) => count > 0));
    }
    expect(cities.find(({ alias }) => alias === 'munich')?.name).toBe('München');
  });

  test('suggests searches with results, each with another service and country, those of the language first', () => {
    for (const [language, countries] of [
      ['de', ['DE', 'AT', 'CH']],
      ['ja', ['JP']],
      ['pt', ['BR', 'PT']],
    ] as const) {
      const searches = suggestSearches(directory, language);
      expect(searches).toHaveLength(4);
      expect(new Set(searches.map(({ service }) => service)).size).toBe(4);
      const named = searches.map(({ location }) => location.country);
      expect(new Set(named).size).toBe(4);
      expect(new Set(named.slice(0, countries.length))).toEqual(new Set(countries));
      for (const { service, location } of searches) {
        const { agencies } = list({ services: String(service), locations: location.alias });
        expect(agencies[0]?.presence).toBe('office');
      }
    }
  });

  test('names the states that the places are in', () => {
    const { states } = listAgencies(directory, { ...all, locations: 'munich,augsburg,berlin,germany,texas' }, 'de');
    expect(states?.map(({ name }) => name)).toEqual(['Bayern', 'Texas']);
  });
});
