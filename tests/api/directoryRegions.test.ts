import { beforeAll, describe, expect, test } from 'vitest';
import type { WireAgencyList } from '../../upstream/contract/directory.ts';
import { type SharedUpstream, sharedUpstream } from '../harness/sharedUpstream.ts';
import { searchDirectory } from './testing/searchDirectory.ts';

let upstream: SharedUpstream;
beforeAll(async () => {
  upstream = await sharedUpstream();
}, 120_000);

async function search(language: string, query: string, filters = ''): Promise<WireAgencyList> {
  return await searchDirectory(upstream, language, query, filters);
}

describe('a region of the world means all its countries', () => {
  test.each([
    ['en', 'DACH', 'germany,austria,switzerland'],
    ['en', 'Benelux', 'netherlands,belgium'],
    ['en', 'North America', 'united-states,canada,mexico'],
    ['en', 'LATAM', 'mexico,brazil,argentina,chile,colombia'],
    ['en', 'agency in Scandinavia', 'sweden,norway,denmark,finland'],
    ['de', 'DACH-Raum', 'germany,austria,switzerland'],
    ['de', 'Nordeuropa', 'sweden,norway,denmark,finland'],
    ['es', 'agencia en América del Sur', 'brazil,argentina,chile,colombia'],
    ['fr', 'Afrique', 'south-africa'],
    ['it', 'Medio Oriente', 'israel,united-arab-emirates,turkiye'],
    ['pl', 'Skandynawia', 'sweden,norway,denmark,finland'],
    ['pt', 'América do Norte', 'united-states,canada,mexico'],
    ['sv', 'Norden', 'sweden,norway,denmark,finland'],
    ['tr', 'Orta Doğu', 'israel,united-arab-emirates,turkiye'],
    ['vi', 'Đông Nam Á', 'singapore,vietnam,indonesia'],
    ['ja', '北欧の会社', 'sweden,norway,denmark,finland'],
    ['ko', '동남아 마케팅', 'singapore,vietnam,indonesia'],
    ['zh', '北美', 'united-states,canada,mexico'],
  ])('%s: “%s” finds the agencies of %s', async (language, query, countries) => {
    const { count, inPlace, understood } = await search(language, query);
    const selected = await search(language, '', `locations=${countries}`);
    expect(count).toBeGreaterThan(0);
    expect([count, inPlace]).toEqual([selected.count, selected.inPlace]);
    // It is no filter.
    expect(understood).toEqual([]);
  });

  test.each([
    ['de', 'Europa'],
    ['es', 'agencia europea'],
    ['fr', 'agence européenne'],
    ['it', 'Europa'],
    ['nl', 'Europese bureaus'],
    ['pl', 'agencja w Europie'],
    ['pt', 'agência na Europa'],
    ['sv', 'byrå i Europa'],
    ['tr', "Avrupa'da ajans"],
    ['vi', 'agency ở châu Âu'],
    ['ja', '欧州の会社'],
    ['ko', '유럽에서'],
    ['zh', '欧洲'],
  ])('%s: “%s” is Europe', async (language, query) => {
    const { count } = await search('en', 'Europe');
    expect(count).toBeGreaterThan((await search('en', 'Germany')).count);
    expect((await search(language, query)).count).toBe(count);
  });

  test('agencies with an office there come first, and a service narrows it', async () => {
    const { agencies, inPlace, understood } = await search('en', 'SEO in Europe');
    expect(understood?.map(({ text }) => text)).toEqual(['seo']);
    const offices = inPlace?.office ?? 0;
    expect(offices).toBeGreaterThan(0);
    const first = agencies.slice(0, offices).map(({ presence }) => presence);
    expect(first.every((presence) => presence === 'office')).toBe(true);
  });
});

test.each([
  ['en', 'Germany, Europe', 'Germany'],
  ['en', 'Berlin, Europe', 'Berlin'],
  ['en', 'Cambridge, Europe', 'Cambridge, UK'],
])('%s: “%s” is the place inside the region', async (language, query, place) => {
  const [found, alone] = await Promise.all([search(language, query), search(language, place)]);
  expect([found.count, found.inPlace]).toEqual([alone.count, alone.inPlace]);
});

