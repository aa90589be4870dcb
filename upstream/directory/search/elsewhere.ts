import { languageTag } from '../../../domain/locales.ts';
import type { WireLocale } from '../../contract/account.ts';
import type { LocationBook } from '../locationBook.ts';
import type { Meaning } from './vocabulary.ts';
import { isEastAsian } from './words.ts';

/**
 * Larger places that a catalogue may lack, although their names are close to one that it has, or contain one: Genova is
 * not Geneva, and New Mexico is not Mexico.
 */
const CLOSE =
  'Amman, Antakya, Arica, Baja California, Bolton, Brent, Burma, Canaries, Chengde, Chiba, Chiclayo, Chita, Fargo, ' +
  'Genova, Gujrat, Harburg, Helsingborg, İzmit, Kanazawa, Las Palmas, Maine, Mexicali, New England, New Haven, ' +
  'New Mexico, Orenburg, Palmas, Parla, Praia, Pueblo, Quito, Rotherham, San Salvador, Varginha, Vitória, Warrington, ' +
  'West Virginia, Wilmington';

/** What the name of a place means that the catalogue lacks: it has no id, but is no misspelling of another name either. */
export const ELSEWHERE: Meaning = { filter: 'locations', id: 0 };

const LETTERS = 26;
/** Characters of the shortest name in a language without spaces; shorter ones are part of many words. */
const SHORTEST_WITHOUT_SPACES = 3;
/** Letters of the shortest other name; a shorter one is not taken for a misspelling. */
const SHORTEST = 5;

/** The names of all countries that the catalogue lacks, in one language, and of some other places. */
export function namesElsewhere(
  language: WireLocale,
  locations: LocationBook,
): readonly { readonly words: readonly string[]; readonly meanings: readonly Meaning[] }[] {
  const names = new Intl.DisplayNames(languageTag(language), { type: 'region', style: 'short', fallback: 'none' });
  const own = new Set(locations.all.map(({ country }) => country));
  const others = allCodes().flatMap((code) => (own.has(code) ? [] : (names.of(code) ?? [])));
  const words = [...others, ...CLOSE.split(', ')].filter(
    (name) => name.length >= (isEastAsian(name) ? SHORTEST_WITHOUT_SPACES : SHORTEST),
  );
  return [{ words, meanings: [ELSEWHERE] }];
}

/** All codes that a country can have. */
function allCodes(): string[] {
  const letters = Array.from({ length: LETTERS }, (_, index) => String.fromCodePoint(65 + index));
  return letters.flatMap((first) => letters.map((second) => `${first}${second}`));
}
