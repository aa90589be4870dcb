import { REQUIRED, faultAt } from './profile.ts';
import type { ProfileFault, ProfileForm, ProfileRules, ProfileVerdict } from './profile.ts';
import { checkCount, checkSelection } from './selections.ts';

/** Checks the client preferences before publication (VAL-15, VAL-16, VAL-24). */
export function checkClients(
  profile: ProfileForm,
  { limits, catalogue: { ids } }: ProfileRules,
): readonly ProfileFault[] {
  return [
    ...faultAt('budgets', checkSelection(profile.budgets, ids.budgets, null)),
    ...faultAt('projectDurations', checkSelection(profile.projectDurations, ids.projectDurations, null)),
    ...faultAt('businessSizes', checkSelection(profile.businessSizes, ids.businessSizes, null)),
    ...faultAt('regions', checkRegions(profile.regions, limits.geofocuses)),
  ];
}

function checkRegions(
  regions: ProfileForm['regions'],
  limit: ProfileRules['limits']['geofocuses'],
): ProfileVerdict | null {
  if (regions.length === 0) return REQUIRED;
  if (regions.some(({ type }) => type === null)) return { code: 'INVALID_VALUE', params: {} };
  return checkCount(new Set(regions.map(({ id }) => id)).size, limit);
}
