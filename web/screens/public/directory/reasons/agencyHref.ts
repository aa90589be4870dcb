import type { DirectorySearch } from '../address/directorySearch.ts';

/** Filters that an agency's page can show match reasons for. */
const CARRIED = ['services', 'locations', 'industries', 'budget'] as const;

/** Link to an agency with the current search, so that its page can say why it matches. */
export function agencyHref(alias: string, search: DirectorySearch): string {
  const parameters = CARRIED.filter((filter) => search[filter].length > 0).map(
    (filter) => `${filter}=${search[filter].join(',')}`,
  );
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  return `/agencies/${encodeURIComponent(alias)}${query}`;
}
