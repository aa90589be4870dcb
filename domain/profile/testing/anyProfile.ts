import fc from 'fast-check';
import { LOCATION_TYPES } from '../profile.ts';
import type { ProfileForm } from '../profile.ts';

/** Arbitrary texts: any code units, long ones, and near misses of valid values. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.emailAddress(),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    'https://',
    'https://%',
    'https://x.com/a b',
    'http://x.com/acme',
    'HTTPS://LinkedIn.com/company/%00',
    'https://[::1]/',
    '//',
    '00',
    '+',
    '+4989123456',
  ),
);
const textOrNull = fc.option(text);
const id = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer(), fc.string({ maxLength: 5 }));
const ids = fc.array(id, { maxLength: 12 });
// The same location id always gets the same type.
const location = id.map((each) => ({ id: each, type: LOCATION_TYPES[String(each).length] ?? null }));

/** Any profile of the right shape. */
export const anyProfile: fc.Arbitrary<ProfileForm> = fc.record({
  logo: fc.option(fc.record({ name: text })),
  name: textOrNull,
  tagline: textOrNull,
  shortDescription: textOrNull,
  detailedDescription: textOrNull,
  founded: fc.option(fc.double()),
  numberOfEmployees: fc.option(id),
  website: textOrNull,
  services: ids,
  industries: ids,
  languages: ids,
  tools: ids,
  budgets: ids,
  projectDurations: ids,
  businessSizes: ids,
  regions: fc.array(location, { maxLength: 8 }),
  offices: fc.array(
    fc.record({
      location: fc.option(location),
      postalCode: textOrNull,
      address: textOrNull,
      phone: textOrNull,
    }),
    { maxLength: 5 },
  ),
  scheduledLink: textOrNull,
  socials: fc.record({ linkedIn: textOrNull, facebook: textOrNull, instagram: textOrNull, x: textOrNull }),
  emailSettings: fc.record({ isConsented: fc.boolean(), values: fc.array(text, { maxLength: 5 }) }),
});
