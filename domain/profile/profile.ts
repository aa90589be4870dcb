import type { TariffLimits } from '../tariffs.ts';
import type { CatalogueIndex, ItemId } from './catalogueIndex.ts';

/** Types of locations (ENT-15); an office is in a City, a region may be of any type (ENT-05). */
export const LOCATION_TYPES = ['City', 'State', 'Country'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

/** A chosen location; its type is null when there is no such location. */
export interface ProfileLocation {
  readonly id: ItemId;
  readonly type: LocationType | null;
}

export interface ProfileOffice {
  readonly location: ProfileLocation | null;
  readonly postalCode: string | null;
  readonly address: string | null;
  readonly phone: string | null;
}

/** The networks of `socials`, in the order of the form (ENT-09). */
export const SOCIAL_NETWORKS = ['linkedIn', 'facebook', 'instagram', 'x'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/**
 * The agency's profile as it is filled in (ENT-01 to ENT-10). A text that is null, empty or blank counts as empty.
 * Lists of ids count each id once.
 */
export interface ProfileForm {
  /** The uploaded logo; it travels separately from the rest (RST-07). */
  readonly logo: { readonly name: string } | null;
  readonly name: string | null;
  readonly tagline: string | null;
  readonly shortDescription: string | null;
  readonly detailedDescription: string | null;
  readonly founded: number | null;
  readonly numberOfEmployees: ItemId | null;
  readonly website: string | null;
  readonly services: readonly ItemId[];
  readonly industries: readonly ItemId[];
  readonly languages: readonly ItemId[];
  readonly tools: readonly ItemId[];
  readonly budgets: readonly ItemId[];
  readonly projectDurations: readonly ItemId[];
  readonly businessSizes: readonly ItemId[];
  readonly regions: readonly ProfileLocation[];
  readonly offices: readonly ProfileOffice[];
  readonly scheduledLink: string | null;
  readonly socials: Readonly<Record<SocialNetwork, string | null>>;
  readonly emailSettings: { readonly isConsented: boolean; readonly values: readonly string[] };
}

/** What a profile is checked against. */
export interface ProfileRules {
  /** Of the account's tariff (spec §9). */
  readonly limits: TariffLimits;
  readonly catalogue: CatalogueIndex;
  /** Decides which years are in the future. */
  readonly now: Date;
}

/** Sections of the form in their order, and the fields of each in theirs: the order in which faults are listed. */
export const PROFILE_SECTIONS = {
  about: [
    'logo',
    'name',
    'tagline',
    'shortDescription',
    'detailedDescription',
    'founded',
    'numberOfEmployees',
    'website',
  ],
  expertise: ['services', 'industries', 'languages', 'tools'],
  clientProfile: ['budgets', 'projectDurations', 'businessSizes', 'regions'],
  contacts: ['offices', 'scheduledLink', 'socials'],
  emailSettings: ['emailSettings'],
} as const satisfies Readonly<Record<string, readonly (keyof ProfileForm)[]>>;
export type ProfileSection = keyof typeof PROFILE_SECTIONS;

/** Where a fault is, as the form, `invalidFields` and the upstream's refusals name it (ERR-07 to ERR-10). */
export type ProfilePath =
  | Exclude<keyof ProfileForm, 'socials' | 'emailSettings'>
  | `offices[${number}].${keyof ProfileOffice}`
  | `socials.${SocialNetwork}`
  | 'emailSettings.values'
  | `emailSettings.values[${number}]`
  | 'emailSettings.isConsented';

/** Why a field is refused. Which field it is says the path. */
export const PROFILE_CODES = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'OUT_OF_RANGE',
  /** More entries than `max`: of services, those of the first level. */
  'TOO_MANY',
  /** More services of the second level than `max`. */
  'TOO_MANY_CHILDREN',
  'CITY_ONLY',
  'INVALID_WEBSITE',
  'INVALID_LINK',
  'INVALID_PHONE',
  'INVALID_EMAIL',
  /** An email address that is listed before. */
  'DUPLICATE',
  /** Not in the catalogue, or no such location. */
  'INVALID_VALUE',
] as const;
export type ProfileCode = (typeof PROFILE_CODES)[number];

/** Bounds that the message names: code points, years or entries. */
export interface FaultParams {
  readonly min?: number;
  readonly max?: number;
}

/** One refused field. */
export interface ProfileFault {
  readonly path: ProfilePath;
  readonly code: ProfileCode;
  readonly params: FaultParams;
}

/** A verdict on one value, before it is known where the value is. */
export type ProfileVerdict = Omit<ProfileFault, 'path'>;

export const REQUIRED: ProfileVerdict = { code: 'REQUIRED', params: {} };

/** The verdict as a list of faults: none when the value is accepted. */
export function faultAt(path: ProfilePath, verdict: ProfileVerdict | null): readonly ProfileFault[] {
  return verdict === null ? [] : [{ path, ...verdict }];
}

/** The section of the form in which a path is; null for a path that no section has. */
export function sectionOfPath(path: string): ProfileSection | null {
  const field = path.split(/[.[]/, 1)[0];
  for (const [section, fields] of Object.entries(PROFILE_SECTIONS)) {
    if (fields.some((known) => known === field)) return section as ProfileSection;
  }
  return null;
}
