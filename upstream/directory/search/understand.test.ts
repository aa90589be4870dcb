import { beforeAll, describe, expect, test } from 'vitest';
import { BUDGETS, WORKING_LANGUAGES } from '../../../domain/catalogue/ranges.ts';
import type { WireLocale } from '../../contract/account.ts';
import { demoLocations } from '../../db/demo/locations.ts';
import type { LocationBook } from '../locationBook.ts';
import { understand } from './understand.ts';
import { createVocabularies, type Meaning, type Vocabulary } from './vocabulary.ts';

const book: LocationBook = {
  all: demoLocations.map((place) => ({ ...place, names: place.search.split('|'), line: [place.id] })),
  byId: () => undefined,
  byKey: () => undefined,
};
let vocabulary: (language: WireLocale) => Vocabulary;
beforeAll(() => {
  vocabulary = createVocabularies(book);
});

/** A language, a text, and what its terms mean. */
type Case = [language: WireLocale, text: string, ...meanings: string[]];

function nameOf({ filter, id }: Meaning): string {
  if (filter === 'languages') return WORKING_LANGUAGES.find((language) => language.id === id)?.code ?? '';
  if (filter === 'maxBudget') return `≤ ${BUDGETS.find((budget) => budget.id === id)?.to}`;
  return filter;
}

/** The most likely meaning of each term, or the term itself if it has none. */
function meant(language: WireLocale, text: string): string[] {
  return understand(text, vocabulary(language)).map((term) => {
    const [meaning] = term.meanings;
    return meaning === undefined ? term.text : nameOf(meaning);
  });
}

describe('an amount of money is the most that a client can pay', () => {
  test.each<Case>([
    ['en', 'SEO under 5000 euro', 'services', '≤ 5000'],
    ['en', 'PPC $10,000 budget', 'services', '≤ 10000'],
    ['en', 'PPC with a budget of up to $10k per month', 'services', '≤ 10000'],
    ['en', 'logo <500', 'services', '≤ 1000'],
    ['en', 'PPC, ad spend 50k per year', 'services'],
    ['en', 'seo 2.5k max', 'services', '≤ 2500'],
    ['en', 'seo £1,500.50', 'services', '≤ 2500'],
    ['de', 'SEO Agentur bis 5.000 €', 'services', '≤ 5000'],
    ['de', 'SEO unter 5k', 'services', '≤ 5000'],
    ['de', 'SEO für 5 Tsd. Euro im Monat', 'services', '≤ 5000'],
    ['fr', 'agence seo moins de 5\u202f000 €', 'services', '≤ 5000'],
    ['es', 'SEO presupuesto de 5 mil euros', 'services', '≤ 5000'],
    ['it', 'agenzia SEO sotto i 5000 euro', 'services', '≤ 5000'],
    ['nl', 'SEO tot 5.000 euro', 'services', '≤ 5000'],
    ['pl', 'agencja SEO do 5000 zł', 'services', '≤ 2500'],
    ['pt', 'agência SEO até R$ 10.000', 'services', '≤ 2500'],
    ['sv', 'SEO under 50 000 kr', 'services', '≤ 5000'],
    ['tr', "SEO 50.000 TL'ye kadar", 'services', '≤ 2500'],
    ['vi', 'công ty SEO dưới 50 triệu', 'services', '≤ 2500'],
    ['ja', '予算50万円以下のSEO会社', '≤ 5000', 'services'],
    ['ja', '予算50万 SEO', '≤ 5000', 'services'],
    ['ko', '예산 500만 원 이하 SEO', '≤ 5000', 'services'],
    ['zh', '预算5万以内 SEO', '≤ 10000', 'services'],
    ['zh', 'SEO 5000美元以下', 'services', '≤ 5000'],
    ['zh', 'SEO ¥5000', 'services', '≤ 1000'],
  ])('%s: “%s”', (language, text, ...meanings) => {
    expect(meant(language, text)).toEqual(meanings);
  });

  test.each<Case>([
    ['en', 'seo between 5k and 10k euros', 'services', '≤ 10000'],
    ['en', 'seo $5,000-$10,000', 'services', '≤ 10000'],
    ['de', 'SEO 5.000 bis 10.000 €', 'services', '≤ 10000'],
    ['en', '5000 € seo, 2000 € ppc', '≤ 5000', 'services', 'services'],
    // Who spends at least this much can pay an agency whose budgets begin there.
    ['en', 'seo over $5,000', 'services', '≤ 10000'],
    ['de', 'SEO ab 5.000 €', 'services', '≤ 10000'],
    ['en', 'seo no more than 5000', 'services', '≤ 5000'],
    // The highest budget has no end, so it excludes nothing.
    ['en', 'seo under $100k', 'services'],
    ['en', 'seo $1m, ppc $500', 'services', 'services'],
  ])('%s: “%s” means its upper end', (language, text, ...meanings) => {
    expect(meant(language, text)).toEqual(meanings);
  });

  test.each<Case>([
    ['en', 'seo 5000', 'services', '5000'],
    ['en', 'seo under 50 people', 'services', 'under', '50', 'people'],
    ['en', 'agency until 2024', 'until', '2024'],
    ['de', 'SEO bis 2024', 'services', 'bis', '2024'],
    ['en', 'top 10 seo 2025', '10', 'services', '2025'],
    ['en', '5 stars', '5', 'stars'],
    ['en', '+49 30 1234567', '49', '30', '1234567'],
    ['en', 'studio 54', 'studio', '54'],
    ['en', '3d animation', '3d', 'animation'],
    ['en', 'seo within 100 miles', 'services', 'within', '100', 'miles'],
    ['en', '10k run', '10k', 'run'],
    ['en', '1.2.3 max 12345678901', '1', '2', '3', 'max', '12345678901'],
  ])('%s: “%s” names none', (language, text, ...terms) => {
    expect(meant(language, text)).toEqual(terms);
  });
});

