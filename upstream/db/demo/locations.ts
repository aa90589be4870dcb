import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { foldText } from '../../../domain/search/foldText.ts';
import type { Database } from '../tables.ts';
import type { LocationsTable } from '../tables/agencies.ts';
import { EUROPE } from './locations.europe.ts';
import { OVERSEAS } from './locations.overseas.ts';

export type LocationRow = Selectable<LocationsTable>;
type Place = Omit<LocationRow, 'alias'> & { readonly clash: string; readonly native: string };

/** The ids of a country's states start at the country's number times this, those of its cities 100 later. */
const PER_COUNTRY = 1000;
const CITIES_FROM = 100;

const places = readPlaces(EUROPE + OVERSEAS);

/** All countries, states and cities, by size within their type and country. */
export const demoLocations: readonly LocationRow[] = withAliases(places);

/** Local names of places, by id. */
export const nativeNames: ReadonlyMap<number, string> = new Map(places.map(({ id, native }) => [id, native]));

function readPlaces(text: string): Place[] {
  const read: Place[] = [];
  let country: Place | null = null;
  let countries = 0;
  let states = 0;
  let cities = 0;
  for (const line of text.split('\n').filter((each) => each !== '')) {
    if (/^[A-Z]{2}$/.test(line)) {
      countries += 1;
      [states, cities] = [0, 0];
      const names = countryNames(line);
      country = place(countries, 'Country', line, countries, null, names, countries, line);
      read.push(country);
      continue;
    }
    if (country === null) throw new RangeError(`a place without a country: ${line}`);
    const [, code = '', stateNames, cityNames = ''] = /^(\w+|-) (?:([^:]+): )?(.+)$/.exec(line) ?? [];
    let state: Place | null = null;
    if (stateNames !== undefined) {
      states += 1;
      const id = country.id * PER_COUNTRY + states;
      state = place(id, 'State', country.country, country.id, null, stateNames, states, country.country);
      read.push(state);
    }
    for (const names of cityNames.split(', ')) {
      cities += 1;
      const id = country.id * PER_COUNTRY + CITIES_FROM + cities;
      const clash = state === null ? country.country : code;
      read.push(place(id, 'City', country.country, country.id, state?.id ?? null, names, cities, clash));
    }
  }
  return read;
}

function place(
  id: number,
  type: Place['type'],
  country: string,
  countryId: number,
  stateId: number | null,
  names: string,
  position: number,
  clash: string,
): Place {
  const all = names.split('|');
  const search = [...new Set(all.map((name) => foldText(name)))].join('|');
  const native = all[1] ?? all[0] ?? '';
  return {
    id,
    type,
    name: all[0] ?? '',
    native,
    country,
    country_id: countryId,
    state_id: stateId,
    search,
    position,
    clash,
  };
}

/** All names of a country: English first, then the other interface languages. */
function countryNames(code: string): string {
  const languages = ['en', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'sv', 'tr', 'vi', 'zh'];
  return languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code).join('|');
}

/** Assigns unique aliases to countries, then cities, then states; later duplicates get a code appended. */
function withAliases(unnamed: readonly Place[]): LocationRow[] {
  const aliases = new Map<string, number>();
  for (const type of ['Country', 'City', 'State'] as const) {
    for (const each of unnamed.filter((candidate) => candidate.type === type)) {
      const alias = foldText(each.name)
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '');
      const free = [alias, `${alias}-${each.clash.toLowerCase()}`].find((candidate) => !aliases.has(candidate));
      if (free === undefined) throw new RangeError(`two places are called ${alias}`);
      aliases.set(free, each.id);
    }
  }
  const aliasOf = new Map([...aliases].map(([alias, id]) => [id, alias]));
  return unnamed.map(({ id, type, name, country, country_id, state_id, search, position }) => {
    const alias = aliasOf.get(id) ?? '';
    return { id, type, name, alias, country, country_id, state_id, search, position };
  });
}

/** Inserts missing locations; existing ones are not changed. */
export async function seedLocations(db: Kysely<Database>): Promise<void> {
  const { count } = await db
    .selectFrom('locations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= demoLocations.length) return;
  await sql`
    insert into locations
    select * from jsonb_populate_recordset(null::locations, ${JSON.stringify(demoLocations)}::jsonb)
    on conflict do nothing`.execute(db);
}
