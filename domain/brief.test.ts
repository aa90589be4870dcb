import { describe, expect, it } from 'vitest';
import { checkBrief, checkBriefField } from './brief.ts';
import type { BriefCode, BriefText } from './brief.ts';

const BRIEF: BriefText = {
  name: 'Ada Lovelace',
  email: 'ada@acme.example',
  company: '',
  website: '',
  phone: '',
  services: [],
  text: 'We sell engines and would like to be found.',
};

/** Values on both sides of every limit (DIR-13). */
const CASES: readonly {
  [Field in keyof BriefText]: [Field, string, BriefText[Field], BriefCode | null];
}[keyof BriefText][] = [
  ['name', 'blanks only', ' \u00a0 ', 'REQUIRED'],
  ['name', 'NUL only', '\0\0', 'REQUIRED'],
  ['name', '1 character', ' A ', 'TOO_SHORT'],
  ['name', '2 characters', 'Bo', null],
  ['name', '100 emoji', '🙂'.repeat(100), null],
  ['name', '101 characters', 'a'.repeat(101), 'TOO_LONG'],
  ['email', 'blanks only', '  ', 'REQUIRED'],
  ['email', 'no domain', 'ada@', 'INVALID_EMAIL'],
  ['email', 'blanks around', ' ada@acme.example ', null],
  ['company', 'left out', '', null],
  ['company', '100 characters', 'a'.repeat(100), null],
  ['company', '101 characters', 'a'.repeat(101), 'TOO_LONG'],
  ['website', 'left out', ' ', null],
  ['website', 'without scheme', 'acme.example', null],
  ['website', 'with path and query', 'http://acme.example/a?b=c#d', null],
  ['website', 'another script', 'exämple.de', null],
  ['website', 'another scheme', 'ftp://acme.example', 'INVALID_WEBSITE'],
  ['website', 'script', 'javascript:alert(1)', 'INVALID_WEBSITE'],
  ['website', 'a mail address', 'ada@acme.example', 'INVALID_WEBSITE'],
  ['website', 'no dot', 'localhost', 'INVALID_WEBSITE'],
  ['website', 'by number', '10.0.0.1', 'INVALID_WEBSITE'],
  ['website', 'by number in another spelling', 'http://0x7f.1', 'INVALID_WEBSITE'],
  ['website', 'IPv6', 'http://[::1]/', 'INVALID_WEBSITE'],
  ['website', 'a sentence', 'we have no website.yet', 'INVALID_WEBSITE'],
  ['website', '500 characters', `https://acme.example/${'a'.repeat(479)}`, null],
  ['website', '500 characters with the scheme added', `acme.example/${'a'.repeat(480)}`, 'INVALID_WEBSITE'],
  ['website', '501 characters', `https://acme.example/${'a'.repeat(480)}`, 'TOO_LONG'],
  ['phone', 'left out', '  ', null],
  ['phone', 'as people write it', '+49 (30) 123-45.67/8', null],
  ['phone', 'with 00', '0049 30 1234567', null],
  ['phone', 'national', '030 1234567', 'INVALID_PHONE'],
  ['phone', '7 digits', '+1234567', 'INVALID_PHONE'],
  ['phone', '8 digits', '+12345678', null],
  ['phone', '15 digits', '+123456789012345', null],
  ['phone', '16 digits', '+1234567890123456', 'INVALID_PHONE'],
  ['phone', 'words', 'call me', 'INVALID_PHONE'],
  ['services', 'none', [], null],
  ['services', '20', Array.from({ length: 20 }, (_, index) => String(index)), null],
  ['services', '20, each twice', Array.from({ length: 40 }, (_, index) => String(index % 20)), null],
  ['services', '21', Array.from({ length: 21 }, (_, index) => String(index)), 'TOO_LONG'],
  ['text', 'empty', '', 'REQUIRED'],
  ['text', '29 characters', `${'a'.repeat(29)}  `, 'TOO_SHORT'],
  ['text', '30 characters', 'a'.repeat(30), null],
  ['text', '3,000 emoji', '🙂'.repeat(3000), null],
  ['text', '3,001 characters', 'a'.repeat(3001), 'TOO_LONG'],
];

describe('a brief (DIR-13)', () => {
  it.each(CASES)('judges the field %s: %s', (field, _name, value, code) => {
    expect(checkBriefField(field, value)).toBe(code);
    expect(checkBrief({ ...BRIEF, [field]: value })).toEqual(code === null ? [] : [{ field, code }]);
  });

  it('reports all errors in the order of the form, one per field', () => {
    const brief = { ...BRIEF, text: '', email: 'x', phone: 'y', name: '' };
    expect(checkBrief(brief).map(({ field }) => field)).toEqual(['name', 'email', 'phone', 'text']);
  });
});
