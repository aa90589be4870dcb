import { expect, test } from 'vitest';
import { type FieldCode, fieldError } from './fieldError.ts';

test.each<[FieldCode, { min?: number; max?: number }, string]>([
  ['REQUIRED', {}, 'is required'],
  ['TOO_SHORT', { min: 50, max: 300 }, 'is too short (at least 50 characters)'],
  ['TOO_LONG', { min: 50, max: 300 }, 'is too long (at most 300 characters)'],
  ['TOO_LONG', {}, 'is too long'],
  ['OUT_OF_RANGE', { min: 1900, max: 2100 }, 'must be 1900 to 2100'],
  ['TOO_MANY', { max: 3 }, 'has too many entries (at most 3)'],
])('%s with %j says “%s”', (code, bounds, message) => {
  expect(fieldError('challenge', code, bounds)).toEqual({ path: 'challenge', code, message });
});
