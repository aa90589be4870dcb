import { isMember } from '../closedSet.ts';
import type { ProfileForm, ProfileOffice, SocialNetwork } from './profile.ts';
import { SOCIAL_NETWORKS } from './profile.ts';
import { isEmptyText } from './profileTexts.ts';

/** The 22 fields that count towards completeness, in form order (ENT-14). */
export const COMPLETENESS_FIELDS = [
  'logo',
  'name',
  'tagline',
  'shortDescription',
  'detailedDescription',
  'founded',
  'numberOfEmployees',
  'website',
  'services',
  'industries',
  'languages',
  'tools',
  'budgets',
  'projectDurations',
  'businessSizes',
  'regions',
  'offices',
  'scheduledLink',
  'socials.linkedIn',
  'socials.facebook',
  'socials.instagram',
  'socials.x',
] as const;
export type CompletenessField = (typeof COMPLETENESS_FIELDS)[number];

/**
 * The empty fields of a profile, in form order (ENT-14). Only checks presence, not validity, except that offices count
 * as empty until one has all four parts.
 */
export function emptyFields(profile: ProfileForm): readonly CompletenessField[] {
  return COMPLETENESS_FIELDS.filter((field) => isEmpty(profile, field));
}

function isEmpty(profile: ProfileForm, field: CompletenessField): boolean {
  if (field === 'logo') return isEmptyText(profile.logo?.name ?? null);
  if (field === 'offices') return !profile.offices.some(isFilledOffice);
  const network = field.split('.')[1];
  if (isMember(SOCIAL_NETWORKS, network)) return isEmptyText(profile.socials[network]);
  const value = profile[field as Exclude<CompletenessField, `socials.${SocialNetwork}` | 'logo' | 'offices'>];
  if (value === null || typeof value === 'number') return value === null;
  return typeof value === 'string' ? isEmptyText(value) : value.length === 0;
}

function isFilledOffice({ location, postalCode, address, phone }: ProfileOffice): boolean {
  return location !== null && [postalCode, address, phone].every((text) => !isEmptyText(text));
}
