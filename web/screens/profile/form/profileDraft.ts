import type { DraftKind } from '../../../features/form/keptDraft.ts';
import { NEW_PROFILE } from './editedProfile.ts';
import type { EditedProfile } from './editedProfile.ts';

/** Unsaved changes to the profile, by its owner (EXT-05). */
export const PROFILE_DRAFT: DraftKind<EditedProfile> = { name: 'profile', version: 1, model: NEW_PROFILE };
