import { describe, expect, it } from 'vitest';
import { normalizePhone } from '../../../domain/contact/phone.ts';
import { movePhone, phoneCountries, readPhone } from './phoneNumbers.ts';

describe('a phone number (EXT-20)', () => {
  it.each([
    ['0912 345 678', 'VN', '+84912345678', '+84 912 345 678', 'VN'],
    ['+84 912 345 678', 'DE', '+84912345678', '+84 912 345 678', 'VN'],
    ['0084 912345678', null, '+84912345678', '+84 912 345 678', 'VN'],
    ['(0341) 555-0148', 'DE', '+493415550148', '+49 341 5550148', 'DE'],
    ['+49 (0)341 5550148', null, '+493415550148', '+49 341 5550148', 'DE'],
    ['+1 416 555 0148', 'CA', '+14165550148', '+1 416 555 0148', 'CA'],
  ])('%s with %s chosen is %s', (text, country, e164, shown, from) => {
    const number = readPhone(text, country);
    expect(number).toMatchObject({ e164, shown, country: from });
    expect(normalizePhone(number?.shown ?? '')).toBe(e164);
    if (country === null) expect(normalizePhone(text)).toBe(e164);
  });

  it.each([
    ['', 'DE'],
    ['0912 345 678', null],
    ['call us', 'DE'],
    ['+49 30 1234567 ext. 12', 'DE'],
    ['+999 123 456', 'DE'],
  ])('%j with %s chosen is not a number', (text, country) => {
    expect(readPhone(text, country)).toBeNull();
  });

  it('keeps its national part when another country is chosen', () => {
    const number = readPhone('+49 912 345 678', null);
    expect(number && movePhone(number, 'VN')).toBe('+84912345678');
    expect(number && movePhone(number, 'XX')).toBeNull();
  });

  it('is accepted from every country', () => {
    expect(phoneCountries().length).toBeGreaterThan(230);
    expect(phoneCountries()).toContainEqual({ country: 'VN', callingCode: '84' });
  });
});
