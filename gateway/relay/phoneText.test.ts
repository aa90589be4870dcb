import { expect, test } from 'vitest';
import { phoneText } from './phoneText.ts';

test.each([
  ['+4930901820', '+49 30 901820'],
  ['+551155550123', '+55 11 5555 0123'],
  ['+12125550123', '+1 212 555 0123'],
  ['call us', 'call us'],
  ['', ''],
  [null, null],
])('writes %j as %j (P-31)', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});
