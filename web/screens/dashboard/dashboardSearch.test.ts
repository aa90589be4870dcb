import { expect, test } from 'vitest';
import { dashboardSearch, isTable, parseFigure, parseRange } from './dashboardSearch.ts';

test('range, figure and view are in the URL unless they are the defaults (STA-52)', () => {
  const none = new URLSearchParams();
  expect(dashboardSearch(none, {})).toBe('');
  expect(dashboardSearch(none, { range: 'last_7_days' })).toBe('?range=last_7_days');
  const all = new URLSearchParams('range=last_7_days&figure=clicks&view=table&deal=1');
  expect(dashboardSearch(all, { figure: 'leads' })).toBe('?range=last_7_days&figure=leads&view=table');
  expect(dashboardSearch(all, { range: null, figure: null, view: null })).toBe('');
});

test.each([
  ['range=last_7_days', 'last_7_days'],
  ['', null],
  ['range=', null],
  ['range=%2F..%2F', null],
  [`range=${'x'.repeat(41)}`, null],
])('the URL %s selects the range %s', (search, range) => {
  expect(parseRange(new URLSearchParams(search))).toBe(range);
});

test.each([
  ['figure=budgets', 'budgets'],
  ['figure=toString', null],
  ['', null],
])('the URL %s selects the figure %s', (search, figure) => {
  expect(parseFigure(new URLSearchParams(search))).toBe(figure);
});

test('the URL names a view only for the table', () => {
  expect(isTable(new URLSearchParams('view=table'))).toBe(true);
  expect(isTable(new URLSearchParams('view=chart'))).toBe(false);
});
