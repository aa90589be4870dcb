import { expect, it } from 'vitest';
import { domainOfWebsite, normalizeWebsite } from './website.ts';

it.each([
  ['https://www.acme.io/x', 'acme.io'],
  [' ACME.io ', 'acme.io'],
  ['http://shop.acme.io:8080/?a=b#c', 'shop.acme.io'],
  ['ex\u00e4mple.de', 'xn--exmple-cua.de'],
  ['acme.io.', 'acme.io'],
  [' ', ''],
  ['acme', null],
  ['ftp://acme.io', null],
  ['127.0.0.1', null],
])('the domain of %s is %s (ENT-34)', (website, domain) => {
  expect(domainOfWebsite(website)).toBe(domain);
});

it.each([
  [' acme.example/a ', 'https://acme.example/a'],
  ['HTTP://acme.example', 'HTTP://acme.example'],
  [' acme.example/a b ', null],
])('the website %j is stored as %j (DIR-13)', (typed, stored) => {
  expect(normalizeWebsite(typed)).toBe(stored);
});
