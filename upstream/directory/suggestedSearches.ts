import { SERVICES } from '../../domain/catalogue/services.ts';
import { languageTag } from '../../domain/locales.ts';
import type { WireLocale } from '../contract/account.ts';
import type { WireSuggestedSearch } from '../contract/directorySummary.ts';
import { countCommon } from './bitset.ts';
import { topCities } from './countries.ts';
import type { Directory } from './directoryCache.ts';

/** Number of searches to suggest. */
const SUGGESTED = 4;

/**
 * Searches for a service in a city, each with an agency that offers it there. Every service and every country is named
 * once; countries where most people speak the language of the request come first.
 */
export function suggestSearches(directory: Directory, language: WireLocale): WireSuggestedSearch[] {
  const { index, locations } = directory;
  const byCountry = [...Map.groupBy(topCities(directory, language, locations.all.length), ({ country }) => country)];
  const own = new Intl.Locale(languageTag(language)).language;
  const isOwn = ([country]: (typeof byCountry)[number]): boolean =>
    new Intl.Locale(`und-${country}`).maximize().language === own;
  const free = new Set(SERVICES.map(({ id }) => id));
  const searches: WireSuggestedSearch[] = [];
  for (const [, cities] of [...byCountry.filter(isOwn), ...byCountry.filter((each) => !isOwn(each))]) {
    const [best] = cities
      .flatMap((city) =>
        Array.from(free, (service) => {
          const [offering, there] = [index.values.services.get(service), index.offices.get(city.id)];
          return { city, service, count: offering && there ? countCommon(offering, there) : 0 };
        }),
      )
      .toSorted((a, b) => b.count - a.count);
    if (best === undefined || best.count === 0) continue;
    free.delete(best.service);
    searches.push({ service: best.service, location: best.city });
    if (searches.length === SUGGESTED) break;
  }
  return searches;
}
