import { expect, test } from 'vitest';
import { toLead } from './leads.map.ts';
import { wireLead } from './testing/wire.ts';

test('phone numbers of a lead are formatted for people; anything else stays as it is (P-31)', () => {
  const values = [
    ['phone', '+353850129165'],
    ['whatsapp', '+4915123456789'],
    ['phone', 'ask for Ada'],
    ['email', 'ada@acme.example'],
    ['other', 'Signal: +353850129165'],
  ] as const;
  const contactMethods = values.map(([type, value]) => ({ type, value }));
  expect(toLead(wireLead(1, { contactMethods }), () => undefined).contactMethods.map(({ value }) => value)).toEqual([
    '+353 85 012 9165',
    '+49 1512 3456789',
    'ask for Ada',
    'ada@acme.example',
    'Signal: +353850129165',
  ]);
});
