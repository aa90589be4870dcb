import type { DirectorySearch } from '../address/directorySearch.ts';

/** Why an agency matches the visitor's filters. */
export type MatchReason =
  | { readonly kind: 'service'; readonly name: string }
  | { readonly kind: 'office'; readonly city: string }
  /** No office in the place, but it serves clients there. `city`: its head office, if it has any. */
  | { readonly kind: 'region'; readonly city: string | null }
  | { readonly kind: 'budget' };

interface MatchedPlace {
  readonly alias: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
}

/** A place in the search, with its catalogue data. */
export interface SearchedPlace extends MatchedPlace {
  readonly isCountry: boolean;
}

interface MatchedAgency {
  readonly services: readonly { readonly alias: string; readonly name: string }[];
  /** Cities with an office, the head office first. */
  readonly cities: readonly (MatchedPlace & { readonly name: string })[];
  readonly hasMinBudget: boolean;
}

/** Reasons in search order: service, place, budget. An office anywhere in a country matches the country. */
export function matchReasons(
  search: Pick<DirectorySearch, 'services' | 'locations' | 'budgets'>,
  { services, cities, hasMinBudget }: MatchedAgency,
  places: readonly SearchedPlace[],
): readonly MatchReason[] {
  const countries = places
    .filter(({ alias, isCountry }) => isCountry && search.locations.includes(alias))
    .map(({ country }) => country);
  const office = cities.find(({ alias, country }) => search.locations.includes(alias) || countries.includes(country));
  const isKnownPlace = places.some(({ alias }) => search.locations.includes(alias));
  return [
    ...services
      .filter(({ alias }) => search.services.includes(alias))
      .map(({ name }) => ({ kind: 'service', name }) as const),
    ...(office
      ? [{ kind: 'office', city: office.name } as const]
      : isKnownPlace
        ? [{ kind: 'region', city: cities[0]?.name ?? null } as const]
        : []),
    ...(search.budgets.length > 0 && hasMinBudget ? [{ kind: 'budget' } as const] : []),
  ];
}
