import { expect, it } from 'vitest';
import { amountOf, contactHref, systemParams } from './systemParams.ts';

it('reads the values of a card by their names', () => {
  const params = systemParams([
    { name: 'email', value: 'jane@acme.example' },
    { name: 'budgetFrom', value: '5000' },
  ]);
  expect([params['email'], params['budgetFrom'], params['phone']]).toEqual(['jane@acme.example', '5000', undefined]);
});

it.each([
  ['5000', 5000],
  ['0', 0],
  ['', null],
  [undefined, null],
  ['much', null],
])('amount %s -> %s', (value, amount) => {
  expect(amountOf(value)).toBe(amount);
});

it.each([
  ['email', 'jane@acme.example', 'mailto:jane@acme.example'],
  ['email', 'jane@acme.example?bcc=x@y.example', null],
  ['email', 'nobody', null],
  ['phone', '+49 (30) 123-45', 'tel:+493012345'],
  ['phone', '030 12345', 'tel:03012345'],
  ['phone', 'call me', null],
  ['whatsapp', '+1 415 555 0100', 'https://wa.me/14155550100'],
  ['whatsapp', '0049 30 12345', 'https://wa.me/493012345'],
] as const)('%s %s -> %s', (kind, value, href) => {
  expect(contactHref(kind, value)).toBe(href);
});
