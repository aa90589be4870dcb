import { expect, it } from 'vitest';
import { COMPLETENESS_FIELDS, emptyFields } from './completeness.ts';
import { COMPLETE_PROFILE, EMPTY_PROFILE } from './testing/completeProfile.ts';

it('counts 22 fields, all of them empty in a new profile (ENT-14)', () => {
  expect(COMPLETENESS_FIELDS).toHaveLength(22);
  expect(emptyFields(EMPTY_PROFILE)).toEqual(COMPLETENESS_FIELDS);
});

it('lists what a complete profile leaves out (ENT-14)', () => {
  expect(emptyFields(COMPLETE_PROFILE)).toEqual([
    'scheduledLink',
    'socials.linkedIn',
    'socials.facebook',
    'socials.instagram',
    'socials.x',
  ]);
});

it.each(['logo', 'tagline', 'founded', 'numberOfEmployees', 'services', 'regions', 'offices', 'website'] as const)(
  'counts one more field once %s is filled in (ENT-14)',
  (field) => {
    const profile = { ...EMPTY_PROFILE, [field]: COMPLETE_PROFILE[field] };
    expect(emptyFields(profile)).toEqual(COMPLETENESS_FIELDS.filter((empty) => empty !== field));
  },
);

it('counts each social network separately (ENT-14)', () => {
  const socials = { ...EMPTY_PROFILE.socials, x: 'not even an address' };
  expect(emptyFields({ ...EMPTY_PROFILE, socials })).toEqual(
    COMPLETENESS_FIELDS.filter((empty) => empty !== 'socials.x'),
  );
});

it('counts offices once one is complete (ENT-14)', () => {
  const [office] = COMPLETE_PROFILE.offices;
  if (office === undefined) expect.unreachable();
  const begun = [
    { ...office, phone: ' ' },
    { ...office, location: null },
  ];
  expect(emptyFields({ ...COMPLETE_PROFILE, offices: begun })).toContain('offices');
  expect(emptyFields({ ...COMPLETE_PROFILE, offices: [...begun, office] })).not.toContain('offices');
});
