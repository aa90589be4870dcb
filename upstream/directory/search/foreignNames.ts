import { LOCALES } from '../../../domain/locales.ts';
import { locationToWire } from '../../catalogue/locations.ts';
import type { LocationBook } from '../locationBook.ts';
import { joined } from './phrases.ts';
import type { Meaning } from './vocabulary.ts';
import { isEastAsian, wordsOf } from './words.ts';

/** Letters of the shortest name that counts: "Söul" is Seoul in Swedish, but soul in English. */
const SHORTEST = 5;
/** The same for names in East Asian characters. */
const SHORTEST_EAST_ASIAN = 2;

/**
 * The names of states and cities in all languages of the portal, folded, each with the places that it can mean; of
 * countries only those of several words, because "Suède" is Sweden in French, but suede in English.
 */
export type PlaceNames = ReadonlyMap<string, readonly Meaning[]>;

export function namesInAllLanguages(locations: LocationBook): PlaceNames {
  const names = new Map<string, Map<number, Meaning>>();
  for (const place of locations.all) {
    for (const locale of LOCALES) {
      const name = joined(wordsOf(locationToWire(place, locale).name));
      if (Array.from(name).length < (isEastAsian(name) ? SHORTEST_EAST_ASIAN : SHORTEST)) continue;
      if (place.type === 'Country' && !name.includes(' ')) continue;
      const places = names.get(name) ?? new Map<number, Meaning>();
      names.set(name, places.set(place.id, { filter: 'locations', id: place.id }));
    }
  }
  return new Map(Array.from(names, ([name, places]) => [name, [...places.values()]]));
}

/** Those that are no word of another language, because they are several words. */
export function namesOfSeveralWords(
  names: PlaceNames,
): readonly { readonly words: readonly string[]; readonly meanings: readonly Meaning[] }[] {
  return [...names].flatMap(([name, meanings]) => (name.includes(' ') ? { words: [name], meanings } : []));
}
