import { REQUIRED, faultAt } from './profile.ts';
import type { ProfileFault, ProfileForm, ProfileRules, ProfileVerdict } from './profile.ts';
import { checkWebsite } from './links.ts';
import { checkText, isEmptyText } from './profileTexts.ts';

/** Earliest allowed founding year (ENT-01). */
const FOUNDED_MIN = 1900;

const FIRST_ZONE_AHEAD_MS = 14 * 60 * 60 * 1000;

/**
 * Latest allowed founding year: the current year in UTC+14, where each year starts first. Form and servers thus agree
 * at New Year whatever their time zones.
 */
export function foundedMax(now: Date): number {
  return new Date(now.getTime() + FIRST_ZONE_AHEAD_MS).getUTCFullYear();
}

/** Checks logo, texts, year, size and website before publication (VAL-03, VAL-06, VAL-17, VAL-18, VAL-25). */
export function checkAbout(profile: ProfileForm, { catalogue, now }: ProfileRules): readonly ProfileFault[] {
  return [
    ...faultAt('logo', isEmptyText(profile.logo?.name ?? null) ? REQUIRED : null),
    ...faultAt('name', checkText('name', profile.name)),
    ...faultAt('tagline', checkText('tagline', profile.tagline)),
    ...faultAt('shortDescription', checkText('shortDescription', profile.shortDescription)),
    ...faultAt('detailedDescription', checkText('detailedDescription', profile.detailedDescription)),
    ...faultAt('founded', checkFounded(profile.founded, now)),
    ...faultAt('numberOfEmployees', checkSize(profile.numberOfEmployees, catalogue)),
    ...faultAt('website', checkWebsite(profile.website)),
  ];
}

function checkFounded(year: number | null, now: Date): ProfileVerdict | null {
  if (year === null) return REQUIRED;
  const params = { min: FOUNDED_MIN, max: foundedMax(now) };
  return Number.isInteger(year) && year >= params.min && year <= params.max ? null : { code: 'OUT_OF_RANGE', params };
}

function checkSize(size: ProfileForm['numberOfEmployees'], { ids }: ProfileRules['catalogue']): ProfileVerdict | null {
  if (size === null) return REQUIRED;
  return ids.numberOfEmployees.has(size) ? null : { code: 'INVALID_VALUE', params: {} };
}
