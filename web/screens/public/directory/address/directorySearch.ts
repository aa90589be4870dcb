import { isMember } from '../../../../../domain/closedSet.ts';

/** Filters with a list of values, by their names in URLs and forms (DIR-02..04, DIR-07). */
export const DIRECTORY_FILTERS = [
  'services',
  'locations',
  'industries',
  'budget',
  'languages',
  'employees',
  'sizes',
  'durations',
] as const;
export type DirectoryFilter = (typeof DIRECTORY_FILTERS)[number];

/** Sort orders; `score` is the default (DIR-06). */
export const DIRECTORY_SORTS = ['score', 'rating', 'reviews', 'newest', 'fastest'] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

/**
 * The search in a directory URL (DIR-07, RTE-09). Services and locations by alias, everything else by catalogue id.
 * Lists are sorted and deduplicated, so each result list has one URL. `budget` is the client's maximum budget, so it
 * has at most one value.
 */
export interface DirectorySearch extends Readonly<Record<DirectoryFilter, readonly string[]>> {
  /** Text in names and descriptions, at most 200 characters; empty for none. */
  readonly query: string;
  /** Part of a place's name, used for suggestions but not as a filter. At most 100 characters. */
  readonly place: string;
  readonly sort: DirectorySort;
  /** From 1. */
  readonly page: number;
}

export const DEFAULT_DIRECTORY_SEARCH: DirectorySearch = {
  services: [],
  locations: [],
  industries: [],
  budget: [],
  languages: [],
  employees: [],
  sizes: [],
  durations: [],
  query: '',
  place: '',
  sort: 'score',
  page: 1,
};

export interface DirectoryParams {
  readonly service?: string | undefined;
  readonly location?: string | undefined;
}

/** Name of `budget` in older URLs, which list every acceptable one. */
const OLDER_BUDGET = 'budgets';

/** All parameters that the list depends on; the router reloads when one changes. */
export const DIRECTORY_PARAMETERS = [...DIRECTORY_FILTERS, OLDER_BUDGET, 'q', 'place', 'sort', 'page'] as const;

/** Names filters whose values start fully shown. Not part of the list's canonical URL. */
export const UNFOLDED_PARAMETER = 'all';

/** Path placeholder for "no service" when only a location is given. */
const ANY_SERVICE = 'all';
/** An impossible alias, requested in place of path segments that cannot be an alias, so that they are not found. */
const NO_ALIAS = '-';
const ALIAS = /^[\w-]{1,80}$/;
const ID = /^[1-9]\d{0,8}$/;
/** Maximum number of values per filter in the contract. */
const VALUES_MAX = 100;
const QUERY_MAX = 200;
const PLACE_MAX = 100;
/** Maximum number of characters read per filter; values beyond it are ignored. */
const LIST_TEXT_MAX = 10_000;
/** Maximum page number, far more than any list has and within the contract's Int. */
const PAGE_MAX = 1_000_000;

/**
 * Parses a URL: path segments, then parameters. Forms repeat a parameter, links use comma-separated lists. Invalid
 * values are ignored.
 */
export function parseDirectorySearch(params: DirectoryParams, search: URLSearchParams): DirectorySearch {
  const given = (name: string) => search.getAll(name).join(',').slice(0, LIST_TEXT_MAX).split(',');
  const list = (filter: DirectoryFilter, ...more: string[]) => normalValues(filter, [...more, ...given(filter)]);
  const { service, location } = params;
  const sort = search.get('sort');
  const page = search.get('page') ?? '';
  return {
    services: list('services', ...(service === undefined || service === ANY_SERVICE ? [] : [aliasOf(service)])),
    locations: list('locations', ...(location === undefined ? [] : [aliasOf(location)])),
    industries: list('industries'),
    budget: list('budget', ...given(OLDER_BUDGET)).slice(-1),
    languages: list('languages'),
    employees: list('employees'),
    sizes: list('sizes'),
    durations: list('durations'),
    // The landing page has two fields, for what and where.
    query: normalText(search.getAll('q').join(' '), QUERY_MAX),
    place: normalText(search.get('place') ?? '', PLACE_MAX),
    sort: isMember(DIRECTORY_SORTS, sort) ? sort : 'score',
    page: /^[1-9]\d{0,6}$/.test(page) && Number(page) <= PAGE_MAX ? Number(page) : 1,
  };
}

