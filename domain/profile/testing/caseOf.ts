import type { Tariff } from '../../tariffs.ts';
import type { FaultParams, ProfileCode, ProfileFault, ProfileForm, ProfilePath } from '../profile.ts';
import type { BoundaryCase } from './boundaryCases.ts';

/**
 * A case for AGK_M (scale); the unchanged parts of the complete profile are within its limits. Without `faults`, the
 * profile must be accepted.
 */
export function caseOf(
  row: string,
  name: string,
  change: Partial<ProfileForm>,
  ...faults: readonly ProfileFault[]
): BoundaryCase {
  return { row, name, tariff: 'AGK_M', change, faults };
}

/** A case for another tariff. */
export function tariffCase(
  tariff: Tariff,
  row: string,
  name: string,
  change: Partial<ProfileForm>,
  ...faults: readonly ProfileFault[]
): BoundaryCase {
  return { row, name, tariff, change, faults };
}

export function fault(path: ProfilePath, code: ProfileCode, params: FaultParams = {}): ProfileFault {
  return { path, code, params };
}
