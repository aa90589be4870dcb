import { beforeAll, expect, test } from 'vitest';
import type { WireAgency, WireAgencyList } from '../../upstream/contract/directory.ts';
import { type SharedUpstream, sharedUpstream } from '../harness/sharedUpstream.ts';
import { searchDirectory } from './testing/searchDirectory.ts';

let upstream: SharedUpstream;
beforeAll(async () => {
  upstream = await sharedUpstream();
}, 120_000);

async function search(language: string, query: string, filters = ''): Promise<WireAgencyList> {
  return await searchDirectory(upstream, language, query, filters);
}

test.each([
  ['en', 'SEO under 5000 euro', 'services=seo&maxBudget=3'],
  ['de', 'SEO Agentur bis 5.000 €', 'services=seo&maxBudget=3'],
  ['ja', '予算50万円以下 SEO', 'services=seo&maxBudget=3'],
  ['en', 'PPC $10,000 budget', 'services=paid-advertising&maxBudget=4'],
  ['en', 'SEO from $50k', 'services=seo'],
  ['de', 'polnischsprachige Agentur', 'languages=12'],
  ['ja', '日本語対応 SEO', 'services=seo&languages=17'],
])('%s: “%s” finds what the filters %s do', async (language, query, filters) => {
  const found = await search(language, query);
  const filtered = await search(language, '', filters);
  expect(found.count).toBeGreaterThan(0);
  expect(found.agencies.map(({ alias }) => alias)).toEqual(filtered.agencies.map(({ alias }) => alias));
});

test('says which language and budget it understood', async () => {
  const { understood } = await search('en', 'German-speaking SEO agency under €2,500');
  expect(understood?.map(({ text, filter, id }) => [text, filter, id])).toEqual([
    ['german', 'languages', 4],
    ['seo', 'services', 1],
    ['under €2,500', 'maxBudget', 2],
  ]);
});

test.each([
  ['en', 'agency that uses HubSpot'],
  ['es', 'agencia que usa HubSpot'],
  ['ko', '허브스팟'],
])('%s: “%s” finds the agencies that use this tool', async (language, query) => {
  const { agencies, understood } = await search(language, query);
  const pages = agencies.map(async ({ alias }) => {
    const answer = await fetch(`${upstream.url}/agencies/${alias}`);
    return ((await answer.json()) as WireAgency).tools;
  });
  expect(agencies.length).toBeGreaterThan(0);
  for (const tools of await Promise.all(pages)) expect(tools).toContain(1);
  expect(understood).toEqual([]);
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
  ['빈 SEO', '비엔나 SEO'],
  ['빈에서 브랜딩', '비엔나에서 브랜딩'],
])('ko: “%s” finds what “%s” does, although Vienna is one character', async (query, plain) => {
  const { count } = await search('ko', plain);
  expect(count).toBeGreaterThan(0);
  expect((await search('ko', query)).count).toBe(count);
});

test.each([
  ['ko', '나이키 마케팅'],
  ['ko', '나이'],
  ['ko', '빈티지 마케팅'],
  ['ja', 'やきとり'],
])('%s: “%s” is a word, although some of its characters have a meaning', async (language, query) => {
  expect((await search(language, query)).count).toBe(0);
});

