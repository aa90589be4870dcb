import { foldText } from '../../../domain/search/foldText.ts';
import type { WireLocale } from '../../contract/account.ts';
import { listOf } from '../synonyms/synonyms.ts';

/** A group of currencies that a search text can name. */
interface Currency {
  /**
   * How much of it buys a US dollar, roughly. Each budget of the catalogue is about twice the one before, so that a more
   * exact rate would seldom choose another one. Euro, pound and franc count as dollars.
   */
  readonly perDollar: number;
  /** Signs, codes and everyday names, comma-separated. */
  readonly words: string;
}

/** In all languages. "¥" is missing, because it is the sign of two currencies. */
const CURRENCIES = {
  dollar: {
    perDollar: 1,
    words:
      '$, us$, usd, dollar, dollars, dólar, dólares, dollaro, dollari, dolar, dolary, dolarów, đô la, ドル, 米ドル, 달러, 불, 美元, 美金, a$, aud, c$, cad, €, eur, euro, euros, ユーロ, 유로, 欧元, £, gbp, pound, pounds, quid, pfund, libras, sterline, funtów, ポンド, 파운드, 英镑, chf, franken, francs, franchi, フラン, 프랑, 瑞郎',
  },
  zloty: { perDollar: 4, words: 'zł, pln, złotych, złote, złoty' },
  real: { perDollar: 5, words: 'r$, brl, reais' },
  yuan: { perDollar: 7, words: 'cny, rmb, yuan, 元, 块, 人民币, 人民元, 위안' },
  crown: { perDollar: 10, words: 'kr, sek, nok, dkk, kronor, kroner' },
  // Swedes write "20 tkr" for 20,000 kronor.
  thousandCrowns: { perDollar: 0.01, words: 'tkr' },
  peso: { perDollar: 20, words: 'mx$, mxn, czk, kč' },
  lira: { perDollar: 40, words: '₺, tl, lira, liraya, liranın, liralık' },
  rupee: { perDollar: 90, words: '₹, inr, rs, rupees' },
  yen: { perDollar: 150, words: 'jpy, yen, 円, 日元, 엔' },
  won: { perDollar: 1400, words: '₩, krw, 원, ウォン, 韩元' },
  dong: { perDollar: 25_000, words: '₫, vnd, vnđ, đồng' },
} as const satisfies Readonly<Record<string, Currency>>;

/** What a number is multiplied by, with the words for it in all languages. */
const UNITS: readonly (readonly [times: number, words: string])[] = [
  [1e3, 'k, tsd, tausend, thousand, mil, mille, mila, tys, tysięcy, bin, tusen, duizend'],
  [1e6, 'm, mio, mln, million, millones, milhões, milioni, milyon, miljoner, miljoen'],
];
/** The same in languages whose readers use them only for their own currency: "50万", "50 triệu". */
const OWN_UNITS: typeof UNITS = [
  [1e3, '千, 천, nghìn, ngàn'],
  [1e4, '万, 萬, 만'],
  [1e6, '百万, 백만, triệu, tr'],
  [1e7, '千万, 천만'],
];
const OWN_CURRENCIES: Readonly<Partial<Record<WireLocale, Currency>>> = {
  ja: CURRENCIES.yen,
  ko: CURRENCIES.won,
  vi: CURRENCIES.dong,
  zh: CURRENCIES.yuan,
};

/** How a language writes money. */
interface Money {
  /** Values in dollars by what stands before or after a number, folded. */
  readonly currencies: ReadonlyMap<string, number>;
  /** What the words after a number multiply it by, and what it is worth in dollars if no currency is named. */
  readonly units: ReadonlyMap<string, { readonly times: number; readonly worth: number }>;
}

export function moneyIn(language: WireLocale): Money {
  const own = OWN_CURRENCIES[language] ?? CURRENCIES.dollar;
  const { perDollar: yen } = language === 'zh' ? CURRENCIES.yuan : CURRENCIES.yen;
  const unitsOf = (units: typeof UNITS, { perDollar }: Currency) =>
    units.flatMap(([times, words]) =>
      foldedList(words).map((word) => [word, { times, worth: 1 / perDollar }] as const),
    );
  return {
    currencies: new Map(
      [...Object.values(CURRENCIES), { perDollar: yen, words: '¥' }].flatMap(({ perDollar, words }) =>
        foldedList(words).map((word) => [word, 1 / perDollar] as const),
      ),
    ),
    units: new Map([...unitsOf(UNITS, CURRENCIES.dollar), ...unitsOf(OWN_UNITS, own)]),
  };
}

function foldedList(words: string): string[] {
  return listOf(words).map(foldText);
}
