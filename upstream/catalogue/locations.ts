import type { Kysely, Selectable } from 'kysely';
import { foldText } from '../../domain/search/foldText.ts';
import { languageTag } from '../../domain/locales.ts';
import { storedText } from '../../domain/storedText.ts';
import type { WireLocale } from '../contract/account.ts';
import type { WireLocation } from '../contract/catalogue.ts';
import type { Database } from '../db/tables.ts';
import type { LocationsTable } from '../db/tables/agencies.ts';
import { LARGE_CITIES } from './largeCities.ts';
import { placeNames } from './placeNames/placeNames.ts';

type LocationRow = Pick<Selectable<LocationsTable>, 'id' | 'type' | 'name' | 'alias' | 'country'>;

/** Default number of locations in one response. */
const MOST = 20;

export interface LocationQuery {
  /** Part of a name, ignoring case and accents; null matches all. */
  readonly pattern: string | null;
  readonly types?: readonly WireLocation['type'][];
  /** Only locations in this country. */
  readonly countryId?: number | undefined;
  readonly limit?: number;
}

/** Maps a location to the API, with its name in the language of the request. */
export function locationToWire(row: LocationRow, locale: WireLocale): WireLocation {
  const { id, alias, type, country } = row;
  const own = type === 'Country' ? countryName(country, locale) : placeNames(locale).get(alias);
  return { id, name: own ?? row.name, alias, type, country };
}

/**
 * Locations by part of their name (RST-13 to RST-15): names that start with the pattern first, then those with a word
 * that does, then the rest; within these groups countries, large cities, cities, states. All match in the language of
 * the request and in English, states and cities also in that of their country.
 */
export async function findLocations(
  db: Kysely<Database>,
  locale: WireLocale,
  { pattern, types, countryId, limit = MOST }: LocationQuery,
): Promise<WireLocation[]> {
  const wanted = foldText(storedText(pattern ?? ''));
  if (wanted === '' && pattern !== null) return [];
  let query = db.selectFrom('locations').selectAll();
  if (types !== undefined) query = query.where('type', 'in', types);
  if (countryId !== undefined) query = query.where('country_id', '=', countryId);
  // Names in other languages are not stored in a column; these few rows are searched here.
  const named = [...placeNames(locale)].flatMap(([alias, name]) => (foldText(name).includes(wanted) ? alias : []));
  query = query.where((where) =>
    where.or([
      where('type', '=', 'Country'),
      where(where.fn('strpos', ['search', where.val(wanted)]), '>', 0),
      ...(named.length > 0 ? [where('alias', 'in', named)] : []),
    ]),
  );
  const rows = await query.orderBy('country_id').orderBy('position').execute();
  const found = rows.flatMap((row) => {
    const location = locationToWire(row, locale);
    // Countries are stored with their names in every language; only two of them count here.
    const stored = row.type === 'Country' ? foldText(row.name) : row.search;
    const names = `${stored}|${foldText(location.name)}`;
    const rank = rankOf(names, wanted);
    return rank === null ? [] : [{ location, rank, size: sizeOf(row) }];
  });
  return found
    .toSorted((a, b) => a.rank - b.rank || a.size - b.size)
    .slice(0, limit)
    .map(({ location }) => location);
}

/** Sort rank; smaller numbers come first. */
function sizeOf({ type, alias }: LocationRow): number {
  if (type === 'Country') return -1;
  return type === 'City' ? (LARGE_CITIES.get(alias) ?? LARGE_CITIES.size) : LARGE_CITIES.size + 1;
}

/** Rank of the match in `names` (joined by `|`); null if nothing matches. */
function rankOf(names: string, pattern: string): number | null {
  if (`|${names}`.includes(`|${pattern}`)) return 0;
  if ([' ', '-'].some((gap) => names.includes(gap + pattern))) return 1;
  return names.includes(pattern) ? 2 : null;
}

const displayNames = new Map<WireLocale, Intl.DisplayNames>();

function countryName(code: string, locale: WireLocale): string | undefined {
  let names = displayNames.get(locale);
  if (names === undefined) {
    names = new Intl.DisplayNames(languageTag(locale), { type: 'region', fallback: 'none' });
    displayNames.set(locale, names);
  }
  return names.of(code);
}

/** A country's name in the language that most of its people speak: "Deutschland" for `DE`. */
export function nativeCountryName(code: string): string {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}
