import { locationToWire } from '../catalogue/locations.ts';
import type { WireLocale } from '../contract/account.ts';
import type { WireLocation } from '../contract/catalogue.ts';
import type { WireAgencyList } from '../contract/directory.ts';
import { countCommon, type Bitset } from './bitset.ts';
import type { Directory } from './directoryCache.ts';
import { servingSet } from './placeSets.ts';

/** Countries whose cities the front page names. */
const COUNTRIES = 12;
/** Cities that it names of each. */
const CITIES = 3;

/** Countries where any of `agencies` has an office, with the number of results for selecting that country. */
export function countCountries(
  { index, locations }: Directory,
  agencies: Bitset,
  language: WireLocale,
): WireAgencyList['countries'] {
  return [...index.offices]
    .flatMap(([id, having]) => {
      const place = locations.byId(id);
      if (place?.type !== 'Country' || countCommon(having, agencies) === 0) return [];
      return { location: locationToWire(place, language), count: countCommon(servingSet(index, [place]), agencies) };
    })
    .toSorted((a, b) => b.count - a.count || a.location.id - b.location.id);
}

/**
 * The cities with the most agencies in each of the countries with the most agencies, country by country; of cities with
 * equally many, the largest ones. `countries`: maximum number of countries.
 */
export function topCities(directory: Directory, language: WireLocale, countries = COUNTRIES): WireLocation[] {
  const { index, locations } = directory;
  const cities = locations.all
    .flatMap((place) => {
      const having = index.offices.get(place.id);
      const count = having === undefined || place.type !== 'City' ? 0 : countCommon(having, index.present);
      return count > 0 ? { place, count } : [];
    })
    .toSorted((a, b) => b.count - a.count);
  const byCountry = Map.groupBy(cities, ({ place }) => place.line.at(-1));
  return countCountries(directory, index.present, language)
    .slice(0, countries)
    .flatMap(({ location }) => (byCountry.get(location.id) ?? []).slice(0, CITIES))
    .map(({ place }) => locationToWire(place, language));
}
