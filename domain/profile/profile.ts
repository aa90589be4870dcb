import type { TariffLimits } from '../tariffs.ts';
import type { CatalogueIndex, ItemId } from './catalogueIndex.ts';

/** Location types (ENT-15). An office is in a City; a region may have any type (ENT-05). */
export const LOCATION_TYPES = ['City', 'State', 'Country'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

/** A selected location; its type is null if it does not exist. */
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

/** The networks of `socials`, in form order (ENT-09). */
export const SOCIAL_NETWORKS = ['linkedIn', 'facebook', 'instagram', 'x'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/**
 * The agency's profile as edited in the form (ENT-01 to ENT-10). Null and blank texts count as empty, and duplicate ids
 * count once.
 */
export interface ProfileForm {
  /** The uploaded logo, which is sent separately (RST-07). */
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

/** The context of a check. */
export interface ProfileRules {
  /** The limits of the account's tariff (spec §9). */
  readonly limits: TariffLimits;
  readonly catalogue: CatalogueIndex;
  /** The current time, for the latest founding year. */
  readonly now: Date;
}

/** The form's sections and their fields, in the order in which faults are listed. */
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

/** The path of a fault, the same in the form, `invalidFields` and the upstream's errors (ERR-07 to ERR-10). */
export type ProfilePath =
  | Exclude<keyof ProfileForm, 'socials' | 'emailSettings'>
  | `offices[${number}].${keyof ProfileOffice}`
  | `socials.${SocialNetwork}`
  | 'emailSettings.values'
  | `emailSettings.values[${number}]`
  | 'emailSettings.isConsented';

/** Why a field is rejected; the path says which field. */
export const PROFILE_CODES = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'OUT_OF_RANGE',
  /** More than `max` entries; for services, only top-level ones count. */
  'TOO_MANY',
  /** More than `max` second-level services. */
  'TOO_MANY_CHILDREN',
  'CITY_ONLY',
  'INVALID_WEBSITE',
  'INVALID_LINK',
  'INVALID_PHONE',
  'INVALID_EMAIL',
  /** An email address listed twice. */
  'DUPLICATE',
  /** Not in the catalogue, or an unknown location. */
  'INVALID_VALUE',
] as const;
export type ProfileCode = (typeof PROFILE_CODES)[number];

/** Limits quoted in the message: code points, years or entries. */
export interface FaultParams {
  readonly min?: number;
  readonly max?: number;
}

/** One rejected field. */
export interface ProfileFault {
  readonly path: ProfilePath;
  readonly code: ProfileCode;
  readonly params: FaultParams;
}

/** A fault without its path. */
export type ProfileVerdict = Omit<ProfileFault, 'path'>;

export const REQUIRED: ProfileVerdict = { code: 'REQUIRED', params: {} };

/** Turns a verdict into a list of faults; empty if accepted. */
export function faultAt(path: ProfilePath, verdict: ProfileVerdict | null): readonly ProfileFault[] {
  return verdict === null ? [] : [{ path, ...verdict }];
}

/** The form section a path belongs to, or null. */
export function sectionOfPath(path: string): ProfileSection | null {
  const field = path.split(/[.[]/, 1)[0];
  for (const [section, fields] of Object.entries(PROFILE_SECTIONS)) {
    if (fields.some((known) => known === field)) return section as ProfileSection;
  }
  return null;
}
