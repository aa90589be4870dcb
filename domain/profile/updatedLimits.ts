import { isWithinLimit } from '../tariffs.ts';
import type { TariffLimits } from '../tariffs.ts';
import type { ProfileForm } from './profile.ts';

/** Limits that the upstream reports when a stored profile exceeds them, for example after a change of tariff (ENT-12). */
export const UPDATED_LIMITS = ['geofocus', 'language'] as const;
export type UpdatedLimit = (typeof UPDATED_LIMITS)[number];

/** Which of a stored profile's selections no longer fit the tariff (ENT-12). */
export function updatedLimits(
  { regions, languages }: Pick<ProfileForm, 'regions' | 'languages'>,
  limits: TariffLimits,
): readonly UpdatedLimit[] {
  const fits: Readonly<Record<UpdatedLimit, boolean>> = {
    geofocus: isWithinLimit(new Set(regions.map(({ id }) => id)).size, limits.geofocuses),
    language: isWithinLimit(new Set(languages).size, limits.languages),
  };
  return UPDATED_LIMITS.filter((limit) => !fits[limit]);
}
