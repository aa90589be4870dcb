import { SERVICES } from '../../domain/catalogue/services.ts';
import type { WireLocale } from '../contract/account.ts';
import type { WireAgencyList, WireDirectoryFilter, WireFacet } from '../contract/directory.ts';
import { type AgencyIndex, pageOf } from './agencyIndex.ts';
import { citiesIn } from './agencyRows.ts';
import { bitset, countCommon, hasBit, intersect, unite, type Bitset } from './bitset.ts';
import { countCountries } from './countries.ts';
import type { Directory } from './directoryCache.ts';
import { type DirectoryQuery, ID_FILTERS } from './filters.ts';
import { locationToWire } from '../catalogue/locations.ts';
import { type KnownLocation, statesOf } from './locationBook.ts';
import { officeSet, servingSet } from './placeSets.ts';
import { rankAgencies, type TextSearch } from './search/rankAgencies.ts';
import type { SearchTerm } from './search/understand.ts';
import type { Meaning } from './search/vocabulary.ts';

/**
 * One directory page (RST-74, DIR-01 to DIR-06, DIR-10). An agency must match every filter, with any of the filter's
 * values; unknown values match nothing. Agencies with an office in a selected place come before those that only serve
 * it; when sorted by score, better matches of the search text come first. A page past the end is empty but has the
 * total count.
 */
export function listAgencies(directory: Directory, query: DirectoryQuery, language: WireLocale): WireAgencyList {
  const { index, locations, vocabulary } = directory;
  const places = keysOf(query.locations).flatMap((key) => locations.byKey(key) ?? []);
  const isText = /\S/.test(query.query ?? '');
  const text = isText ? rankAgencies(directory, query.query ?? '', vocabulary(language)) : null;
  const asked = askedSets(index, query, places, text);
  const matching = matchAll(index, asked, []);
  const count = countCommon(matching, matching);
  const skip = (query.pageNumber - 1) * query.pageSize;
  const named = understoodPlaces(directory, text);
  const wanted = [...notAround(places, named), ...notAround(named, places)];
  const there = officeSet(index, wanted);
  const served = servingSet(index, wanted);
  const offices = countCommon(there, matching);
  // An agency that matches by its name is not always in a place that the search text names.
  const presenceOf = (slot: number): 'office' | 'region' | null =>
    hasBit(there, slot) ? 'office' : hasBit(served, slot) ? 'region' : null;
  return {
    agencies: pageOf(orderFor(index, query, places, text), matching, skip, query.pageSize).flatMap((slot) => {
      const entry = index.entry(slot);
      if (entry === undefined) return [];
      return {
        ...entry.card,
        cities: citiesIn(language, entry.card),
        presence: presenceOf(slot),
        story: entry.story,
      };
    }),
    count,
    pages: Math.ceil(count / query.pageSize),
    page: query.pageNumber,
    facets: ID_FILTERS.map((filter) => ({
      filter,
      values: countValues(index.values[filter], matchAll(index, asked, [filter])),
    })),
    countries: countCountries(directory, matchAll(index, asked, ['locations']), language),
    locations: [...new Set(places)].map((place) => locationToWire(place, language)),
    states: statesOf(
      places.map(({ id }) => id),
      locations,
    ).map((state) => locationToWire(state, language)),
    inPlace: wanted.length === 0 ? null : { office: offices, region: countCommon(served, matching) - offices },
    understood: (text?.terms ?? []).flatMap((term) =>
      understoodToWire(
        directory,
        term,
        (meaning) => (count > 0 ? null : countSelected(directory, asked, [meaning])),
        () => (count > 0 ? null : countOthers(directory, asked, text?.terms ?? [], term)),
        language,
      ),
    ),
    wider: count > 0 ? [] : widerThan(index, asked),
  };
}

/** Places that contain none of the others: "Berlin" in the list of Germany is Berlin. */
function notAround(places: readonly KnownLocation[], others: readonly KnownLocation[]): KnownLocation[] {
  return places.filter(({ id }) => !others.some((other) => other.id !== id && other.line.includes(id)));
}

/** The places named in the search text. */
function understoodPlaces({ locations }: Directory, text: TextSearch | null): KnownLocation[] {
  return (text?.terms ?? []).flatMap(({ meanings }) =>
    meanings.flatMap(({ filter, id }) => (filter === 'locations' ? (locations.byId(id) ?? []) : [])),
  );
}

/** Maps the most likely meaning of a term to the API; empty if it has none that is a filter. */
function understoodToWire(
  { locations }: Directory,
  term: SearchTerm,
  countOf: (meaning: FilterMeaning) => number | null,
  countRest: () => number | null,
  language: WireLocale,
): NonNullable<WireAgencyList['understood']> {
  const meaning = filterMeaning(term);
  if (meaning === null) return [];
  const { filter, id } = meaning;
  const place = filter === 'locations' ? locations.byId(id) : undefined;
  return [
    {
      text: term.text,
      filter,
      id,
      location: place === undefined ? null : locationToWire(place, language),
      count: countOf(meaning),
      others: countRest(),
    },
  ];
}

