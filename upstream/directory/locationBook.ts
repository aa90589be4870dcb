import type { WireLocation } from '../contract/catalogue.ts';
import type { WireLocale } from '../contract/account.ts';
import type { Deps } from '../db/deps.ts';

/** A place with the places that contain it. */
export interface KnownLocation {
  readonly id: number;
  readonly type: WireLocation['type'];
  readonly name: string;
  readonly alias: string;
  readonly country: string;
  /** Itself first, then its state and its country as far as it has them. */
  readonly line: readonly number[];
}

/** All locations, in memory: they do not change while the server runs. */
export interface LocationBook {
  byId(id: number): KnownLocation | undefined;
  /** By id (digits) or alias. */
  byKey(key: string): KnownLocation | undefined;
}

export async function readLocationBook({ db }: Deps): Promise<LocationBook> {
  const rows = await db.selectFrom('locations').selectAll().execute();
  const byId = new Map<number, KnownLocation>();
  const byAlias = new Map<string, KnownLocation>();
  for (const { id, type, name, alias, country, country_id: countryId, state_id: stateId } of rows) {
    const line = [...new Set([id, ...(stateId === null ? [] : [stateId]), countryId])];
    const location = { id, type, name, alias, country, line };
    byId.set(id, location);
    byAlias.set(alias, location);
  }
  return {
    byId: (id) => byId.get(id),
    byKey: (key) => (/^\d+$/.test(key) ? byId.get(Number(key)) : byAlias.get(key)),
  };
}

/** A location as it is answered: countries named in the language of the request, other places as stored (ENT-15). */
export function locationToWire(
  { id, type, name, alias, country }: Omit<KnownLocation, 'line'>,
  language: WireLocale,
): WireLocation {
  return { id, type, name: type === 'Country' ? countryName(country, language) : name, alias, country };
}

const countryNames = new Map<WireLocale, Intl.DisplayNames>();

/** What a country is called in a language; its code when nobody knows. */
export function countryName(code: string, language: WireLocale): string {
  const names = countryNames.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  countryNames.set(language, names);
  return names.of(code) ?? code;
}
