import { beforeAll, describe, expect, test } from 'vitest';
import { defaultCatalogue } from '../../domain/catalogue/catalogue.ts';
import { foldText } from '../../domain/search/foldText.ts';
import { LOCALES } from '../../domain/locales.ts';
import type { WireFilters, WireLocation } from '../contract/catalogue.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';
import { demoLocations } from '../db/demo/locations.ts';
import { fillCatalogue } from './fillCatalogue.ts';
import { LARGE_CITIES } from './largeCities.ts';
import { placeNames } from './placeNames/placeNames.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const place = (id: number, type: WireLocation['type'], name: string, country: string, countryId: number) => ({
    id,
    type,
    name,
    alias: foldText(name).replaceAll(/\W+/g, '-'),
    country,
    country_id: countryId,
    state_id: null,
    search: foldText(name),
    position: id,
  });
  await server.db.deleteFrom('locations').execute();
  await server.db
    .insertInto('locations')
    .values([
      place(1, 'Country', 'Germany', 'DE', 1),
      place(2, 'Country', 'Poland', 'PL', 2),
      place(3, 'Country', 'United States', 'US', 3),
      place(101, 'State', 'Brandenburg', 'DE', 1),
      place(201, 'City', 'Berlin', 'DE', 1),
      { ...place(202, 'City', 'Kraków', 'PL', 2), search: `${foldText('Kraków')}|cracow` },
      place(203, 'City', 'New Berlin', 'US', 3),
      place(204, 'City', 'Bamberg', 'DE', 1),
    ])
    .execute();
}, START_WITHIN);

async function get(url: string, language = 'en') {
  return (await server.call('GET', url, { headers: { 'accept-language': language } })).body;
}

async function filters(language: string) {
  return (await get('/filters', language)) as WireFilters;
}

async function names(url: string, language?: string) {
  return ((await get(url, language)) as { locations: WireLocation[] }).locations.map(({ name }) => name);
}

describe('filters (RST-12)', () => {
  test.each(['en', 'de', 'ja'] as const)('are the default catalogue in %s', async (language) => {
    expect(await filters(language)).toEqual(defaultCatalogue(language));
  });

  test('a name changed by the control API shows at once, only in its language, and survives a restart', async () => {
    const rename = async (path: string, body: unknown) =>
      (await server.call('PUT', `/control/catalogue/${path}/name`, { body })).status;
    expect(await rename('service/1', { locale: 'de', name: 'Suchmaschinenoptimierung' })).toBe(204);
    expect(await rename('industry/3', { locale: 'en', name: 'Beauty' })).toBe(204);
    await fillCatalogue(server.db);
    const [german, english] = [await filters('de'), await filters('en')];
    expect(german.services[0]?.name).toBe('Suchmaschinenoptimierung');
    expect([english.services[0]?.name, english.industries[2]?.name]).toEqual(['SEO', 'Beauty']);
    expect(await rename('service/999', { locale: 'de', name: 'x' })).toBe(404);
    expect(await rename('budget/1', { locale: 'de', name: 'x' })).toBe(404);
  });

  test('a name missing in a language falls back to English', async () => {
    await server.db.deleteFrom('catalogue_names').where('kind', '=', 'industry').where('locale', '=', 'it').execute();
    expect((await filters('it')).industries.map(({ id }) => id)).toEqual(
      (await filters('en')).industries.map(({ id }) => id),
    );
    expect((await filters('it')).industries).toEqual((await filters('en')).industries);
    expect((await filters('it')).services).not.toEqual((await filters('en')).services);
    await fillCatalogue(server.db);
    expect((await filters('it')).industries).toEqual(defaultCatalogue('it').industries);
  });
});

describe('locations (RST-13 to RST-15)', () => {
  test('case and accents are ignored, other names count, and a match at the start comes first', async () => {
    expect(await names('/locations?pattern=BER')).toEqual(['Berlin', 'New Berlin', 'Bamberg']);
    expect(await names('/locations?pattern=krakow')).toEqual(['Kraków']);
    expect(await names('/locations?pattern=Crac')).toEqual(['Kraków']);
    expect(await names('/locations?pattern=rand')).toEqual(['Brandenburg']);
    expect(await names('/locations?pattern=rand&types=city,country')).toEqual([]);
  });

  test('countries are named in the language of the request and found in it and in English', async () => {
    expect(await names('/locations?pattern=niem&types=country', 'pl')).toEqual(['Niemcy']);
    expect(await names('/filters/countries?pattern=german', 'pl')).toEqual(['Niemcy']);
    expect(await names('/filters/countries?pattern=%E3%83%89%E3%82%A4', 'ja')).toEqual(['ドイツ']);
    expect(await names('/filters/countries?pattern=niem')).toEqual([]);
    expect(await names('/filters/countries', 'de')).toEqual(['Deutschland', 'Polen', 'Vereinigte Staaten']);
  });

  test('states and cities too', async () => {
    expect(await names('/locations?pattern=krak', 'de')).toEqual(['Krakau']);
    expect(await names('/locations?pattern=cracovia', 'es')).toEqual(['Cracovia']);
    expect(await names('/filters/cities?pattern=%E3%82%AF%E3%83%A9', 'ja')).toEqual(['クラクフ']);
    expect(await names('/locations?pattern=krakau')).toEqual([]);
  });

  test.each(LOCALES)('their names in %s are those of known places, and differ from the English ones', (locale) => {
    const english = new Map(demoLocations.map(({ alias, name }) => [alias, name]));
    const named = [...placeNames(locale)];
    expect(named.filter(([alias, name]) => !english.has(alias) || english.get(alias) === name)).toEqual([]);
    expect(named.length > 0).toBe(locale !== 'en');
  });

  test('large cities come before small ones', async () => {
    const aliases = new Set(demoLocations.filter(({ type }) => type === 'City').map(({ alias }) => alias));
    expect([...LARGE_CITIES.keys()].filter((alias) => !aliases.has(alias))).toEqual([]);
    await server.db
      .insertInto('locations')
      .values({
        ...(await server.db.selectFrom('locations').selectAll().where('id', '=', 204).executeTakeFirstOrThrow()),
        id: 199,
        position: 0,
        name: 'Bergen',
        alias: 'bergen',
        search: 'bergen',
      })
      .execute();
    expect(await names('/filters/cities?pattern=ber&countryId=1')).toEqual(['Berlin', 'Bergen', 'Bamberg']);
    await server.db.deleteFrom('locations').where('id', '=', 199).execute();
  });

  test('cities can be limited to one country and to a maximum number', async () => {
    expect(await names('/filters/cities?pattern=be&countryId=1')).toEqual(['Berlin', 'Bamberg']);
    expect(await names('/filters/cities?pattern=be&limit=1')).toEqual(['Berlin']);
    expect(await names('/filters/cities?pattern=be&countryId=99')).toEqual([]);
  });

  test.each(['%25%25', '%00%00', '%20%20', '__', "';--", '%7C%7C'])('%s matches nothing', async (pattern) => {
    expect(await names(`/locations?pattern=${pattern}`)).toEqual([]);
    expect(await names(`/filters/countries?pattern=${pattern}`)).toEqual([]);
  });

  test.each(['?pattern=b', '', '?pattern=be&types=state', '?pattern=be&x=1', `?pattern=${'b'.repeat(101)}`])(
    'locations%s is refused',
    async (query) => {
      expect((await server.call('GET', `/locations${query}`)).status).toBe(422);
    },
  );
});