describe('a working language', () => {
  test.each<Case>([
    ['en', 'English-speaking SEO agency Berlin', 'en', 'services', 'locations'],
    ['en', 'agency that speaks German and French', 'de', 'fr'],
    ['en', 'seo français', 'services', 'fr'],
    ['de', 'englischsprachige Agentur', 'en'],
    ['de', 'SEO auf Englisch', 'services', 'en'],
    ['es', 'agencia que hable inglés', 'en'],
    ['es', 'agencia de habla inglesa', 'en'],
    ['fr', 'agence anglophone', 'en'],
    ['fr', 'agence qui parle italien', 'it'],
    ['it', 'agenzia che parla tedesco', 'de'],
    ['nl', 'Engelstalig bureau', 'en'],
    ['pl', 'agencja mówiąca po niemiecku', 'de'],
    ['pt', 'agência que fala inglês', 'en'],
    ['sv', 'engelsktalande byrå', 'en'],
    ['tr', 'İngilizce konuşan ajans', 'en'],
    ['vi', 'agency nói tiếng Anh', 'en'],
    ['ja', '英語対応のSEO会社', 'en', 'services'],
    ['ja', '日本語が話せる代理店', 'ja'],
    ['ko', '영어 가능한 업체', 'en'],
    ['zh', '会说日语的公司', 'ja'],
  ])('%s: “%s” names it', (language, text, ...meanings) => {
    expect(meant(language, text)).toEqual(meanings);
  });

  test.each<Case>([
    ['en', 'polish my website', 'services'],
    ['en', 'polished', 'polished'],
    ['en', 'marketing for an Italian restaurant', 'industries'],
    ['fr', 'cours d’anglais', 'industries'],
    ['ko', '영어학원 마케팅', 'industries'],
    ['pl', 'agencja Polska', 'locations'],
    ['es', 'agencia en China', 'locations'],
  ])('%s: “%s” names none', (language, text, ...meanings) => {
    expect(meant(language, text)).toEqual(meanings);
  });
});

test.each<Case>([
  ['ko', '나침반 등대', '나침반', '등대'],
  ['en', '나침반 디지털 seoul', '나침반', '디지털', 'locations'],
  ['ja', '羅針盤灯台', '羅針盤灯台'],
])('%s: a space separates the unknown words of “%s”', (language, text, ...terms) => {
  expect(meant(language, text)).toEqual(terms);
});

