import type { LocationBook } from '../locationBook.ts';
import type { SearchTerm } from './understand.ts';

/**
 * Leaves out a place or region that contains another place of the search: "Berlin, Germany" is Berlin, and "Germany,
 * Europe" is Germany. If the other name has several places, only those inside remain: "Cambridge, UK".
 */
export function narrowPlaces<Term extends SearchTerm>(
  terms: readonly Term[],
  locations: LocationBook,
): readonly Term[] {
  const placesOf = ({ meanings }: SearchTerm): readonly number[] =>
    meanings[0]?.filter === 'locations' ? meanings.flatMap(({ filter, id }) => (filter === 'locations' ? id : [])) : [];
  const isInside = (id: number, others: readonly number[]): boolean =>
    locations.byId(id)?.line.some((around) => around !== id && others.includes(around)) === true;
  const isRegion = ({ meanings }: SearchTerm): boolean => meanings[0]?.isPart === true;
  const named = terms.flatMap(placesOf);
  const isPartOf = (inner: readonly number[], outer: readonly number[]): boolean =>
    inner.length > 0 && inner.length < outer.length && inner.every((id) => outer.includes(id));
  return terms.flatMap((term) => {
    const own = placesOf(term);
    if (named.some((id) => !own.includes(id) && isInside(id, own))) return [];
    if (isRegion(term) && terms.some((other) => isPartOf(placesOf(other), own))) return [];
    const inside = own.filter((id) => isInside(id, named));
    const isMeant = ({ filter, id }: SearchTerm['meanings'][number]): boolean =>
      filter === 'locations' && inside.includes(id);
    return inside.length === 0 ? term : { ...term, meanings: term.meanings.filter(isMeant) };
  });
}
