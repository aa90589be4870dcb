import type { Tariff } from '../../tariffs.ts';
import type { FaultParams, ProfileCode, ProfileFault, ProfileForm, ProfilePath } from '../profile.ts';
import type { BoundaryCase } from './boundaryCases.ts';

/** A case of AGK_M (scale), whose limits no other field of the complete profile reaches; no fault: accepted. */
export function caseOf(
  row: string,
  name: string,
  change: Partial<ProfileForm>,
  ...faults: readonly ProfileFault[]
): BoundaryCase {
  return { row, name, tariff: 'AGK_M', change, faults };
}

/** A case of another tariff. */
export function tariffCase(
  tariff: Tariff,
  row: string,
  name: string,
  change: Partial<ProfileForm>,
  ...faults: readonly ProfileFault[]
): BoundaryCase {
  return { row, name, tariff, change, faults };
}

/** One expected fault. */
export function fault(path: ProfilePath, code: ProfileCode, params: FaultParams = {}): ProfileFault {
  return { path, code, params };
}
