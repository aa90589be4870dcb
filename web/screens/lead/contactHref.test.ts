import { expect, test } from 'vitest';
import { contactHref } from './contactHref.ts';

test.each([
  ['EMAIL', 'jo@acme.example', 'mailto:jo@acme.example'],
  ['EMAIL', 'jo?bcc=x&y@acme.example', 'mailto:jo%3Fbcc%3Dx%26y@acme.example'],
  ['EMAIL', 'jo@acme.example?bcc=x@y.example', null],
  ['EMAIL', 'not an address', null],
  ['PHONE', '+49 (30) 123-456', 'tel:+4930123456'],
  ['PHONE', '+49 (0)30 123456', 'tel:+4930123456'],
  ['PHONE', '0049 30 123456', 'tel:+4930123456'],
  ['PHONE', '030 123-456', 'tel:030123456'],
  ['PHONE', '+1 415 555 0123 ext. 12', null],
  ['PHONE', 'after five', null],
  ['WHATSAPP', '+84 912 345 678', 'https://wa.me/84912345678'],
  ['WHATSAPP', '84912345678', 'https://wa.me/84912345678'],
  ['WHATSAPP', '0049 (0)151 23456789', 'https://wa.me/4915123456789'],
  ['WHATSAPP', '0151 23456789', null],
  ['WHATSAPP', 'on 84912345678 or 84912345679', null],
  ['CHAT', 'here', null],
  ['OTHER', 'javascript:alert(1)', null],
] as const)('the link for %s %j is %j', (type, value, href) => {
  expect(contactHref(type, value)).toBe(href);
});
