import { expect, it } from 'vitest';
import { normalizePhone } from './phone.ts';

it.each([
  ['00 49 (30) 123-456', '+4930123456'],
  ['+49 (0)151 23456789', '+4915123456789'],
  ['0044 (0) 20 7946 0000', '+442079460000'],
  ['+39 (0)6 12345678', '+390612345678'],
  ['+1 (0212) 5550148', '+102125550148'],
  ['', ''],
  ['030 123456', null],
])('the phone number %j is stored as %j (DIR-13, O-28)', (typed, stored) => {
  expect(normalizePhone(typed)).toBe(stored);
});
