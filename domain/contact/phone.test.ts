import { expect, it } from 'vitest';
import { normalizePhone } from './phone.ts';

it.each([
  ['00 49 (30) 123-456', '+4930123456'],
  ['', ''],
  ['030 123456', null],
])('the phone number %j is stored as %j (DIR-13, O-28)', (typed, stored) => {
  expect(normalizePhone(typed)).toBe(stored);
});
