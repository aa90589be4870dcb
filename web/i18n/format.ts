import { useTranslation } from 'react-i18next';
import { FALLBACK_LOCALE, isLocale, languageTag } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';
import type { Money } from './money.ts';

/** Formats values in the user's language (PLT-12). Dates use the browser's time zone. */
export interface Formatters {
  readonly locale: Locale;
  /** 21 Nov 2026 */
  date(value: DateValue): string;
  /** November 2026, in UTC: the same on the server and in every browser. */
  month(value: DateValue): string;
  /** 21 Nov 2026, 14:05 */
  dateTime(value: DateValue): string;
  /** "1 – 21 Nov 2026": from the first to the last calendar day (`2026-11-21`), inclusive. */
  days(from: string, to: string): string;
  /** 14:05 */
  time(value: DateValue): string;
  /** Today, yesterday, else weekday and date; for message days. */
  day(value: DateValue, now: DateValue): string;
  /** "3 hours ago", "in 6 days": in the largest fitting unit; from 24 hours on, in days of the calendar. */
  relative(value: DateValue, now: DateValue): string;
  /** The short form, for what has happened: "3h ago". It never is in the future, even if this machine's clock is late. */
  relativeShort(value: DateValue, now: DateValue): string;
  /** "6 days", "5 hours": a duration in its largest unit, rounded up, except for a minute over. In ms. */
  span(ms: number): string;
  number(value: number): string;
  /** A rating or score, always with one decimal: "4.8", "5.0". */
  rating(value: number): string;
  /** 12K */
  compact(value: number): string;
  /** Omits the cents of whole amounts. */
  money(value: Money): string;
  /** $12K */
  compactMoney(value: Money): string;
  /** "$1,000 – $2,500"; a single amount when both are equal. Uses the currency of `from`. */
  moneyRange(from: Money, to: Money): string;
  /** 0.21 -> 21% */
  percent(value: number): string;
  /** A change in whole percent: 0.124 -> "+12%" */
  change(value: number): string;
  /** A change with at most one decimal: "+0.6", "−2.8" */
  signed(value: number): string;
  /** A calendar day (`2026-11-16`) in a chart: "Nov 16" */
  shortDay(day: string): string;
  /** A calendar day with its weekday: "Monday, November 16" */
  weekday(day: string): string;
  /** "a, b and c" */
  list(values: readonly string[]): string;
  /** "a, b, c", where more may follow. */
  names(values: readonly string[]): string;
  /** Whole sentences as one text. Chinese and Japanese have no space between them. */
  sentences(texts: readonly string[]): string;
  /** Name of a country by its ISO code. */
  country(code: string): string;
  /** Name of a language by its BCP 47 tag. */
  language(tag: string): string;
}

export type DateValue = string | number | Date;

const MINUTE = 60_000;
const UNITS = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

const byLocale = new Map<Locale, Formatters>();

/** The formatters of a language, cached because Intl objects are expensive. */
export function formattersFor(locale: Locale): Formatters {
  let formatters = byLocale.get(locale);
  if (!formatters) {
    formatters = create(locale);
    byLocale.set(locale, formatters);
  }
  return formatters;
}

/** The formatters of the user's language. */
export function useFormat(): Formatters {
  const { i18n } = useTranslation('common');
  return formattersFor(isLocale(i18n.language) ? i18n.language : FALLBACK_LOCALE);
}

