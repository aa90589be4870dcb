import type { DirectorySearch } from '../address/directorySearch.ts';

/** Why an agency matches the visitor's filters. */
export type MatchReason =
  | { readonly kind: 'service' | 'industry'; readonly name: string }
  | { readonly kind: 'office'; readonly city: string }
  /**
   * No office in the place, but it serves clients there. `city`: its head office, if it has any. `place`: null for a
   * country, whose name is inflected within a sentence, and for several places.
   */
  | { readonly kind: 'region'; readonly place: string | null; readonly city: string | null }
  | { readonly kind: 'budget' };

interface MatchedPlace {
  readonly alias: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
}

/** A place in the search, with its catalogue data. */
export interface SearchedPlace extends MatchedPlace {
  readonly name: string;
  /** Its `LocationType` in the contract. */
  readonly type: string | null | undefined;
}

/** Parts of a search that reasons are given for. */
export type SearchedCriteria = Pick<DirectorySearch, 'services' | 'locations' | 'industries' | 'budget'>;

export interface MatchedAgency {
  readonly services: readonly { readonly alias: string; readonly name: string }[];
  /** Cities with an office, the head office first, then states with one, if they are known. */
  readonly offices: readonly (MatchedPlace & { readonly name: string })[];
  readonly industries: readonly { readonly key: string; readonly name: string }[];
  readonly hasMinBudget: boolean;
  /** Whether it has an office in the searched places or only serves them, if the contract says so. */
  readonly presence?: 'office' | 'region' | null;
}

/** Reasons in search order: service, place, budget. An office anywhere in a country matches the country. */
export function matchReasons(
  search: SearchedCriteria,
  agency: MatchedAgency,
  places: readonly SearchedPlace[],
): readonly MatchReason[] {
  const { services, industries, hasMinBudget } = agency;
  return [
    ...services
      .filter(({ alias }) => search.services.includes(alias))
      .map(({ name }) => ({ kind: 'service', name }) as const),
    ...industries
      .filter(({ key }) => search.industries.includes(key))
      .map(({ name }) => ({ kind: 'industry', name }) as const),
    ...placeReason(search, agency, places),
    ...(search.budget.length > 0 && hasMinBudget ? [{ kind: 'budget' } as const] : []),
  ];
}

function placeReason(
  { locations }: SearchedCriteria,
  { offices, presence = null }: MatchedAgency,
  places: readonly SearchedPlace[],
): readonly MatchReason[] {
  const asked = places.filter(({ alias }) => locations.includes(alias));
  const countries = asked.filter(({ type }) => type === 'COUNTRY').map(({ country }) => country);
  const office = offices.find(({ alias, country }) => locations.includes(alias) || countries.includes(country));
  if (office) return [{ kind: 'office', city: office.name }];
  const [place, ...others] = asked;
  if (!place) return [];
  // Only the gateway knows which cities are in a state.
  if (presence === 'office') {
    return [{ kind: 'office', city: (asked.find(({ type }) => type === 'STATE') ?? place).name }];
  }
  return [
    {
      kind: 'region',
      place: others.length > 0 || place.type === 'COUNTRY' ? null : place.name,
      city: offices[0]?.name ?? null,
    },
  ];
}
