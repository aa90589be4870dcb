import { checkProfile } from '../../../../domain/profile/profileRules.ts';
import type { ProfileFault, ProfilePath, ProfileRules } from '../../../../domain/profile/profile.ts';
import { storedText } from '../../../../domain/storedText.ts';
import { codePointLength } from '../../../../domain/textLength.ts';
import type { FailureKind } from '../../../relay/errors.ts';
import { isSame, textAt, withPlaceNames } from './editedProfile.ts';
import type { EditedProfile } from './editedProfile.ts';
import { mergeProfiles } from './mergeProfiles.ts';

/** A shown error. `length`: code points of the text when it was checked. */
export interface ShownFault extends ProfileFault {
  readonly length: number;
}

/** Path of the banner for `FormState.overtaken`, alongside those of the fields. */
export const OVERTAKEN_PATH = 'overtaken';

/** Why a save failed, if no field is at fault. */
export type SaveFailure = FailureKind | 'blocked';

export type SaveStatus =
  | { readonly kind: 'default' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly reason: SaveFailure };

export interface FormState {
  readonly values: EditedProfile;
  /** The saved profile and its revision. */
  readonly saved: EditedProfile;
  readonly revision: string;
  /**
   * Set when another save happened during editing and was merged into `values`: the conflicting fields, for which
   * `values` keeps this form's version. Null otherwise.
   */
  readonly overtaken: readonly ProfilePath[] | null;
  /** Client and server errors, in form order. */
  readonly faults: readonly ShownFault[];
  readonly status: SaveStatus;
}

export type FormAction =
  /** `path`: the changed field, or the list that contains it. */
  | {
      readonly type: 'changed';
      readonly path: ProfilePath | 'socials';
      readonly patch: Partial<EditedProfile>;
      readonly rules: ProfileRules;
    }
  | { readonly type: 'refused'; readonly faults: readonly ProfileFault[] }
  | { readonly type: 'saving' }
  /** `sent`: the values that were saved as `profile`; newer input may exist. */
  | {
      readonly type: 'saved';
      readonly sent: EditedProfile;
      readonly profile: EditedProfile;
      readonly revision: string;
      readonly isChecked: boolean;
    }
  /** Everything but the new ranges of `sent` was saved. */
  | {
      readonly type: 'savedInPart';
      readonly sent: EditedProfile;
      readonly profile: EditedProfile;
      readonly revision: string;
    }
  /** Not saved: another save came first, with `profile` as its result. */
  | {
      readonly type: 'overtaken';
      readonly profile: EditedProfile;
      readonly revision: string;
      readonly isSaved: boolean;
    }
  /** Another tab edits the same profile; this is its current form. */
  | {
      readonly type: 'followed';
      readonly values: EditedProfile;
      readonly saved: EditedProfile;
      readonly revision: string;
    }
  | { readonly type: 'failed'; readonly reason: SaveFailure }
  /** The status of the last save has been shown long enough (STA-27). */
  | { readonly type: 'settled' }
  /** The logo, which is stored separately and immediately. */
  | { readonly type: 'logoStored'; readonly logo: EditedProfile['logo'] }
  /** The server's profile was refetched. */
  | { readonly type: 'arrived'; readonly profile: EditedProfile; readonly revision: string }
  /** The user dismissed the notice about another save. */
  | { readonly type: 'noticed' }
  | { readonly type: 'discarded' };

/** The next state of the form. */
export function nextFormState(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'changed': {
      const values = { ...state.values, ...action.patch };
      return { ...state, values, faults: recheck(state.faults, values, action.path, action.rules) };
    }
    case 'refused':
      return { ...state, faults: measured(action.faults, state.values), status: { kind: 'default' } };
    case 'saving':
      return { ...state, status: { kind: 'saving' } };
    case 'saved':
      return {
        values: mergeProfiles(action.sent, state.values, action.profile).values,
        saved: action.profile,
        revision: action.revision,
        overtaken: null,
        faults: action.isChecked ? [] : state.faults,
        status: { kind: 'saved' },
      };
    case 'savedInPart': {
      const { sent, profile, revision } = action;
      const { budgets, projectDurations } = sent;
      const { values } = mergeProfiles(sent, state.values, { ...profile, budgets, projectDurations });
      return { ...state, values, saved: profile, revision, overtaken: null };
    }
    case 'overtaken': {
      const next = rebased(state, action);
      // The response of an earlier save was lost, but its values were saved.
      if (action.isSaved && isSame(next.values, next.saved)) return { ...next, faults: [], status: { kind: 'saved' } };
      return { ...next, overtaken: next.overtaken ?? [], status: { kind: 'default' } };
    }
    case 'followed': {
      const { values, saved, revision } = action;
      const next = { ...state, values, saved, revision };
      // Saved or discarded there.
      return isSame(values, saved) ? { ...next, overtaken: null, faults: [] } : next;
    }
    case 'failed':
      return { ...state, status: { kind: 'failed', reason: action.reason } };
    case 'settled':
      return { ...state, status: { kind: 'default' } };
    case 'logoStored':
      return {
        ...state,
        values: { ...state.values, logo: action.logo },
        saved: { ...state.saved, logo: action.logo },
        faults: action.logo === null ? state.faults : state.faults.filter(({ path }) => path !== 'logo'),
      };
    case 'arrived':
      return rebased(state, action);
    case 'noticed':
      return { ...state, overtaken: null };
    case 'discarded':
      return { ...state, values: state.saved, overtaken: null, faults: [] };
  }
}

/** Rebases the form's changes onto the server's current version. */
export function rebased(
  state: FormState,
  { profile, revision }: { readonly profile: EditedProfile; readonly revision: string },
): FormState {
  if (isSame(state.saved, profile)) return state.revision === revision ? state : { ...state, revision };
  // Places have other names in another language, which does not change the profile.
  const base = withPlaceNames(state.saved, profile);
  const mine = withPlaceNames(state.values, profile);
  if (isSame(base, profile)) return { ...state, values: mine, saved: base, revision };
  const { values, clashes } = mergeProfiles(base, mine, profile);
  const isEdited = !isSame(values, profile);
  return { ...state, values, saved: profile, revision, overtaken: isEdited ? clashes : null };
}

/** Records the text lengths the errors refer to. */
export function measured(faults: readonly ProfileFault[], values: EditedProfile): readonly ShownFault[] {
  return faults.map((fault) => ({ ...fault, length: codePointLength(storedText(textAt(values, fault.path) ?? '')) }));
}

/**
 * An error updates while typing and disappears once its field is valid; no new errors appear. An error only the server
 * found disappears with the first change.
 */
function recheck(
  shown: readonly ShownFault[],
  values: EditedProfile,
  path: string,
  rules: ProfileRules,
): readonly ShownFault[] {
  const isConcerned = (fault: ProfileFault) =>
    fault.path === path || fault.path.startsWith(`${path}[`) || fault.path.startsWith(`${path}.`);
  if (!shown.some(isConcerned)) return shown;
  const found = measured(checkProfile(values, rules).filter(isConcerned), values);
  return shown.flatMap((fault, index) => {
    if (!isConcerned(fault)) return [fault];
    return shown.findIndex(isConcerned) === index ? found : [];
  });
}