/** The URL's path; a filter with a single value is part of it. */
export function directoryHref(search: DirectorySearch): string {
  const service = onlyOf(search.services);
  const location = onlyOf(search.locations);
  // Built by hand for speed: a page has dozens of these links, and filter values need no escaping.
  let parameters = '';
  const add = (name: string, text: string): void => {
    parameters += `${parameters === '' ? '?' : '&'}${name}=${text}`;
  };
  for (const filter of DIRECTORY_FILTERS) {
    const inPath = (filter === 'services' && service !== null) || (filter === 'locations' && location !== null);
    if (search[filter].length > 0 && !inPath) add(filter, search[filter].join(','));
  }
  if (search.query !== '') add('q', escaped(search.query));
  if (search.place !== '') add('place', escaped(search.place));
  if (search.sort !== 'score') add('sort', search.sort);
  if (search.page !== 1) add('page', String(search.page));
  const path =
    service === null && location === null
      ? '/agencies'
      : ['/agencies/list', service ?? ANY_SERVICE, ...(location === null ? [] : [location])].join('/');
  return path + parameters;
}

/** Encodes text as forms do, but leaves commas readable. */
function escaped(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1).replaceAll('%2C', ',');
}

/** Toggles a filter value and goes to the first page. Adding a value removes those in `replaces`. */
export function toggleValue(
  search: DirectorySearch,
  filter: DirectoryFilter,
  value: string,
  replaces: readonly string[] = [],
): DirectorySearch {
  const chosen = search[filter];
  const kept = filter === 'budget' ? [] : chosen.filter((other) => !replaces.includes(other));
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...kept, value];
  return changeSearch(search, { [filter]: normalValues(filter, values) });
}

/** The same search with some changes. A different list starts at page 1 and drops the place suggestion. */
export function changeSearch(search: DirectorySearch, change: Partial<DirectorySearch>): DirectorySearch {
  return {
    ...search,
    place: '',
    page: 1,
    ...change,
  };
}

/** The unfiltered list in the same order. */
export function clearSearch({ sort }: DirectorySearch): DirectorySearch {
  return { ...DEFAULT_DIRECTORY_SEARCH, sort };
}

/** Number of selected filter values. */
export function countChosen(search: DirectorySearch): number {
  return DIRECTORY_FILTERS.reduce((sum, filter) => sum + search[filter].length, search.query === '' ? 0 : 1);
}

/** Indexing rules for a URL (DIR-14). */
export interface DirectoryIndexRule {
  /** Whether it is indexed: all agencies, one service, one location or both, in the default order. */
  readonly isIndexable: boolean;
  /** The canonical URL: itself, or the nearest indexed one. */
  readonly canonical: string;
}

/** Indexing rules for a directory URL (DIR-14). */
export function directoryIndexRule(search: DirectorySearch): DirectoryIndexRule {
  const mayBeFound = isIndexable(search);
  const nearest: DirectorySearch = {
    ...DEFAULT_DIRECTORY_SEARCH,
    services: search.services.length === 1 ? search.services : [],
    locations: search.locations.length === 1 ? search.locations : [],
  };
  return { isIndexable: mayBeFound, canonical: directoryHref(mayBeFound ? search : nearest) };
}

/** Whether a URL is indexed: at most one service, one location and a page number. */
export function isIndexable(search: DirectorySearch): boolean {
  return (
    DIRECTORY_FILTERS.every(
      (filter) => search[filter].length <= (filter === 'services' || filter === 'locations' ? 1 : 0),
    ) &&
    search.query === '' &&
    search.place === '' &&
    search.sort === 'score'
  );
}

/** A filter's only value, or null. */
export function onlyOf(values: readonly string[]): string | null {
  return values.length === 1 ? (values[0] ?? null) : null;
}

function aliasOf(part: string): string {
  return ALIAS.test(part) ? part : NO_ALIAS;
}

function normalValues(filter: DirectoryFilter, values: readonly string[]): readonly string[] {
  const isAlias = filter === 'services' || filter === 'locations';
  const usable = values.filter((value) => (isAlias ? ALIAS.test(value) && value !== ANY_SERVICE : ID.test(value)));
  const sorted = [...new Set(usable)].toSorted((a, b) => (isAlias ? (a < b ? -1 : 1) : Number(a) - Number(b)));
  return sorted.slice(0, VALUES_MAX);
}

/**
 * Normalizes to one trimmed line of at most `max` characters, without control characters: those for the direction of
 * writing would turn the text around it, too.
 */
function normalText(text: string, max: number): string {
  const line = text
    .slice(0, LIST_TEXT_MAX)
    .toWellFormed()
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
