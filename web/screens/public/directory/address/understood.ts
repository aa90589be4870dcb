import type { DirectorySearch } from './directorySearch.ts';

/** What words of the search text mean: services and places by alias, the others by key. */
export type Understood = Readonly<
  Record<'services' | 'industries' | 'locations' | 'languages' | 'budget', readonly (string | undefined)[]>
>;

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
