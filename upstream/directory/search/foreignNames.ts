import { LOCALES } from '../../../domain/locales.ts';
import { locationToWire } from '../../catalogue/locations.ts';
import type { LocationBook } from '../locationBook.ts';
import { joined } from './phrases.ts';
import type { Meaning } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** Letters of the shortest name that counts: "Söul" is Seoul in Swedish, but soul in English. */
const SHORTEST = 5;
/** The same for names in other scripts than Latin. */
const SHORTEST_OTHER_SCRIPT = 2;

/**
 * Names of countries, folded, that are words or first names elsewhere: Dominica, Grenada, Mauritius and Sweden in French,
 * Iceland in German.
 */
const WORDS_ELSEWHERE: ReadonlySet<string> = new Set(['dominique', 'grenade', 'island', 'maurice', 'suede']);

/** Further languages in which countries are found: those of other scripts, whose names are no words of ours. */
const OTHER_SCRIPTS = ['ar', 'bg', 'el', 'he', 'hi', 'ru', 'uk'];

/** The names of places in all languages of the portal, folded, each with the places that it can mean. */
export type PlaceNames = ReadonlyMap<string, readonly Meaning[]>;

export function namesInAllLanguages(locations: LocationBook): PlaceNames {
  const names = new Map<string, Map<number, Meaning>>();
  const others = OTHER_SCRIPTS.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));
  for (const place of locations.all) {
    const inOthers = place.type === 'Country' ? others.map((regions) => regions.of(place.country) ?? '') : [];
    const inOurs = LOCALES.map((locale) => locationToWire(place, locale).name);
    for (const name of [...inOurs, ...inOthers].map((each) => joined(wordsOf(each)))) {
      const shortest = /^\p{Script=Latin}/v.test(name) ? SHORTEST : SHORTEST_OTHER_SCRIPT;
      if (Array.from(name).length < shortest || WORDS_ELSEWHERE.has(name)) continue;
      const places = names.get(name) ?? new Map<number, Meaning>();
      names.set(name, places.set(place.id, { filter: 'locations', id: place.id }));
    }
  }
  return new Map(Array.from(names, ([name, places]) => [name, [...places.values()]]));
}

/** Names of several words, which cannot be mistaken for a word of another language. */
export function namesOfSeveralWords(
  names: PlaceNames,
): readonly { readonly words: readonly string[]; readonly meanings: readonly Meaning[] }[] {
  return [...names].flatMap(([name, meanings]) => (name.includes(' ') ? { words: [name], meanings } : []));
}
