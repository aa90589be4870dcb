import { expect, test } from 'vitest';
import { readUserFacingReason } from './userFacingReason.ts';

test.each([
  ['The card has expired.', 'The card has expired.'],
  ['  Die Bank hat\r\n die Karte\u0000 abgelehnt. ', 'Die Bank hat die Karte abgelehnt.'],
  ['カードの有効期限が切れています。', 'カードの有効期限が切れています。'],
  ["L'importo (99,95 $) supera il limite: 50 %.", "L'importo (99,95 $) supera il limite: 50 %."],
  ['a\u202eb', 'a b'],
  ['x '.repeat(150), `${'x '.repeat(149)}x`],
])('%j becomes the reason %j', (message, reason) => {
  expect(readUserFacingReason({ message })).toBe(reason);
});

test.each([
  [''],
  [' \u200b\n '],
  ['x '.repeat(151)],
  ['<b>No</b>'],
  ['Ask https://pay.example/help'],
  ['Cannot read at charge.ts:12'],
  ['TypeError in payment'],
  ['{"code":51}'],
  ['Refused by ses_9f86d081884c7d659a2feaa0c55ad015'],
])('%j is not written for users and gives no reason', (message) => {
  expect(readUserFacingReason({ message })).toBeNull();
});

test.each([[null], ['text'], [{}], [{ message: 5 }], [[]]])('%j has no reason', (body) => {
  expect(readUserFacingReason(body)).toBeNull();
});
