import { storedText } from '../storedText.ts';
import { codePointLength } from '../textLength.ts';
import { CATALOGUE_FIELDS } from './catalogueIndex.ts';
import type { CatalogueField, ItemId } from './catalogueIndex.ts';
import { SOCIAL_NETWORKS, faultAt } from './profile.ts';
import type { ProfileFault, ProfileForm, ProfilePath, ProfileRules, ProfileVerdict } from './profile.ts';

/** Upper bounds for storing a draft: code points per text, entries per list, and years. */
const PROFILE_DRAFT_LIMITS = {
  text: 10_000,
  offices: 20,
  emailAddresses: 10,
  founded: { min: 0, max: 9999 },
} as const;

const INVALID_VALUE: ProfileVerdict = { code: 'INVALID_VALUE', params: {} };

/**
 * Checks a draft, to which the publication rules do not apply (VAL-01, STA-29): rejects only unknown catalogue or
 * location ids and values far longer than any form sends.
 */
export function checkProfileDraft(
  profile: ProfileForm,
  { catalogue }: Pick<ProfileRules, 'catalogue'>,
): readonly ProfileFault[] {
  return [
    ...texts(profile).flatMap(([path, text]) => faultAt(path, tooLong(text))),
    ...faultAt('founded', checkFounded(profile.founded)),
    ...CATALOGUE_FIELDS.flatMap((field) =>
      faultAt(field, chosen(profile, field).every((id) => catalogue.ids[field].has(id)) ? null : INVALID_VALUE),
    ),
    ...faultAt('regions', profile.regions.every(({ type }) => type !== null) ? null : INVALID_VALUE),
    ...profile.offices.flatMap(({ location }, index) =>
      faultAt(`offices[${index}].location`, location === null || location.type !== null ? null : INVALID_VALUE),
    ),
    ...faultAt('offices', tooMany(profile.offices, PROFILE_DRAFT_LIMITS.offices)),
    ...faultAt('emailSettings.values', tooMany(profile.emailSettings.values, PROFILE_DRAFT_LIMITS.emailAddresses)),
  ];
}

function texts(profile: ProfileForm): readonly (readonly [ProfilePath, string | null])[] {
  return [
    ['name', profile.name],
    ['tagline', profile.tagline],
    ['shortDescription', profile.shortDescription],
    ['detailedDescription', profile.detailedDescription],
    ['website', profile.website],
    ...profile.offices.flatMap(({ postalCode, address, phone }, index): [ProfilePath, string | null][] => [
      [`offices[${index}].postalCode`, postalCode],
      [`offices[${index}].address`, address],
      [`offices[${index}].phone`, phone],
    ]),
    ['scheduledLink', profile.scheduledLink],
    ...SOCIAL_NETWORKS.map((network): [ProfilePath, string | null] => [`socials.${network}`, profile.socials[network]]),
    ...profile.emailSettings.values.map((value, index): [ProfilePath, string] => [
      `emailSettings.values[${index}]`,
      value,
    ]),
  ];
}

function tooLong(text: string | null): ProfileVerdict | null {
  const max = PROFILE_DRAFT_LIMITS.text;
  return text !== null && codePointLength(storedText(text)) > max ? { code: 'TOO_LONG', params: { max } } : null;
}

function checkFounded(year: number | null): ProfileVerdict | null {
  const params = PROFILE_DRAFT_LIMITS.founded;
  const isKept = year === null || (Number.isInteger(year) && year >= params.min && year <= params.max);
  return isKept ? null : { code: 'OUT_OF_RANGE', params };
}

function chosen(profile: ProfileForm, field: CatalogueField): readonly ItemId[] {
  if (field !== 'numberOfEmployees') return profile[field];
  return profile.numberOfEmployees === null ? [] : [profile.numberOfEmployees];
}

function tooMany(entries: readonly unknown[], max: number): ProfileVerdict | null {
  return entries.length > max ? { code: 'TOO_MANY', params: { max } } : null;
}
