import { SERVICES } from '../../domain/catalogue/services.ts';
import { foldText } from '../../domain/foldText.ts';
import type { WireLocale } from '../contract/account.ts';
import type { WireAgencyList, WireDirectoryFilter, WireFacet } from '../contract/directory.ts';
import { type AgencyIndex, pageOf } from './agencyIndex.ts';
import { addBit, bitset, countCommon, hasBit, intersect, unite, type Bitset } from './bitset.ts';
import type { Directory } from './directoryCache.ts';
import { type DirectoryQuery, ID_FILTERS } from './filters.ts';
import { locationToWire } from '../catalogue/locations.ts';
import type { KnownLocation } from './locationBook.ts';

/**
 * One directory page (RST-74, DIR-01 to DIR-06, DIR-10). Values of one filter are alternatives, different filters
 * combine, unknown values match nothing. With a location filter, agencies with an office there precede those that only
 * serve the region. A page past the end is empty and keeps the total count.
 */
export function listAgencies(directory: Directory, query: DirectoryQuery, language: WireLocale): WireAgencyList {
  const { index, locations } = directory;
  const places = keysOf(query.locations).flatMap((key) => locations.byKey(key) ?? []);
  const asked = askedSets(index, query, places);
  const fitting = fits(index, asked, null);
  const count = countCommon(fitting, fitting);
  const skip = (query.pageNumber - 1) * query.pageSize;
  return {
    agencies: pagePlaces(index, query, fitting, places, skip).flatMap((place) => index.entry(place)?.card ?? []),
    count,
    pages: Math.ceil(count / query.pageSize),
    page: query.pageNumber,
    facets: ID_FILTERS.map((filter) => ({
      filter,
      values: countValues(index.values[filter], fits(index, asked, filter)),
    })),
    countries: countCountries(directory, fits(index, asked, 'locations'), language),
    locations: [...new Set(places)].map((place) => locationToWire(place, language)),
    wider: count > 0 ? [] : widerThan(index, asked),
  };
}

/** The matching agencies per active filter. */
type Asked = ReadonlyMap<WireDirectoryFilter, Bitset>;

function askedSets(index: AgencyIndex, query: DirectoryQuery, places: readonly KnownLocation[]): Asked {
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
    const set = bitset(index.capacity);
    for (const place of places) unite(set, servingSet(index, place));
    asked.set('locations', set);
  }
  const words = foldText(query.query ?? '')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length > 0) asked.set('query', textSet(index, words));
  return asked;
}

const SERVICE_IDS: ReadonlyMap<string, number> = new Map(
  SERVICES.flatMap((service) => [service, ...service.children]).map(({ alias, id }) => [alias, id]),
);

function keysOf(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(',');
}

/** Agencies with an office in the place, or serving it or a place that contains it. */
function servingSet(index: AgencyIndex, place: KnownLocation): Bitset {
  const set = bitset(index.capacity);
  const parts = [index.offices.get(place.id), ...place.line.map((id) => index.regions.get(id))];
  for (const part of parts) if (part !== undefined) unite(set, part);
  return set;
}

/** Agencies whose texts contain all words. */
function textSet(index: AgencyIndex, words: readonly string[]): Bitset {
  const set = bitset(index.capacity);
  for (let place = 0; place < index.capacity; place += 1) {
    const entry = index.entry(place);
    if (entry !== undefined && words.every((word) => entry.text.includes(word))) addBit(set, place);
  }
  return set;
}

/** Agencies that match all filters except one. */
function fits(index: AgencyIndex, asked: Asked, except: WireDirectoryFilter | null): Bitset {
  const set = index.present.slice();
  for (const [filter, part] of asked) if (filter !== except) intersect(set, part);
  return set;
}

function pagePlaces(
  index: AgencyIndex,
  { sort, pageSize }: DirectoryQuery,
  fitting: Bitset,
  asked: readonly KnownLocation[],
  skip: number,
): number[] {
  const order = index.order(sort);
  if (asked.length === 0) return pageOf(order, fitting, skip, pageSize);
  const there = bitset(index.capacity);
  for (const { id } of asked) {
    const offices = index.offices.get(id);
    if (offices !== undefined) unite(there, offices);
  }
  const inOrder = [true, false].flatMap((first) => order.filter((place) => hasBit(there, place) === first));
  return pageOf(inOrder, fitting, skip, pageSize);
}

function countValues(having: ReadonlyMap<number, Bitset>, others: Bitset): WireFacet['values'] {
  return [...having]
    .map(([id, set]) => ({ id, count: countCommon(set, others) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.id - b.id);
}

/** Countries where one of `others` has an office, with the number of results if that country is selected. */
function countCountries(
  { index, locations }: Directory,
  others: Bitset,
  language: WireLocale,
): WireAgencyList['countries'] {
  return [...index.offices]
    .flatMap(([id, having]) => {
      const place = locations.byId(id);
      if (place?.type !== 'Country' || countCommon(having, others) === 0) return [];
      return { location: locationToWire(place, language), count: countCommon(servingSet(index, place), others) };
    })
    .toSorted((a, b) => b.count - a.count || a.location.id - b.location.id);
}

function widerThan(index: AgencyIndex, asked: Asked): WireAgencyList['wider'] {
  return [...asked.keys()]
    .map((filter) => {
      const rest = fits(index, asked, filter);
      return { filter, count: countCommon(rest, rest) };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
