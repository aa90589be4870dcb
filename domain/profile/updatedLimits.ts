import { isWithinLimit } from '../tariffs.ts';
import type { TariffLimits } from '../tariffs.ts';
import type { ProfileForm } from './profile.ts';

/** Limits that the upstream reports once a stored profile exceeds them, for example after a downgrade (ENT-12). */
export const UPDATED_LIMITS = ['geofocus', 'language'] as const;
export type UpdatedLimit = (typeof UPDATED_LIMITS)[number];

/** The stored selections that exceed the tariff's limits (ENT-12). */
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
