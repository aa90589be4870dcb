import { createHash } from 'node:crypto';
import type { WireProfile } from '../../upstream/contract/profile.ts';
import { toBody, toSavedForm } from './profileInput.ts';

/** Characters of a revision: 96 bits, by far enough for the versions of one profile. */
const LENGTH = 16;

/**
 * Tells apart what a save would replace, whatever language it was read in. The upstream numbers no versions, so it is a
 * hash of everything that a save writes.
 */
export function revisionOf(wire: WireProfile): string {
  const written = JSON.stringify(toBody(toSavedForm(wire), wire.isDraft));
  return createHash('sha256').update(written).digest('base64url').slice(0, LENGTH);
}
