import { useEffect, useReducer, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ProfileFault, ProfilePath, ProfileRules } from '../../../../domain/profile/profile.ts';
import { checkProfileDraft } from '../../../../domain/profile/profileDraft.ts';
import { checkProfile } from '../../../../domain/profile/profileRules.ts';
import { focusField } from '../../../features/form/focusField.ts';
import { clearDraft, keepDraft, loadDraft } from '../../../features/form/keptDraft.ts';
import { isSameProfile } from './editedProfile.ts';
import type { EditedProfile } from './editedProfile.ts';
import { measured, nextFormState } from './formState.ts';
import type { FormState, SaveFailure } from './formState.ts';
import { PROFILE_DRAFT } from './profileDraft.ts';

/** How long the form says that it was saved, or why not. In ms (spec §9, STA-27). */
const STATUS_MS = 5_000;

/** `draft` is stored unchecked; `publish` is checked and public, also when a published profile is changed. */
export type SaveKind = 'draft' | 'publish';

export type SaveResult =
  | { readonly kind: 'saved'; readonly profile: EditedProfile }
  | { readonly kind: 'refused'; readonly faults: readonly ProfileFault[] }
  | { readonly kind: 'failed'; readonly reason: SaveFailure };

export type ChangeProfile = (path: ProfilePath | 'socials', patch: Partial<EditedProfile>) => void;

export interface ProfileFormSettings {
  /** Whose changes are kept in this browser. */
  readonly ownerId: string;
  /** What the server has. */
  readonly saved: EditedProfile;
  /** Faults that the last save met (ENT-13). */
  readonly faults: readonly ProfileFault[];
  readonly rules: ProfileRules;
  readonly save: (kind: SaveKind, values: EditedProfile) => Promise<SaveResult>;
}

export interface ProfileFormLife extends FormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isEdited: boolean;
  /** When the changes were typed that this browser had kept, in ms since 1970; null when there were none. */
  readonly restoredFrom: number | null;
  readonly change: ChangeProfile;
  readonly setLogo: (logo: EditedProfile['logo']) => void;
  readonly submit: (kind: SaveKind) => Promise<void>;
  /** Takes back everything that is not saved. */
  readonly discard: () => void;
  readonly hideRestored: () => void;
}

/**
 * The life of the profile's form: one plain object of values, one list of faults by path for those found here and those
 * found by the server. Every change is kept in this browser until it is saved.
 */
export function useProfileForm({ ownerId, saved, faults, rules, save }: ProfileFormSettings): ProfileFormLife {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [draft] = useState(() => loadDraft(PROFILE_DRAFT, ownerId));
  const [state, dispatch] = useReducer(nextFormState, null, () => {
    const values = draft?.values ?? saved;
    return { values, saved, faults: measured(faults, values), status: { kind: 'default' } } satisfies FormState;
  });
  const { values } = state;
  const isEdited = !isSameProfile(values, state.saved);
  const [isRestored, setIsRestored] = useState(isEdited);

  useEffect(() => dispatch({ type: 'arrived', profile: saved }), [saved]);

  useEffect(() => {
    if (isEdited) keepDraft(PROFILE_DRAFT, ownerId, values, Date.now());
    else clearDraft(PROFILE_DRAFT, ownerId);
  }, [ownerId, values, isEdited]);

  const { kind } = state.status;
  useEffect(() => {
    if (kind !== 'saved' && kind !== 'failed') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'settled' }), STATUS_MS);
    return () => clearTimeout(timer);
  }, [kind]);

  const refuse = (found: readonly ProfileFault[]) => {
    // The summary pushes the fields down: only then it is known where the first one is.
    flushSync(() => dispatch({ type: 'refused', faults: found }));
    const [first] = found;
    if (form.current && first) focusField(form.current, first.path);
  };

  const submit = async (saveKind: SaveKind) => {
    if (isBusy.current) return;
    const isChecked = saveKind === 'publish';
    const found = isChecked ? checkProfile(values, rules) : checkProfileDraft(values, rules);
    if (found.length > 0) {
      refuse(found);
      return;
    }
    isBusy.current = true;
    dispatch({ type: 'saving' });
    const result = await save(saveKind, values);
    isBusy.current = false;
    if (result.kind === 'refused') refuse(result.faults);
    else if (result.kind === 'failed') dispatch({ type: 'failed', reason: result.reason });
    else {
      setIsRestored(false);
      dispatch({ type: 'saved', sent: values, profile: result.profile, isChecked });
    }
  };

  return {
    ...state,
    form,
    isEdited,
    restoredFrom: isRestored ? (draft?.keptAt ?? null) : null,
    change: (path, patch) => dispatch({ type: 'changed', path, patch, rules }),
    setLogo: (logo) => dispatch({ type: 'logoStored', logo }),
    submit,
    discard() {
      setIsRestored(false);
      dispatch({ type: 'discarded' });
    },
    hideRestored: () => setIsRestored(false),
  };
}
