import type { ProfileForm, ProfileLocation, ProfileOffice } from '../../../../domain/profile/profile.ts';

/** A selected place with its display data. */
export interface Place extends ProfileLocation {
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** An office in the form. `key` identifies it while offices are added and removed. */
export interface EditedOffice extends ProfileOffice {
  readonly key: string;
  readonly location: Place | null;
}

/** The profile as edited: ids as in the contract, places with names. */
export interface EditedProfile extends ProfileForm {
  readonly logo: { readonly name: string; readonly url: string | null } | null;
  readonly numberOfEmployees: string | null;
  readonly services: readonly string[];
  readonly industries: readonly string[];
  readonly languages: readonly string[];
  readonly tools: readonly string[];
  readonly budgets: readonly string[];
  readonly projectDurations: readonly string[];
  readonly businessSizes: readonly string[];
  readonly regions: readonly Place[];
  readonly offices: readonly EditedOffice[];
}

/** An empty profile; consent starts checked (ENT-10). */
export const NEW_PROFILE: EditedProfile = {
  logo: null,
  name: null,
  tagline: null,
  shortDescription: null,
  detailedDescription: null,
  founded: null,
  numberOfEmployees: null,
  website: null,
  services: [],
  industries: [],
  languages: [],
  tools: [],
  budgets: [],
  projectDurations: [],
  businessSizes: [],
  regions: [],
  offices: [],
  scheduledLink: null,
  socials: { linkedIn: null, facebook: null, instagram: null, x: null },
  emailSettings: { isConsented: true, values: [] },
};

/** Compares two profiles, or one field of two. */
export function isSame<Part>(one: Part, other: Part): boolean {
  return one === other || JSON.stringify(one ?? null, withoutKeys) === JSON.stringify(other ?? null, withoutKeys);
}

/** Omits the keys of offices, and turns empty texts into null. */
function withoutKeys(name: string, value: unknown): unknown {
  if (name === 'key') return undefined;
  return value === '' ? null : value;
}

/** The profile with the names that its places have in another version of it. */
export function withPlaceNames(profile: EditedProfile, { regions, offices }: EditedProfile): EditedProfile {
  const names = new Map(
    [...regions, ...offices.flatMap(({ location }) => location ?? [])].map((each) => [each.id, each.name]),
  );
  const rename = (place: Place): Place => ({ ...place, name: names.get(place.id) ?? place.name });
  return {
    ...profile,
    regions: profile.regions.map(rename),
    offices: profile.offices.map((office) => ({ ...office, location: office.location && rename(office.location) })),
  };
}

/** The text at a path of the profile; null if there is none. */
export function textAt(profile: EditedProfile, path: string): string | null {
  let value: unknown = profile;
  for (const step of path.split(/[.[\]]+/).filter(Boolean)) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Readonly<Record<string, unknown>>)[step];
  }
  return typeof value === 'string' ? value : null;
}
