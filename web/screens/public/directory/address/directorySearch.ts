import { isMember } from '../../../../../domain/closedSet.ts';

/** The filters whose values are chosen from lists, by their names in addresses and forms (DIR-02..04, DIR-07). */
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

/** Orders of the list; `score` is the default (DIR-06). */
export const DIRECTORY_SORTS = ['score', 'rating', 'reviews', 'newest'] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

/**
 * What the address of the directory says (DIR-07, RTE-09). Services and locations by alias, all others by id of the
 * catalogue; each list sorted and without doubles, so that one list of agencies has one address. `budget` is the most a
 * client can pay: at most one value.
 */
export interface DirectorySearch extends Readonly<Record<DirectoryFilter, readonly string[]>> {
  /** Text in names and descriptions, at most 200 characters; empty: none. */
  readonly query: string;
  /** Part of a place's name that is being looked for; no filter, it only offers places. At most 100 characters. */
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

/** Every parameter that the list depends on, for the router: another value is another list. */
export const DIRECTORY_PARAMETERS = [...DIRECTORY_FILTERS, 'q', 'place', 'sort', 'page'] as const;

/** Names filters whose values are all to be shown at first. Says nothing of the list, so it is no part of its address. */
export const UNFOLDED_PARAMETER = 'all';

/** Stands in a path for no service, when only a location is given. */
const ANY_SERVICE = 'all';
/** What no alias looks like: a path part that cannot be one is asked for as this, and not found. */
const NO_ALIAS = '-';
const ALIAS = /^[\w-]{1,80}$/;
const ID = /^[1-9]\d{0,8}$/;
/** Most values of one filter; the contract takes no more. */
const VALUES_MAX = 100;
const QUERY_MAX = 200;
const PLACE_MAX = 100;
/** Text read at most for one filter: what follows can hold no further values that count. */
const LIST_TEXT_MAX = 10_000;
/** Largest page number that is taken at its word: far more than any list has, and no more than the contract counts to. */
const PAGE_MAX = 1_000_000;

/** Reads an address: path parts first, then the parameters; forms repeat a parameter, links write comma lists. What makes no sense counts as absent. */
export function parseDirectorySearch(params: DirectoryParams, search: URLSearchParams): DirectorySearch {
  const list = (filter: DirectoryFilter, ...more: string[]) =>
    normalValues(filter, [...more, ...search.getAll(filter).join(',').slice(0, LIST_TEXT_MAX).split(',')]);
  const { service, location } = params;
  const sort = search.get('sort');
  const page = search.get('page') ?? '';
  return {
    services: list('services', ...(service === undefined || service === ANY_SERVICE ? [] : [aliasOf(service)])),
    locations: list('locations', ...(location === undefined ? [] : [aliasOf(location)])),
    industries: list('industries'),
    // Older addresses list every budget that would do.
    budget: list('budget', ...search.getAll('budgets')).slice(-1),
    languages: list('languages'),
    employees: list('employees'),
    sizes: list('sizes'),
    durations: list('durations'),
    // The landing page asks for what and where in two fields.
    query: normalText(search.getAll('q').join(' '), QUERY_MAX),
    place: normalText(search.get('place') ?? '', PLACE_MAX),
    sort: isMember(DIRECTORY_SORTS, sort) ? sort : 'score',
    page: /^[1-9]\d{0,6}$/.test(page) && Number(page) <= PAGE_MAX ? Number(page) : 1,
  };
}

/** The path of an address; a filter with one value is a part of it. */
export function directoryHref(search: DirectorySearch): string {
  const service = onlyOf(search.services);
  const location = onlyOf(search.locations);
  // By hand: a page has scores of these links, and values of filters need no escaping.
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

/** As forms write a text. A comma is allowed as it is, and addresses are read by people. */
function escaped(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1).replaceAll('%2C', ',');
}

/** The same list with a value chosen or, when it is chosen already, taken off; `replaces` go when it is chosen. The first page. */
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

/** The same list with some of what the address says changed. Another list starts at its first page and looks for no place. */
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

/** How many values narrow the list. */
export function countChosen(search: DirectorySearch): number {
  return DIRECTORY_FILTERS.reduce((sum, filter) => sum + search[filter].length, search.query === '' ? 0 : 1);
}

/** What search engines are told of an address (DIR-14). */
export interface DirectoryIndexRule {
  /** Whether it may be found: all agencies, one service, one location or both, in the default order. */
  readonly isIndexable: boolean;
  /** The address it is found under: itself, or the nearest that may be found. */
  readonly canonical: string;
}

/** Which address of the directory a search engine should show for this one (DIR-14, product.md §3.4). */
export function directoryIndexRule(search: DirectorySearch): DirectoryIndexRule {
  const mayBeFound = isIndexable(search);
  const nearest: DirectorySearch = {
    ...DEFAULT_DIRECTORY_SEARCH,
    services: search.services.length === 1 ? search.services : [],
    locations: search.locations.length === 1 ? search.locations : [],
  };
  return { isIndexable: mayBeFound, canonical: directoryHref(mayBeFound ? search : nearest) };
}

/** Whether an address may be found by search engines: at most one service and one location, nothing else but a page. */
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

/** The value of a filter that has one alone; null otherwise. */
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

/** One line without control characters or spaces around; cut, never inside a character. */
function normalText(text: string, max: number): string {
  const line = text
    .slice(0, LIST_TEXT_MAX)
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
