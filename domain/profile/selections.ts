import { isWithinLimit } from '../tariffs.ts';
import type { Limit } from '../tariffs.ts';
import type { ItemId } from './catalogueIndex.ts';
import { REQUIRED } from './profile.ts';
import type { ProfileVerdict } from './profile.ts';

/** The verdict on a list of ids: not empty (VAL-24), all known (ENT-04), at most `limit` distinct ones. */
export function checkSelection(
  chosen: readonly ItemId[],
  known: ReadonlySet<ItemId>,
  limit: Limit,
): ProfileVerdict | null {
  if (chosen.length === 0) return REQUIRED;
  if (!chosen.every((id) => known.has(id))) return { code: 'INVALID_VALUE', params: {} };
  return checkCount(new Set(chosen).size, limit);
}

/** The verdict on a number of entries. */
export function checkCount(count: number, limit: Limit): ProfileVerdict | null {
  return limit === null || isWithinLimit(count, limit) ? null : { code: 'TOO_MANY', params: { max: limit } };
}
