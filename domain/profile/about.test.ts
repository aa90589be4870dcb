import { expect, it } from 'vitest';
import { foundedMax } from './about.ts';

it.each([
  ['2026-12-31T09:59:59.999Z', 2026],
  ['2026-12-31T10:00:00.000Z', 2027],
  ['2027-01-01T00:00:00.000Z', 2027],
])('at %s the latest founding year is %i, because the new year starts in UTC+14 (ENT-01)', (now, year) => {
  expect(foundedMax(new Date(now))).toBe(year);
});
