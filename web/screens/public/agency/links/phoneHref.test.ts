import { expect, test } from 'vitest';
import { phoneHref } from './phoneHref.ts';

test.each([
  ['+49301234567', 'tel:+49301234567'],
  ['+49 (30) 123-45.67', 'tel:+49301234567'],
  ['0049 30 1234567', 'tel:+49301234567'],
  ['030 1234567', null],
  ['ask Mara', null],
  ['+49301234567;phone-context=x', null],
  ['+49301234567,,1', null],
  [' ', null],
  ['', null],
  [null, null],
])('the link for %j is %j', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
