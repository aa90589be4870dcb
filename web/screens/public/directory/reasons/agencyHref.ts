import type { DirectorySearch } from '../address/directorySearch.ts';

/** The filters that an agency's page can show reasons for. */
const CARRIED = ['services', 'locations', 'budget'] as const;

/** An agency's address; it carries the search that found the agency, so that the page can say why it matches. */
export function agencyHref(alias: string, search: DirectorySearch): string {
  const parameters = CARRIED.filter((filter) => search[filter].length > 0).map(
    (filter) => `${filter}=${search[filter].join(',')}`,
  );
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  return `/agencies/${encodeURIComponent(alias)}${query}`;
}
