import { expect, it } from 'vitest';
import { amountOf } from './systemParams.ts';

it.each([
  ['5000', 5000],
  ['0', 0],
  ['', null],
  [undefined, null],
  ['much', null],
])('the amount %s is read as %s', (value, amount) => {
  expect(amountOf(value)?.amount ?? null).toBe(amount);
});