test.each([
  ['en', 'marketing agency near me'],
  ['fr', 'agence de com'],
  ['es', 'agencia de marketing digital'],
  ['de', 'Werbeagentur'],
  ['tr', 'ajans'],
  ['en', 'get more customers'],
  ['en', 'top 100 agencies'],
  ['de', 'Agenturen mit guten Bewertungen'],
  ['es', 'agencias creativas'],
  ['fr', 'agences de publicité'],
  ['it', 'agenzie pubblicitarie'],
  ['nl', 'reclamebureaus'],
  ['pt', 'agências digitais'],
  ['sv', 'reklambyråer'],
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
  ['es', 'diseño de logotipo', 'logotipo'],
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
  ['en', 'who does SEO for startups', 'seo startups'],
  ['en', 'SEO or PPC', 'seo ppc'],
  ['en', 'I’m looking for a web designer in Paris', 'web design paris'],
  ['en', 'best rated PPC agency', 'ppc'],
  ['en', 'how much does SEO cost?', 'seo'],
  ['en', 'SEO agencys in Berlin', 'seo Berlin'],
  ['en', 'seo agnecy', 'seo'],
  ['en', 'sell on amazon', 'amazon'],
  ['en', 'rank higher on google', 'seo'],
  ['en', 'dental marketing', 'dentists'],
  ['en', 'what’s the best SEO agency in Berlin?', 'seo Berlin'],
  ['en', 'startup branding 10k', 'startup branding'],
  ['en', '나침반 디지털 Seoul', '나침반 디지털'],
  ['de', 'was kostet SEO', 'seo'],
  ['de', 'günstiges Webdesign', 'Webdesign'],
  ['fr', 'combien coûte le SEO', 'seo'],
  ['fr', 'refonte de mon site', 'refonte'],
  ['es', '¿cuánto cuesta el SEO?', 'seo'],
  ['it', 'miglior agenzia google ads', 'google ads'],
  ['nl', 'webshop laten bouwen', 'webshop'],
  ['pl', 'ile kosztuje SEO', 'seo'],
  ['pt', 'SEO ou SEM', 'seo sem'],
  ['sv', 'SEO eller SEM', 'seo sem'],
  ['tr', 'SEO fiyatları', 'seo'],
  ['vi', 'giá SEO', 'seo'],
  ['ja', 'SEOができる会社の費用', 'SEO'],
  ['ko', 'SEO 비용', 'SEO'],
  ['ko', '부산광역시 웹디자인', '부산 웹디자인'],
  ['tr', 'mobil uygulama', 'web geliştirme'],
  ['nl', 'app laten ontwikkelen', 'webontwikkeling'],
  ['zh', 'SEO多少钱', 'SEO'],
  ['en', 'agencies in Austin, TX', 'Austin'],
  ['en', 'seo company new york, NY 10001', 'seo new york'],
  ['ja', 'Chicago, IL SEO', 'Chicago SEO'],
  ['en', 'London, on-page SEO', 'on-page SEO London'],
  ['en', 'branding studio London', 'branding London'],
  ['en', 'mobile website', 'web design'],
  ['de', 'Sozial Media Agentur Berlin', 'Social Media Berlin'],
  ['fr', 'communiqué de presse', 'media relations'],
  ['pl', 'kampania na TikToku', 'TikTok'],
  ['pl', 'marketing kliniki dentystycznej', 'klinika'],
  ['tr', 'diş kliniği reklam', 'klinik reklam'],
  ['ja', 'インスタグラム広告', 'インスタ広告'],
  ['ja', 'コピーライター', 'コピーライティング'],
  ['ko', '네이버 블로그 마케팅', '블로그 마케팅'],
  ['en', 'search engine marketing', 'sem'],
  ['en', 'media agency', 'paid media'],
  ['en', 'SEO consultants', 'seo'],
  ['fr', 'création de sites web', 'site web'],
  ['sv', 'webbyrå under 20 tkr', 'webbyrå under 20 000 kr'],
  ['en', 'web design agency', 'web design'],
  ['nl', 'designbureau', 'branding'],
  ['zh', '设计公司', '品牌'],
])('%s: “%s” finds what “%s” does', async (language, query, plain) => {
  const { count } = await search(language, plain);
  expect(count).toBeGreaterThan(0);
  expect((await search(language, query)).count).toBe(count);
});

test.each([
  ['en', 'British SEO agencies', 'seo uk'],
  ['en', 'Scottish agency', 'Scotland'],
  ['en', 'Silicon Valley', 'San Francisco'],
  ['de', 'Schweizer SEO Agentur', 'seo Schweiz'],
  ['de', 'SEO Ruhrgebiet', 'SEO Nordrhein-Westfalen'],
  ['de', 'Kölner Agenturen', 'Köln'],
  ['es', 'agencias madrileñas', 'Madrid'],
  ['es', 'agencias chilenas', 'Chile'],
  ['fr', 'agences bruxelloises', 'Bruxelles'],
  ['fr', 'agences en Corée', 'Corée du Sud'],
  ['fr', 'agence Côte d’Azur', 'Provence-Alpes-Côte d’Azur'],
  ['fr', 'agence Suisse romande', 'Suisse'],
  ['ja', '関西のWeb制作会社', '大阪 Web制作'],
  ['it', 'agenzie milanesi', 'Milano'],
  ['it', 'agenzie romane', 'Roma'],
  ['ko', '한국 마케팅 회사', '대한민국'],
  ['nl', 'Belgische SEO bureaus', 'seo België'],
  ['pl', 'agencje w Wielkiej Brytanii', 'Wielka Brytania'],
  ['pt', 'agências cariocas', 'Rio de Janeiro'],
  ['tr', 'Alman ajansları', 'Almanya'],
])('%s: “%s” names a place in another form of “%s”', async (language, query, plain) => {
  const { count, inPlace } = await search(language, plain);
  expect(count).toBeGreaterThan(0);
  const found = await search(language, query);
  expect([found.count, found.inPlace]).toEqual([count, inPlace]);
});
