import { isMember } from '../../domain/closedSet.ts';
import { indexCatalogue } from '../../domain/profile/catalogueIndex.ts';
import type { CatalogueIndex, ItemId } from '../../domain/profile/catalogueIndex.ts';
import type { ProfileForm, ProfileLocation, ProfilePath } from '../../domain/profile/profile.ts';
import { storedProfile } from '../../domain/profile/storedProfile.ts';
import type { WireLocation } from '../../upstream/contract/catalogue.ts';
import type { WireProfile, WireProfileInput } from '../../upstream/contract/profile.ts';
import { numberOf, toGlobalId } from '../relay/ids.ts';
import type { NodeType } from '../relay/ids.ts';
import type { FilterCatalogue, ProfileInput } from '../schema.types.ts';

/** Replaces an id of the wrong kind; no catalogue entry has this number. */
const NO_ENTRY = 0;

const indexes = new WeakMap<FilterCatalogue, CatalogueIndex>();

/** The catalogue index for the rules, keyed by the contract's ids. Built once per catalogue. */
export function indexOf(filters: FilterCatalogue): CatalogueIndex {
  const index = indexes.get(filters) ?? indexCatalogue(filters);
  indexes.set(filters, index);
  return index;
}

/** The upstream ids of all places in an input, deduplicated; ids of other kinds are skipped. */
export function placesOf({ regionIds, offices }: ProfileInput): number[] {
  const ids = [...(regionIds ?? []), ...(offices ?? []).map(({ locationId }) => locationId ?? '')];
  return [...new Set(ids.flatMap((id) => numberOf('Location', id) ?? []))];
}

/**
 * Converts the input for the domain rules, keeping the contract's ids. `places` are the existing ones of `placesOf`.
 */
export function toForm(input: ProfileInput, places: readonly WireLocation[], logo: WireProfile['logo']): ProfileForm {
  const types = new Map(places.map(({ id, type }) => [id, type]));
  const place = (id: string): ProfileLocation => ({
    id,
    type: types.get(numberOf('Location', id) ?? NO_ENTRY) ?? null,
  });
  const { socials, emailSettings } = input;
  return storedProfile({
    logo,
    name: input.name ?? null,
    tagline: input.tagline ?? null,
    shortDescription: input.shortDescription ?? null,
    detailedDescription: input.detailedDescription ?? null,
    founded: input.founded ?? null,
    numberOfEmployees: input.numberOfEmployeesId ?? null,
    website: input.website ?? null,
    services: input.serviceIds ?? [],
    industries: input.industryIds ?? [],
    languages: input.languageIds ?? [],
    tools: input.toolIds ?? [],
    budgets: input.budgetIds ?? [],
    projectDurations: input.projectDurationIds ?? [],
    businessSizes: input.businessSizeIds ?? [],
    regions: (input.regionIds ?? []).map(place),
    offices: (input.offices ?? []).map(({ locationId, postalCode, address, phone }) => ({
      location: locationId == null ? null : place(locationId),
      postalCode: postalCode ?? null,
      address: address ?? null,
      phone: phone ?? null,
    })),
    scheduledLink: input.scheduledLink ?? null,
    socials: {
      linkedIn: socials?.linkedIn ?? null,
      facebook: socials?.facebook ?? null,
      instagram: socials?.instagram ?? null,
      x: socials?.x ?? null,
    },
    emailSettings: { isConsented: emailSettings?.isConsented ?? true, values: emailSettings?.values ?? [] },
  });
}

/** The lists of ids in the input, by their names in the domain rules. */
export const ID_LISTS = {
  services: 'serviceIds',
  industries: 'industryIds',
  languages: 'languageIds',
  tools: 'toolIds',
  budgets: 'budgetIds',
  projectDurations: 'projectDurationIds',
  businessSizes: 'businessSizeIds',
  regions: 'regionIds',
} as const satisfies Partial<Record<keyof ProfileForm, keyof ProfileInput>>;

/** Finds the first unknown id of a list in the input; -1 for other fields. The form's lists have no duplicates. */
export function unknownIdIn(input: ProfileInput, form: ProfileForm, { ids }: CatalogueIndex) {
  return (path: ProfilePath): number => {
    if (!isMember(Object.keys(ID_LISTS) as (keyof typeof ID_LISTS)[], path)) return -1;
    const places = form.regions.flatMap(({ id, type }) => (type === null ? [] : [id]));
    const known = path === 'regions' ? new Set(places) : ids[path];
    return (input[ID_LISTS[path]] ?? []).findIndex((id) => !known.has(id));
  };
}

/** Converts a saved profile for the domain rules, using the contract's ids. */
export function toSavedForm({ numberOfEmployees, regions, offices, ...wire }: WireProfile): ProfileForm {
  const ids = (type: NodeType, numbers: readonly number[]): string[] =>
    numbers.map((number) => toGlobalId(type, String(number)));
  const place = ({ id, type }: WireLocation): ProfileLocation => ({ id: toGlobalId('Location', String(id)), type });
  return {
    ...wire,
    numberOfEmployees: numberOfEmployees === null ? null : toGlobalId('EmployeeRange', String(numberOfEmployees)),
    services: ids('Service', wire.services),
    industries: ids('Industry', wire.industries),
    languages: ids('WorkingLanguage', wire.languages),
    tools: ids('Tool', wire.tools),
    budgets: ids('Budget', wire.budgets),
    projectDurations: ids('DurationRange', wire.projectDurations),
    businessSizes: ids('BusinessSize', wire.businessSizes),
    regions: regions.map(place),
    offices: offices.map(({ location, ...office }) => ({ ...office, location: location && place(location) })),
  };
}

/** The body of a save. It returns what only the upstream sets as it was read, because a save replaces the whole form. */
export function toSave(
  form: ProfileForm,
  isDraft: boolean,
  saved: Pick<WireProfile, 'semrushExpert'> | null,
): WireProfileInput {
  return { ...toBody(form, isDraft), ...(saved && { semrushExpert: saved.semrushExpert }) };
}

/** The part of the body that a client can change. */
export function toBody(form: ProfileForm, isDraft: boolean): WireProfileInput {
  const number = (type: NodeType, id: ItemId): number => numberOf(type, String(id)) ?? NO_ENTRY;
  const numbers = (type: NodeType, ids: readonly ItemId[]): number[] => ids.map((id) => number(type, id));
  const { regions, offices, numberOfEmployees, socials, emailSettings, ...fields } = form;
  return {
    isDraft,
    name: fields.name,
    tagline: fields.tagline,
    shortDescription: fields.shortDescription,
    detailedDescription: fields.detailedDescription,
    founded: fields.founded,
    numberOfEmployees: numberOfEmployees === null ? null : number('EmployeeRange', numberOfEmployees),
    website: fields.website,
    scheduledLink: fields.scheduledLink,
    services: numbers('Service', fields.services),
    industries: numbers('Industry', fields.industries),
    languages: numbers('WorkingLanguage', fields.languages),
    tools: numbers('Tool', fields.tools),
    budgets: numbers('Budget', fields.budgets),
    projectDurations: numbers('DurationRange', fields.projectDurations),
    businessSizes: numbers('BusinessSize', fields.businessSizes),
    regions: regions.map(({ id }) => number('Location', id)),
    offices: offices.map(({ location, postalCode, address, phone }) => ({
      locationId: location && number('Location', location.id),
      postalCode,
      address,
      phone,
    })),
    socials: { linkedIn: socials.linkedIn, facebook: socials.facebook, instagram: socials.instagram, x: socials.x },
    emailSettings: { isConsented: emailSettings.isConsented, values: [...emailSettings.values] },
  };
}