/** A meaning that can be selected as a filter. */
type FilterMeaning = Meaning & { readonly filter: Exclude<Meaning['filter'], 'tools'> };

/** The most likely meaning of a term, or null if that is no filter. */
function filterMeaning({ meanings: [meaning] }: SearchTerm): FilterMeaning | null {
  if (meaning === undefined || meaning.filter === 'tools' || meaning.isPart) return null;
  return { ...meaning, filter: meaning.filter };
}

/**
 * Number of agencies if the meanings of all other terms are selected. Null if one of them is no filter, and would be
 * lost with the text. Words without a meaning exclude no agency, so they are no loss.
 */
function countOthers(
  directory: Directory,
  asked: Asked,
  terms: readonly SearchTerm[],
  left: SearchTerm,
): number | null {
  const others = terms.filter((term) => term !== left && term.meanings.length > 0).map(filterMeaning);
  const selected = others.filter((meaning) => meaning !== null);
  return selected.length < others.length ? null : countSelected(directory, asked, selected);
}

/** Number of agencies if meanings are selected as filters, instead of the search text and of those filters' values. */
function countSelected({ index, locations }: Directory, asked: Asked, meanings: readonly FilterMeaning[]): number {
  const matching = matchAll(index, asked, ['query', ...meanings.map(({ filter }) => filter)]);
  for (const [filter, same] of Map.groupBy(meanings, (meaning) => meaning.filter)) {
    const sets = same.flatMap(({ id }) => {
      if (filter !== 'locations') return index.values[filter].get(id) ?? [];
      const place = locations.byId(id);
      return place === undefined ? [] : servingSet(index, [place]);
    });
    const having = bitset(index.capacity);
    for (const set of sets) unite(having, set);
    intersect(matching, having);
  }
  return countCommon(matching, matching);
}

/** For each active filter, the agencies that match it. */
type Asked = ReadonlyMap<WireDirectoryFilter, Bitset>;

function askedSets(
  index: AgencyIndex,
  query: DirectoryQuery,
  places: readonly KnownLocation[],
  text: TextSearch | null,
): Asked {
  const asked = new Map<WireDirectoryFilter, Bitset>();
  for (const filter of ID_FILTERS) {
    const keys = query[filter];
    if (keys === undefined) continue;
    const set = bitset(index.capacity);
    for (const key of keysOf(keys)) {
      const id = /^\d+$/.test(key) ? Number(key) : filter === 'services' ? SERVICE_IDS.get(key) : undefined;
      const having = id === undefined ? undefined : index.values[filter].get(id);
      if (having !== undefined) unite(set, having);
    }
    asked.set(filter, set);
  }
  if (query.locations !== undefined) {
    asked.set('locations', servingSet(index, places));
  }
  if (text !== null) asked.set('query', text.matching);
  return asked;
}

const SERVICE_IDS: ReadonlyMap<string, number> = new Map(
  SERVICES.flatMap((service) => [service, ...service.children]).map(({ alias, id }) => [alias, id]),
);

function keysOf(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(',');
}

/** Agencies that match all filters except these. */
function matchAll(index: AgencyIndex, asked: Asked, except: readonly WireDirectoryFilter[]): Bitset {
  const set = index.present.slice();
  for (const [filter, part] of asked) if (!except.includes(filter)) intersect(set, part);
  return set;
}

/** All slots in the order of the list. */
function orderFor(
  index: AgencyIndex,
  { sort }: DirectoryQuery,
  places: readonly KnownLocation[],
  text: TextSearch | null,
): readonly number[] {
  let order = index.order(sort);
  if (text !== null && sort === 'score') {
    const groups = Map.groupBy(order, (slot) => text.grades[slot] ?? 0);
    order = [...groups].toSorted(([a], [b]) => b - a).flatMap(([, group]) => group);
  }
  if (places.length === 0) return order;
  const there = officeSet(index, places);
  return [true, false].flatMap((first) => order.filter((slot) => hasBit(there, slot) === first));
}

function countValues(having: ReadonlyMap<number, Bitset>, others: Bitset): WireFacet['values'] {
  return [...having]
    .map(([id, set]) => ({ id, count: countCommon(set, others) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.id - b.id);
}

function widerThan(index: AgencyIndex, asked: Asked): WireAgencyList['wider'] {
  return [...asked.keys()]
    .map((filter) => {
      const rest = matchAll(index, asked, [filter]);
      return { filter, count: countCommon(rest, rest) };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
