import { expect, it, test } from 'vitest';
import { externalHref, shownAddress } from './externalHref.ts';

it.each([
  ['https://acme.example/de', 'https://acme.example/de'],
  [' acme.example ', 'https://acme.example/'],
  ['http://acme.example', 'http://acme.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://', null],
  ['', null],
  [null, null],
])('the link for %j is %j', (address, href) => {
  expect(externalHref(address)).toBe(href);
});

test('a URL is shown without scheme, www. and trailing slash', () => {
  expect(shownAddress('https://www.acme.example/')).toBe('acme.example');
  expect(shownAddress('http://acme.example/de')).toBe('acme.example/de');
});
