import { expect, test } from 'vitest';
import { isDay, readEmail, readWebAddress } from './textValues.ts';
import { scalars } from './scalars.ts';

function noting() {
  const noted: string[] = [];
  return { noted, note: (field: string, value: string) => noted.push(`${field}=${value}`) };
}

test.each([
  ['https://www.example.com/a?b#c', 'https://www.example.com/a?b#c'],
  ['http://example.com', 'http://example.com'],
  ['example.com', 'https://example.com'],
  ['www.example.com:8443/a', 'https://www.example.com:8443/a'],
  ['', null],
  [null, null],
])('the web address %j is read as %j', (text, address) => {
  const { note, noted } = noting();
  expect(readWebAddress('Lead.website', text, note)).toBe(address);
  expect(noted).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  'ftp://example.com',
  'mailto:ada@example.com',
  'tel:8443',
  'two words',
  'https://',
  'https:///x',
  `https://${'x'.repeat(2_000)}.com`,
])('an invalid web address is null and reported: %s', (text) => {
  const { note, noted } = noting();
  expect(readWebAddress('Lead.website', text, note)).toBeNull();
  expect(noted).toEqual([`Lead.website=${text}`]);
  expect(() => scalars.URL.parseValue(text)).toThrow('A URL is a web address');
});

test('an invalid email address is null and reported, but not logged', () => {
  const { note, noted } = noting();
  expect([readEmail('User.email', 'ada@example.com', note), readEmail('User.email', 'ada', note)]).toEqual([
    'ada@example.com',
    null,
  ]);
  expect(noted).toEqual(['User.email=']);
});

test('a day must exist in the calendar', () => {
  expect(['2026-11-21', '2024-02-29', '0001-01-01'].every(isDay)).toBe(true);
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '0000-01-01', '2026-11-21T00:00:00Z', '', 'today'].some(isDay)).toBe(
    false,
  );
});

test.each([
  [scalars.Date, '2026-11-21', '21.11.2026', 'A Date is a day of the calendar'],
  [scalars.Date, '2024-02-29', '2026-02-30', 'A Date is a day of the calendar'],
  [scalars.URL, 'https://example.com/', 'example.com', 'A URL is a web address'],
  [scalars.EmailAddress, 'ada@example.com', 'ada', 'An EmailAddress is an address'],
])('%s accepts and returns only valid values, here %s but not %s', (scalar, good, bad, rule) => {
  expect([scalar.parseValue(good), scalar.serialize(good)]).toEqual([good, good]);
  for (const value of [bad, 5, null]) {
    expect(() => scalar.parseValue(value)).toThrow(rule);
    expect(() => scalar.serialize(value)).toThrow();
  }
});