describe('the everyday words of a client', () => {
  test.each<Case>([
    ['en', 'website for a physiotherapist in Leeds', 'services', 'industries', 'locations'],
    ['en', 'WordPress site for our pub', 'services', 'industries'],
    ['en', 'greater London area SEO', 'locations', 'services'],
    ['de', 'Agentur Großraum München', 'locations'],
    ['pl', 'SEO okolice Krakowa', 'services', 'locations'],
    ['ja', '東京近郊のSEO会社', 'locations', 'services'],
    ['zh', '上海地区 SEO', 'locations', 'services'],
    // Not the code of Italy.
    ['en', 'website for an IT company in Milan', 'services', 'industries', 'locations'],
    ['en', 'Milan IT company', 'locations', 'industries'],
    // "us" alone is the United States.
    ['en', 'help us sell furniture online', 'industries'],
    ['de', 'mehr Anfragen für einen Dachdeckerbetrieb', 'industries'],
    ['tr', 'mobilya mağazam için daha fazla satış', 'industries'],
    ['pl', 'chcę sprzedawać więcej w sklepie meblowym', 'industries'],
    ['de', 'Imagefilm für einen Handwerksbetrieb', 'services', 'industries'],
    ['de', 'Webagentur für Pflegedienst', 'services', 'industries'],
    ['fr', "agence lyonnaise pour refaire mon site d'artisan", 'locations', 'services', 'industries'],
    ['es', 'vídeo corporativo para una constructora', 'services', 'industries'],
    ['it', "rifare il sito dell'agriturismo", 'services', 'industries'],
    ['nl', 'website vernieuwen voor een tandartspraktijk', 'services', 'industries'],
    ['pl', 'prowadzenie facebooka dla salonu fryzjerskiego', 'services', 'industries'],
    ['pl', 'pozycjonowanie sklepu internetowego', 'services'],
    ['pt', 'propaganda no Facebook para pousada', 'services', 'industries'],
    ['sv', 'annonsera på Facebook för en bostadsrättsförening', 'services', 'industries'],
    ['tr', 'İstanbulda tanıtım filmi çekimi', 'locations', 'services'],
    ['vi', 'làm app cho quán cà phê', 'services', 'industries'],
    ['vi', 'xây dựng sàn thương mại điện tử', 'services'],
    ['ja', '渋谷の整骨院のチラシデザイン', 'locations', 'industries', 'services'],
    ['ko', '피부과 홍보 영상 제작', 'industries', 'services'],
    ['zh', '咖啡店官网设计', 'industries', 'services'],
    ['zh', '餐廳社群行銷', 'industries', 'services'],
  ])('%s: “%s”', (language, text, ...meanings) => {
    expect(meant(language, text)).toEqual(meanings);
  });

  test.each<Case>([
    ['en', 'influencers for a fashion brand', 'services', 'industries'],
    ['de', 'Influencer für eine Modemarke', 'services', 'industries'],
    ['de', 'Influencer für eine Kosmetik-Marke', 'services', 'industries'],
    ['fr', 'influenceurs pour une marque de cosmétiques', 'services', 'industries'],
    ['nl', 'influencers voor een kledingmerk', 'services', 'industries'],
    ['pl', 'influencerzy dla marki modowej', 'services', 'industries'],
    ['ja', '化粧品ブランドのSNS運用', 'industries', 'services'],
    ['ko', '패션 브랜드 인플루언서 마케팅', 'industries', 'services'],
    ['zh', '服装品牌网红推广', 'industries', 'services'],
  ])('%s: “brand” beside an industry does not ask for branding: “%s”', (language, text, ...meanings) => {
    expect(meant(language, text)).toEqual(meanings);
  });

  test.each<Case>([
    ['en', 'brand for our harbor', 'services', 'harbor'],
    ['en', 'fashion brand strategy', 'industries', 'services'],
    ['de', 'Markenagentur für Mode', 'services', 'industries'],
    ['ja', 'ブランド戦略 ホテル', 'services', 'industries'],
  ])('%s: other words for branding do: “%s”', (language, text, ...meanings) => {
    expect(meant(language, text)).toEqual(meanings);
  });
});

test.each<Case>([
  ['ja', 'アイスランドのSEO', 'locations', 'services'],
  ['ja', 'タイランド', 'タイランド'],
])('%s: a place that the catalogue lacks is found in “%s” only as a word', (language, text, ...meanings) => {
  expect(meant(language, text)).toEqual(meanings);
});

describe('a place of one character', () => {
  test.each<Case>([
    ['ko', '빈 SEO', 'locations', 'services'],
    ['ko', '빈에서 브랜딩', 'locations', 'services'],
    ['ja', '堺市のSEO会社', 'locations', 'services'],
    ['ja', '堺の会社', 'locations'],
    ['ko', '빈티지 마케팅', '빈티지'],
    ['ko', '캐빈', '캐빈'],
    ['ja', '堺雅人', '堺雅人'],
  ])('%s: “%s”', (language, text, ...meanings) => {
    expect(meant(language, text)).toEqual(meanings);
  });
});

test.each<[language: WireLocale, mistyped: string, filter: Meaning['filter'] | undefined]>([
  ['en', 'brandign', 'services'],
  ['en', 'needs', undefined],
  ['es', 'antes', undefined],
  ['it', 'grazie', undefined],
  ['pl', 'fotografami', 'services'],
  ['de', 'aerzten', 'industries'],
  ['en', 'belrin', 'locations'],
])('%s: what is close to “%s” begins with the same letter', (language, mistyped, filter) => {
  expect(vocabulary(language).nearest(mistyped)?.[0]?.filter).toBe(filter);
});
