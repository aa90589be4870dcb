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

/** Agencies that have an office in any of the places, or serve it or a place that contains it. */
export function servingSet(index: AgencyIndex, places: readonly KnownLocation[]): Bitset {
  return union(
    index,
    places.flatMap(({ id, line }) => [index.offices.get(id), ...line.map((each) => index.regions.get(each))]),
  );
}

function union(index: AgencyIndex, parts: readonly (Bitset | undefined)[]): Bitset {
  const set = bitset(index.capacity);
  for (const part of parts) if (part !== undefined) unite(set, part);
  return set;
}
