import type { ProfileForm } from '../../domain/profile/profile.ts';
import type { WireProfile } from '../../upstream/contract/profile.ts';
import { revisionHash } from '../relay/revisionHash.ts';
import { toBody, toSavedForm } from './profileInput.ts';

/** The version of everything a save overwrites, independent of the language it was read in. */
export function revisionOf(wire: WireProfile): string {
  return revisionHash(toBody(toSavedForm(wire), wire.isDraft));
}

/** Whether saving this form would change nothing. */
export function isStored(form: ProfileForm, isDraft: boolean, wire: WireProfile): boolean {
  return revisionHash(toBody(form, isDraft)) === revisionOf(wire);
}

/** The part of the account that a save with this input looks at first (`inTurn`); null without a revision. */
export function partOf({ revision }: { readonly revision?: string | null | undefined }): string | null {
  return revision == null ? null : 'profile';
}
