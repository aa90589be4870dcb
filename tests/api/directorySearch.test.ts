import { beforeAll, expect, test } from 'vitest';
import type { WireAgencyList } from '../../upstream/contract/directory.ts';
import { type SharedUpstream, sharedUpstream } from '../harness/sharedUpstream.ts';
import { searchDirectory } from './testing/searchDirectory.ts';

/** Queries that visitors might type, with their language and the agency that should come first. */
const QUERIES: readonly (readonly [language: string, query: string, first: string])[] = [
  ['en', 'SEO Berlin', 'northbeam'],
  ['en', 'northbeam seo', 'northbeam'],
  ['en', 'nortbeam', 'northbeam'],
  ['en', 'ppc', 'grupa-kompas'],
  ['en', 'sem agency in Madrid', 'taller-alborada'],
  ['en', 'meridian colective', 'meridian-collective'],
  ['en', 'uferstorm', 'uferstrom'],
  ['en', 'Sydney search', 'brickyard-search'],
  ['en', 'copper digital', 'copper-digital'],
  ['en', 'digital pr Tokyo', 'tsubamemarketing'],
  ['en', 'Amazon marketing Germany', 'berglicht'],
  ['en', 'tiktok agency amsterdam', 'cedar-labs'],
  ['en', 'website redesign Milan', 'northgate-field'],
  ['en', 'branding in Vienna', 'northbeam'],
  ['en', 'pr manchester', 'clever-meadow'],
  ['en', 'email marketing Brazil', 'casa-andorinha'],
  ['en', 'lantern street', 'lantern-street'],
  ['en', 'krakow', 'grupa-fala'],
  ['en', 'signal & sons', 'signal-and-sons'],
  ['en', 'web design for hotels', 'wild-growth'],
  ['en', 'CRO', 'lindenfeld'],
  ['en', 'translation Seoul', 'meridian-collective'],
  ['en', 'brandign', 'grupa-kompas'],
  ['en', 'conversion rate optimization Los Angeles', 'wild-field'],
  ['en', 'wordpress', 'cedar-labs'],
  ['en', 'agencia mare', 'agencia-mare'],
  ['en', 'data analytics NYC', 'early-media'],
  ['de', 'Suchmaschinenoptimierung München', 'weitfeld'],
  ['de', 'Onlinewerbung Potsdam', 'funkenagentur'],
  ['de', 'Werbeagentur Mailand', 'northgate-field'],
  ['fr', 'agence relations presse à Lyon', 'atelier-maree'],
  ['es', 'agencia de redes sociales en Santiago', 'agencia-colibri'],
  ['it', 'posizionamento Monaco di Baviera', 'weitfeld'],
  ['pl', 'pozycjonowanie Wrocław', 'pracownia-brzeg'],
  ['nl', 'huisstijl Amsterdam', 'team-sluis'],
  ['pt', 'e-mail marketing São Paulo', 'casa-andorinha'],
  ['tr', "İstanbul'da dönüşüm optimizasyonu", 'pusula-dijital'],
  ['ja', '東京のSEO会社', 'todaimarketing'],
  ['ko', '서울 브랜딩 업체', 'nachimban-digital'],
  ['zh', '上海公关公司', 'chenguangmedia'],
  ['en', 'English-speaking SEO agency Berlin', 'northbeam'],
  ['en', 'PPC $10,000 budget Madrid', 'taller-alborada'],
  ['en', 'who does SEO in Berlin for under $5k', 'northbeam'],
  ['de', 'SEO Agentur München bis 5.000 €', 'berglicht'],
  ['es', 'agencia SEO que hable inglés en Madrid', 'equipo-colibri'],
  ['fr', 'agence seo moins de 5000 € à Paris', 'studio-etincelle'],
  ['it', 'agenzia siti web che parla inglese a Milano', 'northgate-field'],
  ['nl', 'Engelstalig bureau Amsterdam', 'cedar-labs'],
  ['pl', 'agencja SEO do 10 000 zł Warszawa', 'prairie-works'],
  ['pt', 'agência de SEO até R$ 20.000 em São Paulo', 'casa-andorinha'],
  ['sv', 'engelsktalande byrå Stockholm', 'sjomedia'],
  ['tr', "İstanbul'da 100.000 TL altı SEO", 'berglicht'],
  ['vi', 'agency nói tiếng Anh ở Hà Nội', 'anh-trang-media'],
  ['ja', '予算50万円以下 東京 SEO', 'todaimarketing'],
  ['ko', '영어 가능한 브랜딩 업체 서울', 'nachimban-digital'],
  ['zh', '会说英语的公关公司 上海', 'chenguangmedia'],
];
/** How many of the 56 queries must give the expected result. */
const RIGHT_AT_LEAST = 54;

