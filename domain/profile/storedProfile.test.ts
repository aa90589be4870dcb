import { expect, it } from 'vitest';
import { storedProfile } from './storedProfile.ts';
import { COMPLETE_PROFILE, EMPTY_PROFILE, GERMANY, OFFICE } from './testing/completeProfile.ts';

it('trims texts, adds schemes to addresses, formats phones as E.164 and removes duplicate ids', () => {
  const stored = {
    ...COMPLETE_PROFILE,
    website: 'https://kestrelvale.example',
    offices: [{ ...OFFICE, phone: '+49891234567' }],
    scheduledLink: 'https://cal.com/acme',
    socials: {
      linkedIn: 'https://www.linkedin.com/company/acme',
      facebook: null,
      instagram: 'https://instagram.com/acme',
      x: 'https://x.com/acme',
    },
  };
  expect(
    storedProfile({
      ...stored,
      name: ' Kestrel\u0000 Vale\n',
      website: ' kestrelvale.example ',
      services: [1, 101, 1, 101],
      regions: [GERMANY, GERMANY],
      offices: [{ ...OFFICE, postalCode: ' 80331', phone: '0049 (89) 123-4567' }],
      scheduledLink: 'cal.com/acme',
      socials: {
        linkedIn: 'http://www.linkedin.com/company/acme',
        facebook: '  ',
        instagram: 'instagram.com/acme',
        x: ' https://X.com/acme ',
      },
      emailSettings: { isConsented: true, values: [' Mara@KestrelVale.example '] },
    }),
  ).toEqual(stored);
});

it('keeps line breaks only in the descriptions', () => {
  const text = 'Kestrel\r\nVale';
  const office = { ...OFFICE, postalCode: text, address: text, phone: '+49891234567' };
  const typed = { ...COMPLETE_PROFILE, name: text, tagline: text, shortDescription: text, detailedDescription: text };
  expect(storedProfile({ ...typed, offices: [office] })).toEqual({
    ...typed,
    name: 'Kestrel Vale',
    tagline: 'Kestrel Vale',
    offices: [{ ...office, postalCode: 'Kestrel Vale', address: 'Kestrel Vale' }],
  });
});

it('keeps invalid input as typed, because a draft may contain it (STA-29)', () => {
  const draft = {
    ...COMPLETE_PROFILE,
    website: 'http://kestrelvale.example',
    offices: [{ ...OFFICE, phone: '089 12' }],
    scheduledLink: 'javascript:alert(1)',
    socials: { linkedIn: 'linkedin.com/feed', facebook: '@acme', instagram: null, x: null },
    emailSettings: { isConsented: false, values: ['', 'mara@'] },
  };
  expect(storedProfile(draft)).toEqual(draft);
});

it('stores null for every empty text', () => {
  const { tagline, shortDescription, website, scheduledLink, socials } = storedProfile(EMPTY_PROFILE);
  expect([tagline, shortDescription, website, scheduledLink, ...Object.values(socials)]).toEqual(
    Array.from({ length: 8 }, () => null),
  );
});
