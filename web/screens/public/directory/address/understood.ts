import type { DirectorySearch } from './directorySearch.ts';

/** What words of the search text mean: services and places by alias, the others by key. */
export type Understood = Readonly<
  Record<'services' | 'industries' | 'locations' | 'languages' | 'budget', readonly (string | undefined)[]>
>;

/** A place with what says where it is. */
interface PlaceInCountry {
  readonly alias: string;
  /** Its type in the contract. */
  readonly type: string | null | undefined;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
}

/** The search as if the meanings of its words had been selected as filters; the text itself stays. */
export function withUnderstood(search: DirectorySearch, understood: Understood): DirectorySearch {
  const more = (filter: keyof Understood): readonly string[] => [
    ...new Set([...search[filter], ...understood[filter].filter((value) => value !== undefined)]),
  ];
  return {
    ...search,
    services: more('services'),
    industries: more('industries'),
    locations: more('locations'),
    languages: more('languages'),
    // A client has one budget. The selected one is what the client sees in the search bar.
    budget: search.budget.length > 0 ? search.budget : more('budget'),
  };
}

/**
 * The search without countries around another place of it: "Berlin" in the list of Germany is Berlin, and so is
 * "Germany" in the list of Berlin. Selected places are alternatives, so one never narrows another.
 */
export function withoutCountriesAround(
  search: DirectorySearch,
  selected: readonly PlaceInCountry[],
  named: readonly PlaceInCountry[],
): DirectorySearch {
  const countries = (outer: readonly PlaceInCountry[], inner: readonly PlaceInCountry[]) =>
    outer.filter(
      ({ type, country }) =>
        type === 'COUNTRY' && inner.some((place) => place.type !== 'COUNTRY' && place.country === country),
    );
  const around = [...countries(selected, named), ...countries(named, selected)].map(({ alias }) => alias);
  return { ...search, locations: search.locations.filter((alias) => !around.includes(alias)) };
}