let upstream: SharedUpstream;
beforeAll(async () => {
  upstream = await sharedUpstream();
}, 120_000);

async function search(language: string, query: string, filters = ''): Promise<WireAgencyList> {
  return await searchDirectory(upstream, language, query, filters);
}

test('of 56 queries in 14 languages, at least 54 show the expected agency first', async () => {
  const wrong: string[] = [];
  for (const [language, query, expected] of QUERIES) {
    const [first] = (await search(language, query)).agencies;
    if (first?.alias !== expected) wrong.push(`${language} "${query}": ${first?.alias ?? 'none'}, not ${expected}`);
  }
  expect(QUERIES).toHaveLength(56);
  expect(wrong.slice(QUERIES.length - RIGHT_AT_LEAST)).toEqual([]);
});

test('says how words were understood, and where the results are', async () => {
  const found = await search('en', 'SEO agency in Berlin');
  expect(found.understood?.map(({ text, filter, location, count }) => [text, filter, location?.alias, count])).toEqual([
    ['seo', 'services', undefined, null],
    ['berlin', 'locations', 'berlin', null],
  ]);
  expect(found.inPlace).toEqual({ office: 1, region: found.count - 1 });
  expect(found.agencies.map(({ presence }) => presence)).toEqual([
    'office',
    ...found.agencies.slice(1).map(() => 'region'),
  ]);
});

test.each(['Northbeam phone number', 'https://www.northbeam.com/about-us', 'northbeam tokyo reviews'])(
  '“%s” finds the agency that it mentions, because nothing else matches',
  async (query) => {
    const { agencies } = await search('en', query);
    expect(agencies.map(({ alias }) => alias)).toEqual(['northbeam']);
  },
);

test('an agency that only its name matches is not said to be in the place that is searched', async () => {
  const { agencies, inPlace } = await search('en', 'northbeam tokyo');
  expect(agencies.map(({ alias, presence }) => [alias, presence])).toEqual([['northbeam', null]]);
  expect(inPlace).toEqual({ office: 0, region: 0 });
});

test.each([
  ['en', 'power bi', []],
  ['en', 'suede', []],
  ['en', 'grenade', []],
  ['pt', 'marketing ao vivo', []],
  ['vi', 'giải pháp marketing', []],
  ['vi', 'áo cưới', []],
  ['vi', 'thể dục', []],
  ['vi', 'seo Đức', ['germany']],
  ['fr', 'agence seo canton de vaud', ['vaud']],
  ['vi', 'marketing ở Pháp', ['france']],
  ['en', 'seo Deutschland', ['germany']],
  ['en', 'seo belrin', ['berlin']],
  ['en', 'lodnon', ['london']],
  ['zh', '剑桥', ['cambridge']],
  ['zh', '剑桥市的SEO', ['cambridge']],
  ['zh', '巴斯夫', []],
  ['zh', '得克萨斯 SEO', ['texas']],
  ['ja', 'ケンブリッジのSEO', ['cambridge']],
  ['ja', 'ロストック', ['rostock']],
  ['ja', 'リノベーション', []],
  ['ko', '리옹 브랜딩', ['lyon']],
  ['ko', '에센에서 광고', ['essen']],
  ['ko', '부산으로 SEO', ['busan']],
  ['es', 'agencia seo en London', ['london']],
  ['zh', '萨尔瓦多', ['salvador']],
])('%s: the places in “%s” are those that its reader means', async (language, query, places) => {
  const { understood } = await search(language, query);
  expect(understood?.flatMap(({ location }) => location?.alias ?? [])).toEqual(places);
});

