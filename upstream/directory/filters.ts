import type { QueryOf } from '../contract/call.ts';
import type { listAgencies, WireDirectoryFilter } from '../contract/directory.ts';

export type DirectoryQuery = QueryOf<typeof listAgencies>;
export type Sort = DirectoryQuery['sort'];

/** Filters whose values are ids that an agency has, in the order they are answered. */
export const ID_FILTERS = [
  'services',
  'industries',
  'budgets',
  'languages',
  'businessSizes',
  'numberOfEmployees',
  'projectDurations',
] as const satisfies readonly WireDirectoryFilter[];
export type IdFilter = (typeof ID_FILTERS)[number];
