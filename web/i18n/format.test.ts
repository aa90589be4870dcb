import { describe, expect, it } from 'vitest';
import { LOCALES, languageTag } from '../../domain/locales.ts';
import { autonym } from './autonym.ts';
import { formattersFor } from './format.ts';
import { inPriceCurrency } from './money.ts';

/** Replaces the narrow and non-breaking spaces of Intl, whose choice does not matter here. */
function plain(text: string) {
  return text.replaceAll(/\s/gu, ' ');
}

const now = '2026-11-21T14:05:00.000Z';

describe('formatters', () => {
  it.each([
    ['en', '$1,249.95'],
    ['de', '1.249,95 $'],
    ['fr', '1 249,95 $US'],
    ['pt', 'US$ 1.249,95'],
  ] as const)('format money as %s does (PLT-12)', (locale, text) => {
    expect(plain(formattersFor(locale).money(inPriceCurrency(1249.95)))).toBe(text);
  });

  it('omit the cents of whole amounts', () => {
    expect(formattersFor('en').money(inPriceCurrency(90))).toBe('$90');
  });

  it('format numbers and percentages', () => {
    expect(formattersFor('tr').percent(0.21)).toBe('%21');
    expect(formattersFor('en').percent(0.215)).toBe('21.5%');
    expect(formattersFor('de').number(12_345)).toBe('12.345');
    expect(formattersFor('en').compact(12_345)).toBe('12.3K');
    expect(formattersFor('de').compact(1522)).toBe('1.522');
  });

  it('put no space between sentences in Chinese and Japanese', () => {
    expect(formattersFor('ja').sentences(['一。', '二。'])).toBe('一。二。');
    expect(formattersFor('zh').sentences(['一。', '二。'])).toBe('一。二。');
    expect(formattersFor('ko').sentences(['One.', 'Two.'])).toBe('One. Two.');
  });

  it('separate names as the language does', () => {
    expect(formattersFor('ja').names(['東京', '京都', '大阪'])).toBe('東京、京都、大阪');
    expect(formattersFor('zh').names(['东京', '京都'])).toBe('东京、京都');
    expect(formattersFor('ko').names(['A', 'B', 'C'])).toBe('A, B, C');
    expect(formattersFor('en').names(['A', 'B', 'C'])).toBe('A, B, C');
  });

  it('format dates and times', () => {
    expect(formattersFor('en').date(now)).toBe('Nov 21, 2026');
    expect(formattersFor('de').dateTime(now)).toBe('21.11.2026, 14:05');
    expect(plain(formattersFor('en').time(now))).toBe('2:05 PM');
  });

  it('name the days of a conversation', () => {
    const { day } = formattersFor('en');
    expect(day('2026-11-21T00:01:00Z', now)).toBe('Today');
    expect(day('2026-11-20T23:59:00Z', now)).toBe('Yesterday');
    expect(day('2026-11-18T10:00:00Z', now)).toBe('Wednesday, November 18');
    expect(day('2025-11-18T10:00:00Z', now)).toBe('Nov 18, 2025');
    expect(formattersFor('de').day(now, now)).toBe('Heute');
  });

  it.each([
    ['2026-11-21T14:04:30.000Z', 'now'],
    ['2026-11-21T13:06:00.000Z', '59 minutes ago'],
    ['2026-11-21T11:00:00.000Z', '3 hours ago'],
    ['2026-11-20T14:04:00.000Z', 'yesterday'],
    ['2026-11-20T00:00:00.000Z', 'yesterday'],
    // 38 hours ago, and in 35.
    ['2026-11-19T23:59:00.000Z', '2 days ago'],
    ['2026-11-23T01:00:00.000Z', 'in 2 days'],
    ['2026-11-27T15:00:00.000Z', 'in 6 days'],
    // 52 days ago, and 20 months.
    ['2026-09-30T00:00:00.000Z', '1 month ago'],
    ['2026-09-01T00:00:00.000Z', '2 months ago'],
    ['2025-03-21T00:00:00.000Z', '1 year ago'],
  ])('format %s as "%s"', (value, text) => {
    expect(formattersFor('en').relative(value, now)).toBe(text);
  });

  it('what has happened is never in the future, even if the clock is two hours late', () => {
    const { relativeShort } = formattersFor('en');
    expect(relativeShort('2026-11-21T16:05:00Z', now)).toBe('now');
    expect(relativeShort('2026-11-21T11:00:00Z', now)).toBe('3h ago');
  });

  it.each(LOCALES)('%s: distances fit into a sentence', (locale) => {
    const { relative, relativeShort } = formattersFor(locale);
    const days = ['19', '20', '21', '22', '23'].map((day) => `2026-11-${day}T14:05:00Z`);
    const texts = days.flatMap((day) => [relative(day, now), relativeShort(day, now)]);
    expect(texts.filter((text) => text.slice(0, 1) !== text.slice(0, 1).toLowerCase())).toEqual([]);
  });

  it('format durations in their largest unit', () => {
    const { span } = formattersFor('en');
    expect(span(10_000)).toBe('1 minute');
    expect(span(5.9 * 3_600_000)).toBe('6 hours');
    expect(span(6.99 * 24 * 3_600_000)).toBe('7 days');
    expect(span(6 * 24 * 3_600_000)).toBe('6 days');
    expect(span(7 * 24 * 3_600_000 + 30_000)).toBe('7 days');
    expect(span(24 * 3_600_000 + 30_000)).toBe('1 day');
    expect(span(3_600_000 + 30_000)).toBe('1 hour');
    expect(span(90_000)).toBe('2 minutes');
    expect(formattersFor('de').span(2 * 3_600_000)).toBe('2 Stunden');
  });

  it('name countries and languages and show an invalid code unchanged', () => {
    expect(formattersFor('pl').country('VN')).toBe('Wietnam');
    expect(formattersFor('de').language('ja')).toBe('Japanisch');
    expect(formattersFor('de').country('not a code')).toBe('not a code');
  });

  it.each([
    ['en', 5, '5.0'],
    ['de', 4.66, '4,7'],
  ] as const)('write a rating with one decimal: %s, %s is %s (P-31)', (locale, rating, text) => {
    expect(formattersFor(locale).rating(rating)).toBe(text);
  });

  it('name all 14 languages natively', () => {
    for (const locale of LOCALES) {
      const tag = languageTag(locale);
      const name = new Intl.DisplayNames(tag, { type: 'language' }).of(locale) ?? '';
      expect(autonym(locale)).toBe(name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1));
    }
  });
});
