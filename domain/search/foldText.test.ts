import { expect, test } from 'vitest';
import { foldText } from './foldText.ts';

test.each([
  ['Kraków', 'krakow'],
  ['Łódź', 'lodz'],
  ['Straße', 'STRASSE'],
  ['Ærøskøbing', 'aeroskobing'],
  ['İstanbul', 'istanbul'],
  ['Diyarbakır', 'DIYARBAKIR'],
  ['São Paulo', 'sao  paulo '],
  ['Đà Nẵng', 'da nang'],
  ['Œuvre', 'oeuvre'],
  ['ĦŊŦƏÐÞĸ', 'hntedthk'],
  ['New York', 'new\t\nyork'],
  ['東京 SEO', '東京　ＳＥＯ'],
  ['ＳＥＯ', 'seo'],
  ['e\u0301te', 'Été'],
  ['ガ', 'ｶﾞ'],
  ['서울', '서울'.normalize('NFD')],
])('%s is found by %s', (written, typed) => {
  expect(foldText(typed)).toBe(foldText(written));
});

test('different letters stay different', () => {
  expect(foldText('が')).not.toBe(foldText('か'));
  expect(foldText('п')).not.toBe(foldText('n'));
});

test('folding twice changes nothing', () => {
  for (const text of ['İSTANBUL ﬁn', 'ẞtraße', 'Ǆ', 'ΑΣ', 'ſ', '½ ℌ']) {
    expect(foldText(foldText(text))).toBe(foldText(text));
  }
});
