import type { ProfileForm, ProfileOffice, SocialNetwork } from '../profile.ts';
import type { BoundaryCase } from './boundaryCases.ts';
import { caseOf, fault } from './caseOf.ts';
import { BAVARIA, COMPLETE_PROFILE, GERMANY, OFFICE } from './completeProfile.ts';

/** A second office that differs from the first by `change`. */
function secondOffice(change: Partial<ProfileOffice>): Partial<ProfileForm> {
  return { offices: [OFFICE, { ...OFFICE, ...change }] };
}

function emails(...values: readonly string[]): Partial<ProfileForm> {
  return { emailSettings: { isConsented: true, values } };
}

function socialCases(
  row: string,
  network: SocialNetwork,
  accepted: readonly string[],
  refused: readonly string[],
): readonly BoundaryCase[] {
  const change = (address: string | null): Partial<ProfileForm> => ({
    socials: { ...COMPLETE_PROFILE.socials, [network]: address },
  });
  return [
    caseOf(row, `no ${network}`, change(null)),
    caseOf(row, `${network} of blanks`, change('  ')),
    ...accepted.map((address) => caseOf(row, address, change(address))),
    ...refused.map((address) => caseOf(row, address, change(address), fault(`socials.${network}`, 'INVALID_LINK'))),
  ];
}

