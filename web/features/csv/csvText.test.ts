import { expect, test } from 'vitest';
import { csvText } from './csvText.ts';

test('quotes separators, quotes and line breaks, and is read as UTF-8 (EXT-12)', () => {
  expect(
    csvText([
      ['Name', 'Text', 'Services'],
      ['Müller, "Max"', 'one\ntwo', 'SEO; Design'],
      ['田辺', '', 'a\tb'],
    ]),
  ).toBe('\uFEFFName,Text,Services\r\n"Müller, ""Max""","one\ntwo","SEO; Design"\r\n田辺,,"a\tb"\r\n');
});

test.each([
  ['en-US', ','],
  ['ja', ','],
  ['es-MX', ','],
  ['de-DE', ';'],
  ['pt-BR', ';'],
])('separates columns as spreadsheets expect it in the region of %s (EXT-12)', (locale, separator) => {
  expect(csvText([['Name', 'Text']], locale)).toBe(`\uFEFFName${separator}Text\r\n`);
});

test.each(['=HYPERLINK("x")', '+49 30 1', '-1', '@sum', '\tx', '\rx', '\nx', '＝SUM(1)', '－1'])(
  '%j is text, not a formula (EXT-12)',
  (text) => {
    const [, written = ''] = csvText([['head'], [text]]).split('head\r\n');
    expect(written.replace(/^"/, '').startsWith(`'`)).toBe(true);
  },
);