function create(locale: Locale): Formatters {
  const tag = languageTag(locale);
  const isIdeographic = locale === 'ja' || locale === 'zh';
  // Created lazily: a screen needs two or three, and creating all takes a phone a tenth of a second.
  const date = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));
  const month = once(() => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
  const dateTime = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }));
  const day = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }));
  const time = once(() => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }));
  const weekday = once(() => new Intl.DateTimeFormat(tag, { weekday: 'long', month: 'long', day: 'numeric' }));
  const relativeIn = (style: Intl.RelativeTimeFormatStyle): RelativeWords => ({
    named: once(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style })),
    counted: once(() => new Intl.RelativeTimeFormat(tag, { style })),
  });
  const relative = relativeIn('long');
  // Outside English the narrow style is unclear: "vor 54 m", "−3 h".
  const relativeShort = relativeIn(locale === 'en' ? 'narrow' : 'short');
  const number = once(() => new Intl.NumberFormat(tag));
  const rating = once(() => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
  const compact = once(
    // Compact notation otherwise leaves out the separator of four digits, which German does not abbreviate.
    () => new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1, useGrouping: 'always' }),
  );
  const money = remembered(
    (currency) => new Intl.NumberFormat(tag, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
  );
  const compactMoney = remembered(
    (currency) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 }),
  );
  const percent = once(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }));
  const change = once(
    () => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
  );
  const signed = once(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }));
  const shortDay = once(() => new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' }));
  const weekdayUtc = once(
    () => new Intl.DateTimeFormat(tag, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
  );
  const list = once(() => new Intl.ListFormat(tag));
  const countries = once(() => new Intl.DisplayNames(tag, { type: 'region' }));
  const languages = once(() => new Intl.DisplayNames(tag, { type: 'language' }));
  const countryName = remembered((code) => nameOf(countries(), code));
  const languageName = remembered((code) => nameOf(languages(), code));

  return {
    locale,
    date: (value) => date().format(new Date(value)),
    month: (value) => month().format(new Date(value)),
    days: (from, to) => day().formatRange(new Date(from), new Date(to)),
    dateTime: (value) => dateTime().format(new Date(value)),
    time: (value) => time().format(new Date(value)),
    day(value, now) {
      const days = calendarDays(new Date(value), new Date(now));
      if (days === 0 || days === -1) return capitalise(relative.named().format(days, 'day'), tag);
      return new Date(value).getFullYear() === new Date(now).getFullYear()
        ? weekday().format(new Date(value))
        : date().format(new Date(value));
    },
    relative: (value, now) => distanceIn(relative, value, now),
    relativeShort: (value, now) => distanceIn(relativeShort, value, Math.max(msOf(now), msOf(value))),
    span(ms) {
      const [unit, length] = unitOf(ms);
      // The page's clock is up to half a minute late: the seven days of a lead that has just arrived are not eight.
      const count = Math.max(1, Math.ceil((unit === 'minute' ? ms : ms - MINUTE) / length));
      return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
    },
    // All 14 languages write numbers below a thousand alike, and lists are full of them.
    number: (value) =>
      Number.isInteger(value) && value >= 0 && value < 1_000 ? String(value) : number().format(value),
    rating: (value) => rating().format(value),
    compact: (value) => compact().format(value),
    money: ({ amount, currency }) => money(currency).format(amount),
    compactMoney: ({ amount, currency }) => compactMoney(currency).format(amount),
    moneyRange: (from, to) =>
      from.amount === to.amount
        ? money(from.currency).format(from.amount)
        : money(from.currency).formatRange(from.amount, to.amount),
    percent: (value) => percent().format(value),
    change: (value) => change().format(value),
    signed: (value) => signed().format(value),
    shortDay: (value) => shortDay().format(new Date(value)),
    weekday: (value) => weekdayUtc().format(new Date(value)),
    list: (values) => list().format(values),
    names: (values) => values.join(isIdeographic ? '、' : ', '),
    sentences: (texts) => texts.join(isIdeographic ? '' : ' '),
    country: countryName,
    language: languageName,
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

interface RelativeWords {
  /** "now", "yesterday" */
  readonly named: () => Intl.RelativeTimeFormat;
  /** "1 month ago" */
  readonly counted: () => Intl.RelativeTimeFormat;
}

function msOf(value: DateValue): number {
  return new Date(value).getTime();
}

function distanceIn({ named, counted }: RelativeWords, value: DateValue, now: DateValue): string {
  const distance = msOf(value) - msOf(now);
  if (Math.abs(distance) < MINUTE) return named().format(0, 'second');
  const [unit, length] = unitOf(Math.abs(distance));
  // "Yesterday" ends at midnight. 40 days ago need not be "last month".
  if (unit === 'day') {
    const words = named().format(calendarDays(new Date(value), new Date(now)), unit);
    // Vietnamese words begin with a capital, but stand inside sentences.
    return words.slice(0, 1).toLowerCase() + words.slice(1);
  }
  return counted().format(Math.trunc(distance / length), unit);
}

function unitOf(ms: number): (typeof UNITS)[number] {
  return UNITS.find(([, length]) => ms >= length) ?? ['minute', MINUTE];
}

/** Midnights between two times, in the browser's time zone. */
function calendarDays(value: Date, now: Date): number {
  const midnight = (point: Date) => Date.UTC(point.getFullYear(), point.getMonth(), point.getDate());
  return Math.round((midnight(value) - midnight(now)) / (24 * 60 * MINUTE));
}

function capitalise(text: string, tag: string): string {
  return text.slice(0, 1).toLocaleUpperCase(tag) + text.slice(1);
}

/** Cache limit, because the codes come from outside. */
const REMEMBERED = 1_000;

/** Caches names: Intl is slower than a lookup, and lists request the same names repeatedly. */
function remembered<T>(find: (code: string) => T): (code: string) => T {
  const names = new Map<string, T>();
  return (code) => {
    let name = names.get(code);
    if (name === undefined) {
      name = find(code);
      if (names.size < REMEMBERED) names.set(code, name);
    }
    return name;
  };
}

/** Intl throws for a malformed code. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