/** Offices, links, social networks and notification addresses. */
export const CONTACT_CASES: readonly BoundaryCase[] = [
  caseOf('VAL-07', 'no office', { offices: [] }),
  caseOf(
    'VAL-07',
    'an office without location',
    secondOffice({ location: null }),
    fault('offices[1].location', 'REQUIRED'),
  ),
  caseOf(
    'VAL-07',
    'an office in an unknown location',
    secondOffice({ location: { id: 999_999_999, type: null } }),
    fault('offices[1].location', 'INVALID_VALUE'),
  ),
  caseOf('VAL-08', 'no postal code', secondOffice({ postalCode: ' ' }), fault('offices[1].postalCode', 'REQUIRED')),
  caseOf('VAL-08', 'a hyphen where there are none', secondOffice({ postalCode: '-' })),
  caseOf('VAL-08', 'a postal code of 20 characters', secondOffice({ postalCode: '1'.repeat(20) })),
  caseOf(
    'VAL-08',
    'a postal code of 21 characters',
    secondOffice({ postalCode: '1'.repeat(21) }),
    fault('offices[1].postalCode', 'TOO_LONG', { min: 1, max: 20 }),
  ),
  caseOf('VAL-09', 'no address', secondOffice({ address: null }), fault('offices[1].address', 'REQUIRED')),
  caseOf('VAL-09', 'an address of 200 characters', secondOffice({ address: 'a'.repeat(200) })),
  caseOf(
    'VAL-09',
    'an address of 201 characters',
    secondOffice({ address: 'a'.repeat(201) }),
    fault('offices[1].address', 'TOO_LONG', { min: 1, max: 200 }),
  ),
  caseOf('VAL-10', 'no phone', secondOffice({ phone: '' }), fault('offices[1].phone', 'REQUIRED')),
  caseOf(
    'VAL-10',
    'a phone of brackets alone',
    secondOffice({ phone: '()' }),
    fault('offices[1].phone', 'INVALID_PHONE'),
  ),
  caseOf(
    'VAL-10',
    'a national phone',
    secondOffice({ phone: '089 1234567' }),
    fault('offices[1].phone', 'INVALID_PHONE'),
  ),
  caseOf('VAL-10', 'a phone with 00', secondOffice({ phone: '0049 89 1234567' })),
  caseOf(
    'VAL-10',
    'a phone of 7 digits',
    secondOffice({ phone: '+1234567' }),
    fault('offices[1].phone', 'INVALID_PHONE'),
  ),
  caseOf('VAL-10', 'a phone of 8 digits', secondOffice({ phone: '+12345678' })),
  caseOf('VAL-10', 'a phone of 15 digits', secondOffice({ phone: '+123456789012345' })),
  caseOf(
    'VAL-10',
    'a phone of 16 digits',
    secondOffice({ phone: '+1234567890123456' }),
    fault('offices[1].phone', 'INVALID_PHONE'),
  ),
  caseOf(
    'VAL-11',
    'an office in a state',
    secondOffice({ location: BAVARIA }),
    fault('offices[1].location', 'CITY_ONLY'),
  ),
  caseOf(
    'VAL-11',
    'an office in a country',
    secondOffice({ location: GERMANY }),
    fault('offices[1].location', 'CITY_ONLY'),
  ),

  caseOf('VAL-12', 'no address', emails(), fault('emailSettings.values', 'REQUIRED')),
  caseOf('VAL-12', 'an empty address', emails(' '), fault('emailSettings.values[0]', 'REQUIRED')),
  ...['a@b', 'x y@z.de', 'ü@exämple.de'].map((address) =>
    caseOf('VAL-13', address, emails('a@b.de', address), fault('emailSettings.values[1]', 'INVALID_EMAIL')),
  ),
  caseOf('VAL-13', '64 characters before the @', emails(`${'a'.repeat(64)}@acme.com`)),
  caseOf(
    'VAL-13',
    '65 characters before the @',
    emails(`${'a'.repeat(65)}@acme.com`),
    fault('emailSettings.values[0]', 'INVALID_EMAIL'),
  ),
  caseOf('VAL-13', 'an address of 254 characters', emails(`a@${'b.'.repeat(125)}de`)),
  caseOf(
    'VAL-13',
    'an address of 255 characters',
    emails(`aa@${'b.'.repeat(125)}de`),
    fault('emailSettings.values[0]', 'INVALID_EMAIL'),
  ),
  caseOf('VAL-13', 'a domain of another script', emails('info@exämple.de')),
  caseOf(
    'VAL-28',
    'the same address again',
    emails('anna@acme.com', ' Anna@ACME.com'),
    fault('emailSettings.values[1]', 'DUPLICATE'),
  ),
  caseOf('VAL-29', '3 addresses', emails('a@b.de', 'b@b.de', 'c@b.de')),
  caseOf(
    'VAL-29',
    '4 addresses',
    emails('a@b.de', 'b@b.de', 'c@b.de', 'd@b.de'),
    fault('emailSettings.values', 'TOO_MANY', { max: 3 }),
  ),
  caseOf(
    'VAL-14',
    'no consent',
    { emailSettings: { isConsented: false, values: ['a@b.de'] } },
    fault('emailSettings.isConsented', 'REQUIRED'),
  ),

  caseOf('VAL-19', 'no link', { scheduledLink: null }),
  ...['', 'https://cal.com/acme', 'https://cal.com/a?b=c', 'cal.com/acme'].map((scheduledLink) =>
    caseOf('VAL-19', `link "${scheduledLink}"`, { scheduledLink }),
  ),
  ...[
    'http://cal.com/a',
    'https://cal.com',
    'https://cal.com/',
    'https://cal.com//',
    'https://cal.com/?a=b',
    'a b',
  ].map((scheduledLink) =>
    caseOf('VAL-19', `link "${scheduledLink}"`, { scheduledLink }, fault('scheduledLink', 'INVALID_LINK')),
  ),
  caseOf('VAL-19', 'a link of 500 characters', { scheduledLink: `https://cal.com/${'a'.repeat(484)}` }),
  caseOf(
    'VAL-19',
    'a link of 501 characters',
    { scheduledLink: `https://cal.com/${'a'.repeat(485)}` },
    fault('scheduledLink', 'TOO_LONG', { max: 500 }),
  ),

  ...socialCases(
    'VAL-20',
    'linkedIn',
    [
      'https://www.linkedin.com/company/acme',
      'https://linkedin.com/in/ada-lovelace/',
      'https://de.linkedin.com/company/acme/about',
      'linkedin.com/company/acme',
    ],
    [
      'https://www.linkedin.com/school/x',
      'https://www.linkedin.com/company/',
      'https://www.linkedin.com/company',
      'https://www.linkedin.com/companyx/acme',
      'https://www.linkedin.com/feed',
      'https://linkedin.com.evil.example/company/acme',
      'https://evillinkedin.com/company/acme',
    ],
  ),
  ...socialCases(
    'VAL-21',
    'facebook',
    ['https://facebook.com/acme', 'https://www.facebook.com/profile.php?id=1', 'https://de-de.facebook.com/acme'],
    ['https://fb.evil/acme', 'https://facebook.com/', 'https://facebook.com.evil.example/acme'],
  ),
  ...socialCases(
    'VAL-22',
    'instagram',
    ['https://www.instagram.com/acme.studio/', `https://instagram.com/${'a'.repeat(30)}`, 'instagram.com/acme?hl=de'],
    [
      'https://instagram.com',
      'https://instagram.com/p/abc',
      `https://instagram.com/${'a'.repeat(31)}`,
      'https://instagr.am/acme',
    ],
  ),
  ...socialCases(
    'VAL-23',
    'x',
    ['https://x.com/acme', `https://x.com/${'a'.repeat(15)}`, 'https://twitter.com/acme', 'http://www.x.com/acme'],
    [
      'https://x.com/',
      `https://x.com/${'a'.repeat(16)}`,
      'https://x.com/acme/status/1',
      'https://xx.com/acme',
      '@acme',
    ],
  ),
];
