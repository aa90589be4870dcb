import { expect, test } from 'vitest';
import { csvText } from './csvText.ts';

test('quotes separators, quotes and line breaks, and is read as UTF-8 (EXT-12)', () => {
  expect(
    csvText([
      ['Name', 'Text'],
      ['Müller, "Max"', 'one\ntwo'],
      ['田辺', ''],
    ]),
  ).toBe('\uFEFFName,Text\r\n"Müller, ""Max""","one\ntwo"\r\n田辺,\r\n');
});

test.each(['=HYPERLINK("x")', '+49 30 1', '-1', '@sum', '\tx', '\rx'])('%j is text, not a formula (EXT-12)', (text) => {
  const [, written = ''] = csvText([['head'], [text]]).split('head\r\n');
  expect(written.replace(/^"/, '').startsWith(`'`)).toBe(true);
});
