import { expect, it } from 'vitest';
import { joinRanges } from './joinRanges.ts';

it.each([
  [
    'ranges without a gap',
    [
      [3, 6],
      [1, 3],
    ],
    [[1, 6]],
  ],
  [
    'ranges with one',
    [
      [null, 1],
      [3, 6],
    ],
    [
      [null, 1],
      [3, 6],
    ],
  ],
  [
    'an open end',
    [
      [6, null],
      [3, 6],
    ],
    [[3, null]],
  ],
  [
    'a beginning',
    [
      [null, 1],
      [1, 3],
    ],
    [[null, 3]],
  ],
  [
    'an open end that holds another',
    [
      [1, null],
      [3, 6],
    ],
    [[1, null]],
  ],
  [
    'the same twice',
    [
      [1, 3],
      [1, 3],
    ],
    [[1, 3]],
  ],
  ['nothing', [], []],
] as const)('joins %s', (_what, ranges, joined) => {
  expect(joinRanges(ranges.map(([from, to]) => ({ from, to })))).toEqual(joined.map(([from, to]) => ({ from, to })));
});
