import { createHash } from 'node:crypto';
import type { WireProfile } from '../../upstream/contract/profile.ts';
import { toBody, toSavedForm } from './profileInput.ts';

/** Length in characters: 96 bits, more than enough for the versions of one profile. */
const LENGTH = 16;

/**
 * A hash of everything a save overwrites, independent of the language it was read in. The upstream has no version
 * numbers.
 */
export function revisionOf(wire: WireProfile): string {
  const written = JSON.stringify(toBody(toSavedForm(wire), wire.isDraft));
  return createHash('sha256').update(written).digest('base64url').slice(0, LENGTH);
}
