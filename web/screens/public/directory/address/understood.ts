import type { DirectorySearch } from './directorySearch.ts';

/** What words of the search text mean: services and places by alias, industries by key. */
export interface Understood {
  readonly services: readonly (string | undefined)[];
  readonly industries: readonly (string | undefined)[];
  readonly locations: readonly (string | undefined)[];
}

/** The search as if the meanings of its words had been selected as filters; the text itself stays. */
export function withUnderstood(search: DirectorySearch, understood: Understood): DirectorySearch {
  const more = (filter: keyof Understood): readonly string[] => [
    ...new Set([...search[filter], ...understood[filter].filter((value) => value !== undefined)]),
  ];
  return { ...search, services: more('services'), industries: more('industries'), locations: more('locations') };
}
