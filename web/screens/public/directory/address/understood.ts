import type { DirectorySearch } from './directorySearch.ts';

/** What words of the search text stand for. */
export interface Understood {
  readonly service?: { readonly alias: string } | null | undefined;
  readonly industry?: { readonly key: string } | null | undefined;
  readonly location?: { readonly alias: string } | null | undefined;
}

/** The search with what its words stand for as if it had been chosen: the text itself stays. */
export function withUnderstood(search: DirectorySearch, words: readonly Understood[]): DirectorySearch {
  const more = (chosen: readonly string[], found: readonly (string | undefined)[]): readonly string[] => [
    ...new Set([...chosen, ...found.filter((value) => value !== undefined)]),
  ];
  return {
    ...search,
    services: more(
      search.services,
      words.map(({ service }) => service?.alias),
    ),
    industries: more(
      search.industries,
      words.map(({ industry }) => industry?.key),
    ),
    locations: more(
      search.locations,
      words.map(({ location }) => location?.alias),
    ),
  };
}
