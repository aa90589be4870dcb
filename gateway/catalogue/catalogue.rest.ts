import * as contract from '../../upstream/contract/catalogue.ts';
import type { WireFilters, WireLocation } from '../../upstream/contract/catalogue.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

const filters = { keep: 'catalogue', check: checkOf(contract.Filters) } as const;
const locations = { keep: 'directory', check: checkOf(contract.findLocations.responses[200]) } as const;

/** RST-12, cached in the process per language because it is the same for everybody. */
export function getFilters(rest: RestClient): Promise<WireFilters> {
  return rest.getPublic('/filters', {}, filters);
}

async function readLocations(
  rest: RestClient,
  path: string,
  query: Record<string, string | number | null>,
): Promise<WireLocation[]> {
  return (await rest.getPublic(path, query, locations)).locations;
}

/** RST-13. `types`: null for all levels. */
export function getLocations(rest: RestClient, pattern: string, types: string | null): Promise<WireLocation[]> {
  return readLocations(rest, '/locations', { pattern, types });
}

/** RST-14. */
export function getCities(
  rest: RestClient,
  pattern: string,
  countryId: number | null,
  limit: number,
): Promise<WireLocation[]> {
  return readLocations(rest, '/filters/cities', { pattern, countryId, limit });
}

/** RST-15. */
export function getCountries(rest: RestClient, pattern: string | null): Promise<WireLocation[]> {
  return readLocations(rest, '/filters/countries', { pattern });
}
