import type { AgencyIndex } from './agencyIndex.ts';
import { bitset, unite, type Bitset } from './bitset.ts';
import type { KnownLocation } from './locationBook.ts';

/** Agencies with an office in any of the places. */
export function officeSet(index: AgencyIndex, places: readonly KnownLocation[]): Bitset {
  return union(
    index,
    places.map(({ id }) => index.offices.get(id)),
  );
}

/** Agencies that have an office in the place, or serve it or a place that contains it. */
export function servingSet(index: AgencyIndex, place: KnownLocation): Bitset {
  return union(index, [index.offices.get(place.id), ...place.line.map((id) => index.regions.get(id))]);
}

function union(index: AgencyIndex, parts: readonly (Bitset | undefined)[]): Bitset {
  const set = bitset(index.capacity);
  for (const part of parts) if (part !== undefined) unite(set, part);
  return set;
}
