import type { BoundaryCase } from './boundaryCases.ts';
import { caseOf, fault } from './caseOf.ts';

const NAME = { min: 1, max: 100 };
const TAGLINE = { min: 1, max: 150 };
const SHORT = { min: 100, max: 250 };
const DETAILED = { min: 1000, max: 2500 };
const FOUNDED = { min: 1900, max: 2026 };

/** Logo, texts, year, size and website. */
export const ABOUT_CASES: readonly BoundaryCase[] = [
  caseOf('VAL-03', 'no change', {}),
  caseOf('VAL-03', 'no logo', { logo: null }, fault('logo', 'REQUIRED')),
  caseOf('VAL-03', 'a logo without a name', { logo: { name: ' ' } }, fault('logo', 'REQUIRED')),
  caseOf('VAL-03', 'a logo with a name', { logo: { name: 'a.png' } }),

  caseOf('VAL-06', 'no number of employees', { numberOfEmployees: null }, fault('numberOfEmployees', 'REQUIRED')),
  caseOf('ENT-03', 'the first of four sizes', { numberOfEmployees: 1 }),
  caseOf('ENT-03', 'the last of four sizes', { numberOfEmployees: 4 }),
  caseOf('ENT-03', 'a fifth size', { numberOfEmployees: 5 }, fault('numberOfEmployees', 'INVALID_VALUE')),

  caseOf(
    'VAL-17',
    '999 characters',
    { detailedDescription: 'a'.repeat(999) },
    fault('detailedDescription', 'TOO_SHORT', DETAILED),
  ),
  caseOf('VAL-17', '1000 characters', { detailedDescription: 'a'.repeat(1000) }),
  caseOf('VAL-17', '1000 emoji', { detailedDescription: '😀'.repeat(1000) }),
  caseOf(
    'VAL-17',
    '999 characters with blanks around',
    { detailedDescription: ` ${'a'.repeat(999)}\n` },
    fault('detailedDescription', 'TOO_SHORT', DETAILED),
  ),
  caseOf('VAL-17', '2500 characters', { detailedDescription: 'a'.repeat(2500) }),
  caseOf('VAL-17', '2500 emoji', { detailedDescription: '😀'.repeat(2500) }),
  caseOf(
    'VAL-17',
    '2501 characters',
    { detailedDescription: 'a'.repeat(2501) },
    fault('detailedDescription', 'TOO_LONG', DETAILED),
  ),
  caseOf('VAL-17', 'null', { detailedDescription: null }, fault('detailedDescription', 'REQUIRED')),

  caseOf(
    'VAL-18',
    '99 characters',
    { shortDescription: 'a'.repeat(99) },
    fault('shortDescription', 'TOO_SHORT', SHORT),
  ),
  caseOf('VAL-18', '100 characters', { shortDescription: 'a'.repeat(100) }),
  caseOf('VAL-18', '100 emoji', { shortDescription: '😀'.repeat(100) }),
  caseOf('VAL-18', '250 characters', { shortDescription: 'a'.repeat(250) }),
  caseOf('VAL-18', '250 characters with blanks around', { shortDescription: ` ${'a'.repeat(250)} ` }),
  caseOf(
    'VAL-18',
    '251 characters',
    { shortDescription: 'a'.repeat(251) },
    fault('shortDescription', 'TOO_LONG', SHORT),
  ),
  caseOf('VAL-18', 'blanks', { shortDescription: ' \n ' }, fault('shortDescription', 'REQUIRED')),

  caseOf('VAL-25', 'an empty name', { name: '' }, fault('name', 'REQUIRED')),
  caseOf('VAL-25', 'a name of blanks', { name: ' \u00a0 ' }, fault('name', 'REQUIRED')),
  caseOf('VAL-25', 'a name of NUL', { name: '\u0000' }, fault('name', 'REQUIRED')),
  caseOf('VAL-25', 'a name of 1 character', { name: 'a' }),
  caseOf('VAL-25', 'a name of 100 emoji', { name: '😀'.repeat(100) }),
  caseOf('VAL-25', 'a name of 101 characters', { name: 'a'.repeat(101) }, fault('name', 'TOO_LONG', NAME)),
  caseOf('VAL-25', 'no tagline', { tagline: null }, fault('tagline', 'REQUIRED')),
  caseOf('VAL-25', 'a tagline of 150 characters', { tagline: 'a'.repeat(150) }),
  caseOf('VAL-25', 'a tagline of 151 characters', { tagline: 'a'.repeat(151) }, fault('tagline', 'TOO_LONG', TAGLINE)),
  caseOf('VAL-25', 'no year', { founded: null }, fault('founded', 'REQUIRED')),
  caseOf('VAL-25', 'a website of blanks', { website: '  ' }, fault('website', 'REQUIRED')),
  caseOf('VAL-25', 'no website', { website: null }, fault('website', 'REQUIRED')),

  caseOf('ENT-01', 'founded in 1899', { founded: 1899 }, fault('founded', 'OUT_OF_RANGE', FOUNDED)),
  caseOf('ENT-01', 'founded in 1900', { founded: 1900 }),
  caseOf('ENT-01', 'founded this year', { founded: 2026 }),
  caseOf('ENT-01', 'founded next year', { founded: 2027 }, fault('founded', 'OUT_OF_RANGE', FOUNDED)),

  caseOf('ENT-08', 'an https website', { website: 'https://acme.example/de' }),
  caseOf('ENT-08', 'a website without a scheme', { website: 'acme.example' }),
  caseOf('ENT-08', 'an http website', { website: 'http://acme.example' }, fault('website', 'INVALID_WEBSITE')),
  caseOf('ENT-08', 'a script', { website: 'javascript:alert(1)' }, fault('website', 'INVALID_WEBSITE')),
  caseOf('ENT-08', 'a name without a dot', { website: 'https://localhost' }, fault('website', 'INVALID_WEBSITE')),
  caseOf('ENT-08', 'a website of 500 characters', { website: `https://acme.example/${'a'.repeat(479)}` }),
  caseOf(
    'ENT-08',
    'a website of 501 characters',
    { website: `https://acme.example/${'a'.repeat(480)}` },
    fault('website', 'TOO_LONG', { max: 500 }),
  ),
];
