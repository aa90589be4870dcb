import { expect, test } from 'vitest';
import { parseRange, rangeSearch } from './dashboardSearch.ts';

test('the range stands in the address, the default does not (STA-52)', () => {
  expect(rangeSearch(null)).toBe('');
  expect(rangeSearch('last_7_days')).toBe('?range=last_7_days');
});

test.each([
  ['range=last_7_days', 'last_7_days'],
  ['', null],
  ['range=', null],
  ['range=%2F..%2F', null],
  [`range=${'x'.repeat(41)}`, null],
])('%s is range %s', (search, range) => {
  expect(parseRange(new URLSearchParams(search))).toBe(range);
});
