import { BUDGETS } from '../../../domain/catalogue/ranges.ts';
import { EAST_ASIAN } from '../../../domain/search/eastAsian.ts';
import { foldText } from '../../../domain/search/foldText.ts';
import type { WireLocale } from '../../contract/account.ts';
import { SYNONYMS } from '../synonyms/all.ts';
import { listOf } from '../synonyms/synonyms.ts';
import { moneyIn } from './currencies.ts';

/** Where a folded text names an amount of money, with the words that belong to it: "under 5k", "5.000 € budget". */
export interface Amount {
  readonly start: number;
  readonly end: number;
  /** Id of the highest budget that it allows; null if that has no upper end. */
  readonly budget: number | null;
}

/** A number of a text, or a range. */
interface Figure {
  readonly start: number;
  readonly end: number;
  /** Upper end of a range. */
  readonly value: number;
  readonly isRange: boolean;
  /** What one of it is worth in dollars; null if no currency is named. */
  readonly worth: number | null;
  /** The same without a named currency. */
  readonly ownWorth: number;
}

/** A letter or digit of a script that separates words by spaces. */
const LETTER = String.raw`[[\p{L}\p{N}\p{M}]--${EAST_ASIAN}]`;
const GAP = String.raw`[^\p{L}\p{N}]{0,3}`;
const NUMBER = String.raw`(?:\d{1,3}(?:[.,'’ ]\d{3})+|\d{1,9})(?:[.,]\d{1,2})?(?!\d)`;
const DASH = String.raw`[\-–—~〜]`;

/** The least number that is an amount without a currency; smaller ones count people, months or stars. */
const LEAST_BARE = 100;

/**
 * Finds the amounts of money in a folded text. A number is one if it has a currency, or a word for the most that a
 * client would pay ("under", "budget"); without a currency, it is in dollars, and must not be a year. Of a range, the
 * upper end counts.
 */
export function amountReader(language: WireLocale): (folded: string) => readonly Amount[] {
  const languages = [...new Set<WireLocale>(['en', language])];
  const listed = (kind: 'atMost' | 'atLeast' | 'around' | 'to'): string[] =>
    languages.flatMap((each) => listOf(SYNONYMS[each].amounts[kind])).map(foldText);
  const atMost = new Set([...listed('atMost'), '<', '≤']);
  const atLeast = new Set([...listed('atLeast'), '>', '≥']);
  const word = anyOf([...atMost, ...atLeast, ...listed('around')]);
  const { currencies, units } = moneyIn(language);
  const currency = anyOf(currencies.keys());
  const figures = new RegExp(
    String.raw`(?<![\d+]|\d[.,]|${LETTER})(?:(?<before>${currency})\s?)?(?<number>${NUMBER})` +
      String.raw`(?:\s?(?<unit>${anyOf(units.keys())})\.?)?(?:\s?(?<after>${currency}))?(?!${LETTER})`,
    'gv',
  );
  const link = new RegExp(String.raw`^${GAP}(?:${DASH}|${anyOf(listed('to'))})${GAP}$`, 'v');
  const wordsBefore = new RegExp(`(?<!${LETTER})(?:${word}${GAP})+$`, 'v');
  const wordsAfter = new RegExp(`^(?:${GAP}${word}(?!${LETTER}))+`, 'v');
  const words = new RegExp(word, 'gv');

  const toFigure = ({ 0: whole, index, groups = {} }: RegExpExecArray): Figure => {
    const { times, worth: ownWorth } = units.get(groups['unit'] ?? '') ?? { times: 1, worth: 1 };
    return {
      start: index,
      end: index + whole.length,
      value: valueOf(groups['number'] ?? '') * times,
      isRange: false,
      worth: currencies.get(groups['after'] ?? groups['before'] ?? '') ?? null,
      ownWorth,
    };
  };
  return (folded) => {
    const isLinked = (low: Figure, high: Figure): boolean => link.test(folded.slice(low.end, high.start));
    return withRanges(Array.from(folded.matchAll(figures), toFigure), isLinked).flatMap((figure) => {
      const [before = ''] = wordsBefore.exec(folded.slice(0, figure.start)) ?? [];
      const [after = ''] = wordsAfter.exec(folded.slice(figure.end)) ?? [];
      const said = [...before.matchAll(words), ...after.matchAll(words)].map(([each]) => each.replaceAll(SPACES, ' '));
      const isLimit = said.some((each) => atMost.has(each));
      if (figure.worth === null && (!isLimit || figure.value < LEAST_BARE || isYear(figure))) return [];
      const dollars = figure.value * (figure.worth ?? figure.ownWorth);
      const isLeast = !figure.isRange && said.some((each) => atLeast.has(each));
      return {
        start: figure.start - before.length,
        end: figure.end + after.length,
        budget: budgetOf(dollars, isLeast),
      };
    });
  };
}

/** What separates the words of a phrase. */
const SPACES = /[\s'’\-]+/gv;

/** A pattern for any of the folded phrases. The longest comes first, because the first one that fits is taken. */
function anyOf(phrases: Iterable<string>): string {
  const longestFirst = [...new Set(phrases)].toSorted((a, b) => b.length - a.length);
  return `(?:${longestFirst.map((phrase) => phrase.split(' ').map(RegExp.escape).join(SPACES.source)).join('|')})`;
}

/** The value of a number that matches `NUMBER`. */
function valueOf(number: string): number {
  const [, decimals = ''] = /[.,](\d{1,2})$/.exec(number) ?? [];
  const whole = decimals === '' ? number : number.slice(0, -decimals.length - 1);
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`);
}

/** Joins the ends of ranges. */
function withRanges(figures: readonly Figure[], isLinked: (low: Figure, high: Figure) => boolean): readonly Figure[] {
  const joined: Figure[] = [];
  for (const high of figures) {
    const low = joined.at(-1);
    if (low === undefined || !isLinked(low, high)) {
      joined.push(high);
      continue;
    }
    const value = Math.max(low.value, high.value);
    joined.splice(-1, 1, { ...high, start: low.start, value, isRange: true, worth: high.worth ?? low.worth });
  }
  return joined;
}

function isYear({ value }: Figure): boolean {
  return value > 1900 && value < 2100 && value % 100 !== 0;
}

/** A client can pay for every agency whose lowest budget begins below the amount, or with it if it is the least. */
function budgetOf(dollars: number, isLeast: boolean): number | null {
  const budget = BUDGETS.find(({ to }) => to === null || (isLeast ? dollars < to : dollars <= to));
  return budget === undefined || budget.to === null ? null : budget.id;
}
