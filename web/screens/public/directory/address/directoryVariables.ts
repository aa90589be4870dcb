import { parseDirectorySearch } from './directorySearch.ts';
import type { DirectoryParams, DirectorySearch, DirectorySort } from './directorySearch.ts';

/** Agencies per page (DIR-01). */
export const DIRECTORY_PAGE_SIZE = 20;

/** Minimum length of a place search that the contract accepts. */
export const PLACE_MIN = 2;

const SORTS = {
  score: 'SCORE',
  rating: 'RATING',
  reviews: 'REVIEWS',
  newest: 'NEWEST',
  fastest: 'FASTEST_REPLY',
} as const satisfies Record<DirectorySort, string>;

/** Query variables for a directory URL (DIR-01..06). */
export function directoryVariables(params: DirectoryParams, search: URLSearchParams) {
  const parsed = parseDirectorySearch(params, search);
  return {
    first: DIRECTORY_PAGE_SIZE,
    page: parsed.page,
    sort: SORTS[parsed.sort],
    filter: filterOf(parsed),
    place: parsed.place,
    hasPlace: parsed.place.length >= PLACE_MIN,
  };
}

/** Leaves out filters that are not set, so that equal lists share one cache key. */
function filterOf(search: DirectorySearch) {
  const some = (values: readonly string[]) => (values.length > 0 ? [...values] : undefined);
  const filter = {
    services: some(search.services),
    locations: some(search.locations),
    industries: some(search.industries),
    maxBudget: search.budget[0],
    languages: some(search.languages),
    numberOfEmployees: some(search.employees),
    businessSizes: some(search.sizes),
    projectDurations: some(search.durations),
    query: search.query === '' ? undefined : search.query,
  };
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return given.length === 0 ? null : (Object.fromEntries(given) as typeof filter);
}
