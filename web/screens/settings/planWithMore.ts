import { PLANS } from '../../../domain/plans.ts';
import type { Plan } from '../../../domain/plans.ts';
import { isUnlimited, TARIFF_LIMITS } from '../../../domain/tariffs.ts';
import type { Limit, TariffLimits } from '../../../domain/tariffs.ts';

export type LimitName = 'offices' | 'services' | 'industries' | 'languages' | 'regions';

const LIMITS: Readonly<Record<LimitName, (limits: TariffLimits) => Limit>> = {
  offices: ({ locations }) => locations,
  services: ({ services }) => services.parents,
  industries: ({ industries }) => industries,
  languages: ({ languages }) => languages,
  regions: ({ geofocuses }) => geofocuses,
};

/** The lowest-priced plan with more of something than `limit`, and how much; null if there is none. */
export function planWithMore(name: LimitName, limit: number): { readonly plan: Plan; readonly limit: Limit } | null {
  for (const plan of PLANS) {
    const more = LIMITS[name](TARIFF_LIMITS[plan.tariff]);
    if (more === null || more > limit) return { plan, limit: more !== null && isUnlimited(more) ? null : more };
  }
  return null;
}
