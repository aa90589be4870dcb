import type { TFunction } from 'i18next';
import { isWithinLimit } from '../../../../domain/tariffs.ts';
import type { Limit } from '../../../../domain/tariffs.ts';

/** What to say below a field at the plan's limit, or beyond it after a change of plan; null if it has room. */
export function limitHint(t: TFunction<'profile'>, used: number, limit: Limit) {
  if (isWithinLimit(used + 1, limit)) return null;
  if (isWithinLimit(used, limit)) return t(($) => $.hint.full);
  return t(($) => $.fields_keys.validationLimit, { max: String(limit) });
}
