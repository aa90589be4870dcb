import { expect, test } from 'vitest';
import { readCode, readWhatsAppNumber } from './whatsApp.ts';

test.each([
  ['+84 912 345 678', '+84912345678'],
  ['0049 (170) 555-0182', '+491705550182'],
])('%j is read as the number %s (STA-62)', (text, number) => {
  expect(readWhatsAppNumber(text)).toEqual({ ok: true, number });
});

test.each([
  ['', 'required'],
  [' - ', 'required'],
  ['0170 5550182', 'invalid'],
  ['+49 170', 'invalid'],
  ['+49 170 555 0182 0182 0182', 'invalid'],
  ['call me', 'invalid'],
])('%j is not a number: %s (STA-62)', (text, code) => {
  expect(readWhatsAppNumber(text)).toEqual({ ok: false, code });
});

test.each([
  ['407 915', '407915'],
  ['407-915', '407915'],
  ['４０７９１５', '407915'],
  ['40791', null],
  ['4079155', null],
  ['40791a', null],
])('the code %j is read as %j', (text, code) => {
  expect(readCode(text)).toBe(code);
});
