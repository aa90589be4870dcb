import type { WireDirectoryFilter } from '../../upstream/contract/directory.ts';
import { enumMap } from '../relay/enums.ts';
import { keyOf } from '../relay/ids.ts';
import type { NodeType } from '../relay/ids.ts';
import type { AgencyFilterInput, AgencyFilterName, AgencySort } from '../schema.types.ts';
import type { AgencyFilters } from './directory.rest.ts';

/** DIR-06. */
const sortEnum = enumMap<AgencyFilters['sort'], AgencySort>('agencies.sort', {
  score: 'SCORE',
  rating: 'RATING',
  reviews: 'REVIEWS',
  newest: 'NEWEST',
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
  query: 'QUERY',
});

type IdsField = Extract<keyof AgencyFilterInput, `${string}Ids`>;

/** What the upstream takes as a value: numbers of the catalogue, or numbers and aliases. `none`: well formed, and nothing is called so. */
interface Wire {
  readonly type: NodeType;
  /** Field of the filter that takes global ids. */
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

/** Values of one filter, and characters of the search, that the upstream takes. */
const MOST_VALUES = 100;
const LONGEST_QUERY = 200;

/**
 * A filter as a comma list, null without one. What the upstream would refuse fits nothing: it is left out, and when nothing else is
 * left a value that nothing has stands for it, so that the answer still tells what to take off (DIR-10). Sorted: the order means nothing,
 * and the same question is remembered once.
 */
function toList(
  values: readonly string[] | null | undefined,
  ids: readonly string[] | null | undefined,
  { type, pattern, none }: Wire,
): string | null {
  const keys = [...(values ?? []), ...(ids ?? []).map((id) => keyOf(type, id) ?? '')];
  if (keys.length === 0) return null;
  const taken = [...new Set(keys)].filter((key) => pattern.test(key)).slice(0, MOST_VALUES);
  return taken.length === 0 ? none : taken.toSorted().join(',');
}

/** The text to search for, as long as the upstream takes it, null when there is none (DIR-05). */
function toQuery(text: string | null | undefined): string | null {
  // Cut before and after: a character of two halves must not be cut in two, nor NUL count.
  const query = (text ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_QUERY);
  const whole = query.isWellFormed() ? query : query.slice(0, -1).toWellFormed();
  return whole.trim() || null;
}

/** The filters of the directory in the upstream's words (DIR-02 to DIR-06). Never throws. */
export function toFilters(filter: AgencyFilterInput | null | undefined, sort: AgencySort): AgencyFilters {
  const filters: { [Name in WireDirectoryFilter]?: string } = {};
  if (filter) {
    for (const name of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
      const list = toList(filter[name], filter[LISTS[name].ids], LISTS[name]);
      if (list !== null) filters[name] = list;
    }
    const query = toQuery(filter.query);
    if (query !== null) filters.query = query;
  }
  return { ...filters, sort: sortEnum.write(sort) };
}

/** An alias that the upstream can be asked for. */
export function isAlias(text: string): boolean {
  return ALIAS.test(text);
}
