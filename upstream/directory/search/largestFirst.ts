import { LARGE_CITIES } from '../../catalogue/largeCities.ts';
import type { LocationBook } from '../locationBook.ts';
import type { Meaning } from './vocabulary.ts';

/**
 * Puts the largest city first where several have one name: "London" seldom means the one in Ontario, even in languages
 * that call the other one Londres. A state or country stays before the cities that are named after it.
 */
export function largestFirst(meanings: readonly Meaning[], locations: LocationBook): readonly Meaning[] {
  const [first] = meanings;
  if (first?.filter !== 'locations' || locations.byId(first.id)?.type !== 'City') return meanings;
  const sizeOf = ({ filter, id }: Meaning): number =>
    (filter === 'locations' ? LARGE_CITIES.get(locations.byId(id)?.alias ?? '') : undefined) ?? LARGE_CITIES.size;
  return meanings.toSorted((a, b) => sizeOf(a) - sizeOf(b));
}
