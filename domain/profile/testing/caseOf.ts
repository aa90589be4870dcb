import type { Tariff } from '../../tariffs.ts';
import type { FaultParams, ProfileCode, ProfileFault, ProfileForm, ProfilePath } from '../profile.ts';
import type { BoundaryCase } from './boundaryCases.ts';

/**
 * A case for AGK_M (scale), whose limits the rest of the complete profile does not reach. Without a fault it must be
 * accepted.
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