test.each([
  ['en', 'Madrid or Paris', 'madrid,paris'],
  ['en', 'agency with offices in Madrid, Paris and Berlin', 'madrid,paris,berlin'],
  ['de', 'Berlin, Hamburg oder München', 'berlin,hamburg,munich'],
  ['ja', 'パリまたはベルリン', 'paris,berlin'],
  ['en', 'US or Canada', 'united-states,canada'],
  ['en', 'Benelux or Scandinavia', 'netherlands,belgium,sweden,norway,denmark,finland'],
  ['en', 'DACH, Europe', 'germany,austria,switzerland'],
])('%s: the places of “%s” are alternatives, as selected ones are', async (language, query, locations) => {
  const [found, selected] = await Promise.all([
    search(language, query),
    search(language, '', `locations=${locations}`),
  ]);
  expect([found.count, found.inPlace]).toEqual([selected.count, selected.inPlace]);
  const offices = found.agencies.slice(0, found.inPlace?.office).map(({ presence }) => presence);
  expect(new Set(offices)).toEqual(new Set(['office']));
});

test.each([
  // The United States.
  ['en', 'America', 'USA'],
  ['de', 'Amerika', 'USA'],
  ['en', 'marketing for an Asian restaurant', 'restaurant'],
  ['pt', 'eu preciso de SEO', 'SEO'],
])('%s: “%s” names no region, but “%s”', async (language, query, plain) => {
  expect((await search(language, query)).count).toBe((await search(language, plain)).count);
});

test.each(['アジアン料理', 'アジアンカフェ'])('ja: “%s” is a word, although it begins with “アジア”', async (query) => {
  expect((await search('ja', query)).inPlace).toBeNull();
});

describe('words around a place or service say nothing more', () => {
  test.each([
    ['en', 'both Berlin and Hamburg', 'Berlin Hamburg'],
    ['en', 'either SEO or PPC', 'SEO PPC'],
    ['en', 'anywhere in Germany', 'Germany'],
    ['en', 'SEO north London', 'SEO London'],
    ['en', 'boutique agency London', 'London'],
    ['en', 'google my business optimisation', 'google my business'],
    ['de', 'sowohl Berlin als auch Hamburg', 'Berlin Hamburg'],
    ['de', 'bundesweit SEO', 'SEO'],
    ['de', 'Agentur mit Büro in Wien', 'Wien'],
    ['fr', 'agence avec un bureau à Lyon', 'Lyon'],
    ['es', 'agencia con oficina en Madrid', 'Madrid'],
    ['it', 'agenzia con sede a Milano', 'Milano'],
    ['nl', 'bureau met kantoor in Amsterdam', 'Amsterdam'],
    ['pt', 'agência com escritório em São Paulo', 'São Paulo'],
    ['sv', 'byrå med kontor i Stockholm', 'Stockholm'],
    ['ja', '東京に拠点がある会社', '東京'],
    ['de', 'SEO deutschlandweit', 'SEO Deutschland'],
    ['es', 'tanto SEO como SEM', 'SEO SEM'],
    ['fr', 'partout en France', 'France'],
    ['it', 'sia SEO che SEM', 'SEO SEM'],
    ['it', 'in tutta Italia', 'Italia'],
    ['nl', 'zowel SEO als SEA', 'SEO SEA'],
    ['pl', 'w całej Polsce', 'Polska'],
    ['pt', 'em todo o Brasil', 'Brasil'],
    ['sv', 'hela Sverige', 'Sverige'],
    ['tr', 'hem Berlin hem Hamburg', 'Berlin Hamburg'],
    ['vi', 'SEO toàn quốc', 'SEO'],
    ['ja', '全国対応のSEO会社', 'SEO'],
    ['ko', '전국 SEO', 'SEO'],
    ['zh', '全国SEO', 'SEO'],
  ])('%s: “%s” finds what “%s” does', async (language, query, plain) => {
    const { count } = await search(language, plain);
    expect(count).toBeGreaterThan(0);
    expect((await search(language, query)).count).toBe(count);
  });
});
