import { expect, test } from 'vitest';
import { fewLabeledDays, gridValues, labeledDays, weekAverages } from './scales.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [7, [0, 2, 4, 6, 8]],
  [99, [0, 25, 50, 75, 100]],
  [287, [0, 100, 200, 300]],
  [1_000, [0, 250, 500, 750, 1_000]],
  [41_000, [0, 20_000, 40_000, 60_000]],
])('a chart of values up to %s has grid lines at %j', (max, lines) => {
  expect(gridValues(max)).toEqual(lines);
});

test('a chart has at most five grid lines, at whole numbers, and no value above the last one', () => {
  for (let max = 0; max < 20_000; max += 7) {
    const lines = gridValues(max);
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines.every(Number.isInteger)).toBe(true);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(max);
  }
});

test.each([
  [1, [0]],
  [2, [0, 1]],
  [7, [0, 2, 4, 6]],
  [30, [0, 7, 15, 22, 29]],
  [365, [0, 91, 182, 273, 364]],
])('of %s days, only days %j have a label', (count, days) => {
  expect(labeledDays(count)).toEqual(days);
});

test.each([
  [0, [0]],
  [1, [0]],
  [2, [0, 1]],
  [7, [0, 3, 6]],
  [30, [0, 15, 29]],
])('in a narrow chart of %s days, only days %j have a label', (count, days) => {
  expect(fewLabeledDays(count)).toEqual(days);
});

test.each([
  [[], []],
  [[5], [5]],
  [
    [0, 7, 0, 0, 0, 0, 0, 0, 7],
    [0, 3.5, 7 / 3, 7 / 4, 7 / 5, 7 / 6, 1, 1, 1],
  ],
])('without earlier days, the averages of %j are %j', (values, averages) => {
  expect(weekAverages(values)).toEqual(averages);
});

test('the averages of the first days include the days before', () => {
  expect(weekAverages([7, 0], [70, 1, 1, 1, 1, 1, 2])).toEqual([2, 13 / 7]);
});
