import { beforeAll, expect, test } from 'vitest';
import type { WireAgencyList } from '../../upstream/contract/directory.ts';
import { type SharedUpstream, sharedUpstream } from '../harness/sharedUpstream.ts';

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
];
/** How many of the 40 queries must give the expected result. */
const RIGHT_AT_LEAST = 38;

let upstream: SharedUpstream;
beforeAll(async () => {
  upstream = await sharedUpstream();
}, 120_000);

async function search(language: string, query: string): Promise<WireAgencyList> {
  const address = `${upstream.url}/agencies?query=${encodeURIComponent(query)}`;
  const answer = await fetch(address, { headers: { 'accept-language': language } });
  return (await answer.json()) as WireAgencyList;
}

test('of 40 queries in 11 languages, at least 38 show the expected agency first', async () => {
  const wrong: string[] = [];
  for (const [language, query, expected] of QUERIES) {
    const [first] = (await search(language, query)).agencies;
    if (first?.alias !== expected) wrong.push(`${language} "${query}": ${first?.alias ?? 'none'}, not ${expected}`);
  }
  expect(QUERIES).toHaveLength(40);
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

test('an empty result says what each understood part alone would show', async () => {
  const { count, understood } = await search('sv', 'sökmotoroptimering Göteborg');
  expect(count).toBe(0);
  expect(understood?.map(({ filter, count: alone }) => [filter, (alone ?? 0) > 0])).toEqual([
    ['services', true],
    ['locations', true],
  ]);
});

test.each([
  ['ja', '札幌市', '札幌'],
  ['ko', '인천시', '인천'],
  ['ko', '강남구 치과', '강남 치과'],
  ['zh', '杭州市', '杭州'],
])('%s: “%s” finds what “%s” does, because one character more excludes nothing', async (language, longer, plain) => {
  const { count } = await search(language, plain);
  expect(count).toBeGreaterThan(0);
  expect((await search(language, longer)).count).toBe(count);
});

test.each([
  ['en', 'power bi', []],
  ['en', 'suede', []],
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
])('%s: the places in “%s” are those that its reader means', async (language, query, places) => {
  const { understood } = await search(language, query);
  expect(understood?.flatMap(({ location }) => location?.alias ?? [])).toEqual(places);
});

test('a single character between spaces is a word like any other', async () => {
  // Vienna is one character in Korean. The search cannot find it, but must not show agencies elsewhere.
  expect((await search('ko', '빈 SEO')).count).toBe(0);
});

test.each([
  ['ko', '나이키 마케팅'],
  ['ko', '나이'],
  ['ja', 'やきとり'],
])('%s: “%s” is a word, although some of its characters can be particles', async (language, query) => {
  expect((await search(language, query)).count).toBe(0);
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
  ['en', 'marketing agency near me'],
  ['fr', 'agence de com'],
  ['es', 'agencia de marketing digital'],
  ['de', 'Werbeagentur'],
  ['tr', 'ajans'],
])('%s: “%s” says nothing about an agency, so all are shown', async (language, query) => {
  expect((await search(language, query)).count).toBe((await search(language, '')).count);
});

test.each([
  ['en', 'socail media', 'social media'],
  ['en', 'web desgin London', 'web design London'],
  ['fr', 'référencment naturel', 'référencement naturel'],
  ['es', 'comunity manager', 'community manager'],
])('%s: the phrase “%s” means “%s”', async (language, mistyped, meant) => {
  const { count } = await search(language, meant);
  expect(count).toBeGreaterThan(0);
  expect((await search(language, mistyped)).count).toBe(count);
});

test.each([
  ['en', 'instagram growth', 'social media'],
  ['en', 'video production', 'short video'],
  ['en', 'graphic designer', 'branding'],
  ['en', 'lead generation', 'ppc'],
  ['en', 'conversion optimisation', 'CRO'],
  ['en', 'b2b marketing agency seo', 'seo'],
  ['de', 'SEO Texte', 'Texter'],
  ['de', 'Logo gestalten lassen', 'Logo'],
  ['de', 'Webseite erstellen lassen Hamburg', 'Webdesign Hamburg'],
  ['de', 'Facebook Anzeigen schalten', 'Facebook Werbung'],
  ['fr', 'pub google', 'google ads'],
  ['es', 'redactor SEO', 'copywriting'],
  ['it', 'pubblicità Facebook', 'facebook ads'],
  ['nl', 'logo laten ontwerpen', 'logo'],
  ['sv', 'sökordsannonsering', 'ppc'],
  ['sv', 'annonsering på Facebook', 'facebook ads'],
  ['tr', 'eticaret sitesi', 'e ticaret sitesi'],
  ['pl', 'reklama facebook', 'facebook ads'],
  ['ja', 'インスタ運用', 'SNS'],
  ['ja', '歯医者 集客', '歯医者'],
  ['ko', '구글 광고 대행', '구글 광고'],
  ['zh', '谷歌SEO', 'SEO'],
  ['zh', '小红书运营', '社交媒体'],
  ['en', 'top 10 seo agencies', 'seo'],
  ['en', 'google analytics 4', 'google analytics'],
  ['en', 'tik tok', 'tiktok'],
  ['en', 'e-mail newsletters', 'email newsletters'],
  ['en', 'healthcare industry', 'healthcare'],
  ['de', 'Modebranche', 'Mode'],
  ['de', 'Anwaltsmarketing', 'Anwalt'],
  ['nl', 'socialmediabureau', 'social media'],
  ['sv', 'digitalbyrå Stockholm', 'Stockholm'],
  ['pl', 'przemysł spożywczy', 'spożywczy'],
  ['fr', 'industrie pharmaceutique', 'pharmaceutique'],
  ['ja', '美容業界', '美容'],
  ['zh', '医疗行业', '医疗'],
  ['de', 'SEO-Beratung', 'SEO'],
  ['fr', 'refonte de site internet', 'refonte'],
  ['pl', 'obsługa social media', 'social media'],
  ['vi', 'làm website bán hàng', 'website bán hàng'],
  ['zh', '谷歌广告代投', '谷歌广告'],
])('%s: “%s” finds what “%s” does', async (language, query, plain) => {
  const { count } = await search(language, plain);
  expect(count).toBeGreaterThan(0);
  expect((await search(language, query)).count).toBe(count);
});
