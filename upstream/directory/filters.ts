import type { QueryOf } from '../contract/call.ts';
import type { listAgencies, WireDirectoryFilter } from '../contract/directory.ts';

export type DirectoryQuery = QueryOf<typeof listAgencies>;
export type Sort = DirectoryQuery['sort'];

/** Filters by id, in the order of the response. */
export const ID_FILTERS = [
  'services',
  'industries',
  'budgets',
  'languages',
  'businessSizes',
  'numberOfEmployees',
  'projectDurations',
  'maxBudget',
] as const satisfies readonly WireDirectoryFilter[];
export type IdFilter = (typeof ID_FILTERS)[number];
