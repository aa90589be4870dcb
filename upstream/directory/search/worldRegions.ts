import { languageTag } from '../../../domain/locales.ts';
import type { WireLocale } from '../../contract/account.ts';
import type { LocationBook } from '../locationBook.ts';
import { SYNONYMS } from '../synonyms/all.ts';
import { listOf } from '../synonyms/synonyms.ts';
import type { Meaning } from './vocabulary.ts';

const DACH = 'DE AT CH';
const BENELUX = 'NL BE';
const WESTERN_EUROPE = `${DACH} ${BENELUX} GB IE FR`;
const SOUTHERN_EUROPE = 'ES PT IT GR';
const NORTHERN_EUROPE = 'SE NO DK FI';
const EASTERN_EUROPE = 'PL CZ HU RO';
const EUROPE = `${WESTERN_EUROPE} ${SOUTHERN_EUROPE} ${NORTHERN_EUROPE} ${EASTERN_EUROPE}`;
const MIDDLE_EAST = 'IL AE TR';
const EAST_ASIA = 'JP KR CN';
const SOUTHEAST_ASIA = 'SG VN ID';
const ASIA = `${EAST_ASIA} ${SOUTHEAST_ASIA} IN`;
const OCEANIA = 'AU NZ';
const AFRICA = 'ZA';
const NORTH_AMERICA = 'US CA MX';
const SOUTH_AMERICA = 'BR AR CL CO';

/**
 * Regions of the world with the countries of the catalogue, as clients use the words: the United Kingdom is in Western
 * Europe. `code` is that of CLDR, which names the region in every language.
 */
const REGIONS: Readonly<Record<string, { readonly code?: string; readonly countries: string }>> = {
  europe: { code: '150', countries: EUROPE },
  'european-union': { code: 'EU', countries: EUROPE.replace(/ (CH|GB|NO)\b/g, '') },
  'western-europe': { code: '155', countries: WESTERN_EUROPE },
  'southern-europe': { code: '039', countries: SOUTHERN_EUROPE },
  'northern-europe': { code: '154', countries: NORTHERN_EUROPE },
  'central-europe': { countries: `${DACH} PL CZ HU` },
  'eastern-europe': { code: '151', countries: EASTERN_EUROPE },
  dach: { countries: DACH },
  benelux: { countries: BENELUX },
  'middle-east': { code: '145', countries: MIDDLE_EAST },
  africa: { code: '002', countries: AFRICA },
  emea: { countries: `${EUROPE} ${MIDDLE_EAST} ${AFRICA}` },
  asia: { code: '142', countries: `${ASIA} ${MIDDLE_EAST}` },
  'east-asia': { code: '030', countries: EAST_ASIA },
  'southeast-asia': { code: '035', countries: SOUTHEAST_ASIA },
  oceania: { code: '009', countries: OCEANIA },
  'asia-pacific': { countries: `${ASIA} ${OCEANIA}` },
  'north-america': { code: '003', countries: NORTH_AMERICA },
  'latin-america': { code: '419', countries: `MX ${SOUTH_AMERICA}` },
  'south-america': { code: '005', countries: SOUTH_AMERICA },
  americas: { code: '019', countries: `${NORTH_AMERICA} ${SOUTH_AMERICA}` },
};

/** The words of one language for regions of the world. Each region means all of its countries. */
export function regionWords(
  language: WireLocale,
  locations: LocationBook,
): readonly { readonly words: readonly string[]; readonly meanings: readonly Meaning[] }[] {
  const names = new Intl.DisplayNames(languageTag(language), { type: 'region', fallback: 'none' });
  const countries = locations.all.filter(({ type }) => type === 'Country');
  return Object.entries(REGIONS).map(([alias, { code, countries: codes }]) => ({
    words: [...listOf(code && names.of(code)), ...listOf(SYNONYMS[language].places[alias])],
    meanings: countries
      .filter(({ country }) => codes.split(' ').includes(country))
      .map(({ id }) => ({ filter: 'locations', id, isPart: true })),
  }));
}
