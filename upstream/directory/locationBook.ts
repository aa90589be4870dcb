import type { WireLocation } from '../contract/catalogue.ts';
import type { Deps } from '../db/deps.ts';

/** A place with the places that contain it. */
export interface KnownLocation {
  readonly id: number;
  readonly type: WireLocation['type'];
  readonly name: string;
  readonly alias: string;
  readonly country: string;
  /** All its names, folded: the English one, the local one and others. */
  readonly names: readonly string[];
  /** Ids of the place itself, then of its state and country, if any. */
  readonly line: readonly number[];
}

/** All locations, kept in memory because they do not change while the server runs. */
export interface LocationBook {
  /** Cities first, then countries and states; within a type and country, the largest first. */
  readonly all: readonly KnownLocation[];
  byId(id: number): KnownLocation | undefined;
  /** By numeric id or alias. */
  byKey(key: string): KnownLocation | undefined;
}

export async function readLocationBook({ db }: Deps): Promise<LocationBook> {
  const rows = await db.selectFrom('locations').selectAll().orderBy('country_id').orderBy('position').execute();
  const byId = new Map<number, KnownLocation>();
  const byAlias = new Map<string, KnownLocation>();
  for (const { id, type, name, alias, country, country_id: countryId, state_id: stateId, search } of rows) {
    const line = [...new Set([id, ...(stateId === null ? [] : [stateId]), countryId])];
    const location = { id, type, name, alias, country, names: search.split('|'), line };
    byId.set(id, location);
    byAlias.set(alias, location);
  }
  const all = (['City', 'Country', 'State'] as const).flatMap((type) =>
    [...byId.values()].filter((place) => place.type === type),
  );
  return {
    all,
    byId: (id) => byId.get(id),
    byKey: (key) => (/^\d+$/.test(key) ? byId.get(Number(key)) : byAlias.get(key)),
  };
}

/** The states that contain the places, each once. */
export function statesOf(places: readonly number[], locations: LocationBook): KnownLocation[] {
  const line = new Set(places.flatMap((id) => locations.byId(id)?.line ?? []));
  return [...line].flatMap((id) => locations.byId(id) ?? []).filter(({ type }) => type === 'State');
}
