import type { WireProfile } from '../../upstream/contract/profile.ts';
import { revisionHash } from '../relay/revisionHash.ts';
import { toBody, toSavedForm } from './profileInput.ts';

/** The version of everything a save overwrites, independent of the language it was read in. */
export function revisionOf(wire: WireProfile): string {
  return revisionHash(toBody(toSavedForm(wire), wire.isDraft));
}
