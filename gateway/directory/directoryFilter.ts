import type { WireDirectoryFilter } from '../../upstream/contract/directory.ts';
import { enumMap } from '../relay/enums.ts';
import { keyOf } from '../relay/ids.ts';
import type { NodeType } from '../relay/ids.ts';
import type { AgencyFilterInput, AgencyFilterName, AgencySort } from '../schema.types.ts';
import { MOST_KEYS } from './directory.rest.ts';
import type { AgencyFilters } from './directory.rest.ts';

/** DIR-06. */
const sortEnum = enumMap<AgencyFilters['sort'], AgencySort>('agencies.sort', {
  score: 'SCORE',
  rating: 'RATING',
  reviews: 'REVIEWS',
  newest: 'NEWEST',
  fastest: 'FASTEST_REPLY',
});

/** DIR-02 to DIR-05. */
export const filterNameEnum = enumMap<WireDirectoryFilter, AgencyFilterName>('agencies.filter', {
  services: 'SERVICES',
  industries: 'INDUSTRIES',
  budgets: 'BUDGETS',
  languages: 'LANGUAGES',
  locations: 'LOCATIONS',
  businessSizes: 'BUSINESS_SIZES',
  numberOfEmployees: 'NUMBER_OF_EMPLOYEES',
  projectDurations: 'PROJECT_DURATIONS',
  maxBudget: 'MAX_BUDGET',
  query: 'QUERY',
});

type IdsField = Extract<keyof AgencyFilterInput, `${string}Ids`>;

/**
 * Values the upstream accepts for a filter: catalogue ids, or ids and aliases. `none` is a valid value that matches
 * nothing.
 */
interface Wire {
  readonly type: NodeType;
  /** The filter's field that takes global ids. */
  readonly ids: IdsField;
  readonly pattern: RegExp;
  readonly none: string;
}
function number(type: NodeType, ids: IdsField): Wire {
  return { type, ids, pattern: /^\d{1,9}$/, none: '0' };
}
const ALIAS = /^[\w-]{1,80}$/;
function alias(type: NodeType, ids: IdsField): Wire {
  return { type, ids, pattern: ALIAS, none: '-' };
}
const LISTS = {
  services: alias('Service', 'serviceIds'),
  industries: number('Industry', 'industryIds'),
  budgets: number('Budget', 'budgetIds'),
  languages: number('WorkingLanguage', 'languageIds'),
  locations: alias('Location', 'locationIds'),
  businessSizes: number('BusinessSize', 'businessSizeIds'),
  numberOfEmployees: number('EmployeeRange', 'numberOfEmployeesIds'),
  projectDurations: number('DurationRange', 'projectDurationIds'),
} as const satisfies Readonly<Partial<Record<WireDirectoryFilter, Wire>>>;

/** Maximum number of characters of a search text that the upstream accepts. */
const LONGEST_QUERY = 200;

/**
 * Formats a filter as a comma-separated list, or null if empty. Values the upstream would refuse are dropped; if none
 * remain, a value that matches nothing replaces them, so the answer still offers filters to remove (DIR-10). Sorted so
 * that equal filters share a cache key.
 */
function toList(
  values: readonly string[] | null | undefined,
  ids: readonly string[] | null | undefined,
  { type, pattern, none }: Wire,
): string | null {
  const keys = [...(values ?? []), ...(ids ?? []).map((id) => keyOf(type, id) ?? '')];
  if (keys.length === 0) return null;
  const taken = [...new Set(keys)].filter((key) => pattern.test(key)).slice(0, MOST_KEYS);
  return taken.length === 0 ? none : taken.toSorted().join(',');
}

/** The search text, trimmed to the upstream's limit; null when empty (DIR-05). */
function toQuery(text: string | null | undefined): string | null {
  // Trim before and after cutting, so that neither a split surrogate pair nor NUL counts towards the limit.
  const query = (text ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_QUERY);
  const whole = query.isWellFormed() ? query : query.slice(0, -1).toWellFormed();
  return whole.trim() || null;
}

/** Translates directory filters for the upstream (DIR-02 to DIR-06). Never throws. */
export function toFilters(filter: AgencyFilterInput | null | undefined, sort: AgencySort): AgencyFilters {
  const filters: { [Name in WireDirectoryFilter]?: string } = {};
  if (filter) {
    for (const name of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
      const list = toList(filter[name], filter[LISTS[name].ids], LISTS[name]);
      if (list !== null) filters[name] = list;
    }
    if (filter.maxBudget != null) filters.maxBudget = /^\d{1,9}$/.test(filter.maxBudget) ? filter.maxBudget : '0';
    const query = toQuery(filter.query);
    if (query !== null) filters.query = query;
  }
  return { ...filters, sort: sortEnum.write(sort) };
}

/** Whether a text has the form of an agency alias. */
export function isAlias(text: string): boolean {
  return ALIAS.test(text);
}
