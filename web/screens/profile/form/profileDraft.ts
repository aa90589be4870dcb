import type { DraftKind } from '../../../features/form/keptDraft.ts';
import { NEW_PROFILE } from './editedProfile.ts';
import type { EditedProfile } from './editedProfile.ts';

/** The edited values and the version they are based on. */
interface ProfileEdits {
  readonly values: EditedProfile;
  readonly base: EditedProfile;
}

/** Unsaved changes to the profile, by its owner (EXT-05). */
export const PROFILE_DRAFT: DraftKind<ProfileEdits> = {
  name: 'profile',
  version: 2,
  model: { values: NEW_PROFILE, base: NEW_PROFILE },
};
