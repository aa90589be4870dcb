import type { WireFilters, WireLocation, WireServiceGroup } from '../../upstream/contract/catalogue.ts';
import { listOf, nullable, object, text, whole } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

type ItemOf<List extends readonly unknown[]> = List[number];

const named = object<ItemOf<WireFilters['industries']>>({ id: whole, name: text });

/** Every part of the catalogue that is used. */
const filters = object<WireFilters>({
  services: listOf(
    object<WireServiceGroup>({
      id: whole,
      name: text,
      alias: text,
      children: listOf(
        object<ItemOf<WireServiceGroup['children']>>({ id: whole, parentId: whole, name: text, alias: text }),
      ),
    }),
  ),
  industries: listOf(named),
  budgets: listOf(object<ItemOf<WireFilters['budgets']>>({ id: whole, from: whole, to: nullable(whole) })),
  languages: listOf(object<ItemOf<WireFilters['languages']>>({ id: whole, code: text })),
  projectDurations: listOf(
    object<ItemOf<WireFilters['projectDurations']>>({ id: whole, from: nullable(whole), to: nullable(whole) }),
  ),
  tools: listOf(object<ItemOf<WireFilters['tools']>>({ category: text, tools: listOf(named) })),
  numberOfEmployees: listOf(
    object<ItemOf<WireFilters['numberOfEmployees']>>({ id: whole, from: whole, to: nullable(whole) }),
  ),
  businessSizes: listOf(object<ItemOf<WireFilters['businessSizes']>>({ id: whole, name: text })),
});

export const location = object<WireLocation>({ id: whole, name: text, alias: text, type: text, country: text });
const locations = object<{ locations: WireLocation[] }>({ locations: listOf(location) });

/** RST-12: the same for everybody, so kept in the process for each language. */
export function getFilters(rest: RestClient): Promise<WireFilters> {
  return rest.getPublic('/filters', {}, { keep: 'catalogue', check: filters });
}

async function readLocations(
  rest: RestClient,
  path: string,
  query: Record<string, string | number | null>,
): Promise<WireLocation[]> {
  const options = { keep: 'directory', check: locations } as const;
  return (await rest.getPublic<{ locations: WireLocation[] }>(path, query, options)).locations;
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
