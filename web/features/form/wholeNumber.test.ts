import { expect, it } from 'vitest';
import { wholeNumber, yearIn } from './wholeNumber.ts';

it.each([
  ['12500', 12_500],
  ['$1,249.95', 1_249],
  ['12.500,00 €', 12_500],
  ['12,500', 12_500],
  ['12 500', 12_500],
  ['１２３', 123],
  ['6.5', 6],
  ['6 months', 6],
  ['1½', 1],
  ['123456789', 12_345_678],
  ['soon', null],
])('the number in “%s” is %s', (text, number) => {
  expect(wholeNumber(text, 8)).toBe(number);
});

it.each([
  ['2', 2],
  ['2015', 2_015],
  ['20155', 2_015],
  ['2015-03-12', 2_015],
  ['12.03.2015', 2_015],
  ['03/12/2015', 2_015],
  ['２０１５年３月', 2_015],
  ['soon', null],
])('the year in “%s” is %s', (text, year) => {
  expect(yearIn(text)).toBe(year);
});
