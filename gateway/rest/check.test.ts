import { describe, expect, test } from 'vitest';
import {
  checked,
  flag,
  listOf,
  nullable,
  number,
  object,
  oneOf,
  optional,
  recordOf,
  text,
  timestamp,
  whole,
} from './check.ts';

interface Thing {
  name: string;
  colour: 'red' | 'blue' | null;
  sizes: number[];
}
const thing = object<Thing>({ name: text, colour: nullable(text), sizes: listOf(whole) });

describe('a body', () => {
  test('of the right form passes, with unknown words and further fields', async () => {
    const body = { name: 'a', colour: 'mauve', sizes: [1, 2], more: true };
    expect(await checked(Promise.resolve(body), thing)).toBe(body);
  });

  test.each([
    null,
    'text',
    [],
    {},
    { name: 1, colour: null, sizes: [] },
    { name: 'a', colour: null, sizes: null },
    { name: 'a', colour: null, sizes: [null] },
    { name: 'a', colour: null, sizes: { length: 0 } },
    { name: 'a', sizes: [] },
  ])('%j is a bad response', async (body) => {
    await expect(checked(Promise.resolve(body), thing)).rejects.toMatchObject({ kind: 'badResponse' });
  });
});

test('forms of single values', () => {
  expect([1.5, Number.NaN, '1'].map((value) => number(value))).toEqual([true, false, false]);
  expect([2 ** 31 - 1, 2 ** 31, 1.5].map((value) => whole(value))).toEqual([true, false, false]);
  expect([true, 0].map((value) => flag(value))).toEqual([true, false]);
  expect(
    ['2026-11-21T09:30:00.000Z', '2026-11-21T09:30:00+01:00', '2026-11-21', '2026-99-21T09:30:00Z', 0].map((value) =>
      timestamp(value),
    ),
  ).toEqual([true, true, false, false, false]);
  expect([{ a: 'x' }, {}, { a: 1 }, ['x']].map((value) => recordOf(text)(value))).toEqual([true, true, false, false]);
  expect(['x', true, 1].map((value) => oneOf(text, flag)(value))).toEqual([true, true, false]);
  expect([undefined, 1, null, 'x'].map((value) => optional(whole)(value))).toEqual([true, true, false, false]);
});