test.each([
  ['en', 'Paris, France', 'Paris'],
  ['en', 'Germany Berlin', 'Berlin'],
  ['en', 'Berlin, DE', 'Berlin'],
  ['de', 'Zürich CH', 'Zürich'],
  ['en', 'belrin germany', 'Berlin'],
  ['de', 'München, Bayern, Deutschland', 'München'],
  ['en', 'Seattle, Washington', 'Seattle'],
  ['ja', 'ドイツ ベルリン', 'ベルリン'],
])('%s: “%s” is the place inside the other', async (language, query, place) => {
  const { count, inPlace, understood, agencies } = await search(language, query);
  const alone = await search(language, place);
  expect(count).toBeGreaterThan(0);
  expect([count, inPlace, agencies]).toEqual([alone.count, alone.inPlace, alone.agencies]);
  expect(understood?.map(({ location }) => location?.name)).toEqual([place]);
});

test('a place of the text in a selected one, and the reverse, counts the offices there', async () => {
  const office = (await search('en', 'Berlin')).inPlace?.office;
  expect((await search('en', 'Berlin', 'locations=germany')).inPlace?.office).toBe(office);
  expect((await search('en', 'Germany', 'locations=berlin')).inPlace?.office).toBe(office);
});

test('a name of several places means the one inside the other', async () => {
  const found = await Promise.all(['Cambridge, UK', 'USA Cambridge'].map((query) => search('en', query)));
  expect(found.map(({ understood }) => understood?.map(({ location }) => location?.country))).toEqual([['GB'], ['US']]);
  expect((await search('en', 'Berlin Munich')).understood?.map(({ text }) => text)).toEqual(['berlin', 'munich']);
});

test.each([
  ['de', 'SEO München', 'München', 'Deutschland'],
  ['it', 'agenzia a Monaco di Baviera', 'Monaco di Baviera', 'Germania'],
  ['ja', 'ミュンヘンのSEO', 'ミュンヘン', 'ドイツ'],
])('%s: places are named in the reader’s language', async (language, query, city, country) => {
  const { understood, agencies, countries } = await search(language, query);
  expect(understood?.flatMap(({ location }) => location?.name ?? [])).toEqual([city]);
  expect(countries.map(({ location }) => location.name)).toContain(country);
  const [first] = agencies.filter(({ presence }) => presence === 'office');
  expect(first?.cities.map(({ name }) => name)).toContain(city);
});

test.each(['north beam', 'NORTH-BEAM', 'Northbeam'])(
  '“%s” is the name of an agency, however it is split',
  async (query) => {
    const { agencies } = await search('en', query);
    expect(agencies.map(({ alias }) => alias)).toContain('northbeam');
  },
);

test.each([
  ['en', 'Mailand SEO', 'milan'],
  ['en', 'Monaco di Baviera', 'munich'],
  ['en', 'Praga', 'prague'],
  ['en', 'Nueva York', 'new-york-city'],
  ['pl', 'agencja Munich', 'munich'],
  ['ja', '慕尼黑', 'munich'],
  ['vi', 'Londres', 'london'],
  ['fr', 'Estados Unidos', 'united-states'],
  ['sv', 'lilla byrån i Prague', 'prague'],
  ['en', 'Alemania', 'germany'],
  ['de', 'Niemcy', 'germany'],
  ['de', 'Denemarken', 'denmark'],
  ['en', 'Polen SEO', 'poland'],
  ['ja', '德国', 'germany'],
  ['en', 'SEO Германия', 'germany'],
  ['en', 'Γαλλία', 'france'],
  ['en', 'إسبانيا', 'spain'],
  ['en', 'Соединенные Штаты', 'united-states'],
])('%s: “%s” is a place by its name in another language: %s', async (language, query, alias) => {
  const { understood } = await search(language, query);
  const places = understood?.flatMap(({ location }) => location ?? []);
  expect(places?.map((place) => place.alias)).toEqual([alias]);
});
