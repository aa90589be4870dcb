import { afterEach, describe, expect, it } from 'vitest';
import { formattersFor } from './format.ts';
import { hear, recall, repeat } from './said.ts';

afterEach(() => recall());

const page = (): string => {
  const { money, number, list, country, language, month } = formattersFor('de');
  return [
    money(1_000),
    number(12),
    number(4.5),
    list(['A', 'B']),
    list(['A, B']),
    country('VN'),
    language('ja'),
    month('2026-11-21T14:05:00.000Z'),
  ].join(' | ');
};

describe('what Intl has said of a page', () => {
  it('is heard on the server, and said again in a browser whose Intl says otherwise', () => {
    const [text, said] = hear(page);
    expect(text).toBe(
      '1.000 $ | 12 | 4,5 | A und B | A, B | Vietnam | Japanisch | November 2026'.replace('0 $', '0\u00a0$'),
    );
    expect(said).toHaveLength(7);
    recall(said.map(([value, words]) => [value, words.toUpperCase()]));
    expect(page()).toBe(text.toUpperCase());
    // What was not on the page is the browser's to say.
    expect(formattersFor('de').country('PL')).toBe('Polen');
  });

  it('is of one page alone, with what its remembered parts said', () => {
    const { number } = formattersFor('de');
    const [, part] = hear(() => number(1_001));
    const [, said] = hear(() => {
      repeat(part);
      return hear(() => number(1_002))[0] + number(1_003);
    });
    expect(said).toEqual([
      ['number 1001', '1.001'],
      ['number 1003', '1.003'],
    ]);
    expect(() =>
      hear(() => {
        throw new Error('The page fails');
      }),
    ).toThrow('The page fails');
    number(1_004);
    expect(hear(() => number(1_005))[1]).toEqual([['number 1005', '1.005']]);
  });
});
