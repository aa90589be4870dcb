import { useEffect, useReducer, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ProfileFault, ProfilePath, ProfileRules } from '../../../../domain/profile/profile.ts';
import { checkProfileDraft } from '../../../../domain/profile/profileDraft.ts';
import { checkProfile } from '../../../../domain/profile/profileRules.ts';
import { storedProfile } from '../../../../domain/profile/storedProfile.ts';
import { focusField } from '../../../features/form/focusField.ts';
import { clearDraft, keepDraft, loadDraft } from '../../../features/form/keptDraft.ts';
import { isSame } from './editedProfile.ts';
import type { EditedProfile } from './editedProfile.ts';
import { measured, nextFormState, OVERTAKEN_PATH, rebased } from './formState.ts';
import type { FormState, SaveFailure } from './formState.ts';
import { PROFILE_DRAFT } from './profileDraft.ts';
import { useTabsInStep } from './useTabsInStep.ts';

/** How long the result of a save is shown, in ms (spec §9, STA-27). */
const STATUS_MS = 5_000;

/** `draft` is saved unvalidated; `publish` is validated and public, also when changing a published profile. */
export type SaveKind = 'draft' | 'publish';

export type SaveResult =
  | { readonly kind: 'saved'; readonly profile: EditedProfile; readonly revision: string }
  /** Another save came first. `isSaved`: the saved profile may be this form's own. */
  | {
      readonly kind: 'overtaken';
      readonly profile: EditedProfile;
      readonly revision: string;
      readonly isSaved: boolean;
    }
  | { readonly kind: 'refused'; readonly faults: readonly ProfileFault[]; readonly stored?: StoredPart }
  | { readonly kind: 'failed'; readonly reason: SaveFailure; readonly stored?: StoredPart };

/** The profile saved before a later step of the same save failed. */
export interface StoredPart {
  readonly profile: EditedProfile;
  readonly revision: string;
}

export type ChangeProfile = (path: ProfilePath | 'socials', patch: Partial<EditedProfile>) => void;

export interface ProfileFormSettings {
  /** Owner of the changes kept in this browser. */
  readonly ownerId: string;
  /** The saved profile. */
  readonly saved: EditedProfile;
  /** Revision of `saved`. */
  readonly revision: string;
  /** Errors of the last rejected save (ENT-13). */
  readonly faults: readonly ProfileFault[];
  readonly rules: ProfileRules;
  readonly save: (kind: SaveKind, values: EditedProfile, revision: string) => Promise<SaveResult>;
}

export interface ProfileFormLife extends FormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isEdited: boolean;
  /** When this page last saved, in ms since the epoch; null before the first save. */
  readonly savedAt: number | null;
  /** When the restored draft was stored, in ms since the epoch; null if there is none. */
  readonly restoredFrom: number | null;
  readonly change: ChangeProfile;
  readonly setLogo: (logo: EditedProfile['logo']) => void;
  readonly submit: (kind: SaveKind) => Promise<void>;
  /** Discards everything unsaved. */
  readonly discard: () => void;
  readonly hideRestored: () => void;
  readonly hideOvertaken: () => void;
}

/**
 * State of the profile form: one values object, and one list of client and server errors by path. Changes are kept in
 * this browser until they are saved.
 */
export function useProfileForm({
  ownerId,
  saved,
  revision,
  faults,
  rules,
  save,
}: ProfileFormSettings): ProfileFormLife {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  /** Values of the last save that got no response; they may have been saved. */
  const unanswered = useRef<EditedProfile | null>(null);
  /** The server's answer that the form last took over. */
  const answered = useRef({ saved, revision });
  const [draft] = useState(() => loadDraft(PROFILE_DRAFT, ownerId));
  const [state, dispatch] = useReducer(nextFormState, null, () => {
    const typed: FormState = {
      values: draft?.values.values ?? saved,
      saved: draft?.values.base ?? saved,
      revision,
      overtaken: null,
      faults: [],
      status: { kind: 'default' },
    };
    const begun = rebased(typed, { profile: saved, revision });
    return { ...begun, faults: measured(faults, begun.values) };
  });
  const { values } = state;
  const isEdited = !isSame(values, state.saved);
  const [isRestored, setIsRestored] = useState(isEdited);
  const [savedAt, setSavedAt] = useState<number | null>(null);

  const { kind } = state.status;
  useEffect(() => {
    // A pending save dispatches its own result.
    if (kind === 'saving') return;
    const last = answered.current;
    answered.current = { saved, revision };
    // Another tab's save reaches the form, but not this tab's store, so an unchanged answer may be the older version.
    if (revision !== last.revision || !isSame({ ...saved, logo: last.saved.logo }, last.saved)) {
      dispatch({ type: 'arrived', profile: saved, revision });
    } else if (!isSame(saved.logo, last.saved.logo)) dispatch({ type: 'logoStored', logo: saved.logo });
  }, [saved, revision, kind]);

  useEffect(() => {
    if (isEdited) keepDraft(PROFILE_DRAFT, ownerId, { values, base: state.saved }, Date.now());
    else clearDraft(PROFILE_DRAFT, ownerId);
  }, [ownerId, values, state.saved, isEdited]);

  useTabsInStep(ownerId, state, (edits) => dispatch({ type: 'followed', ...edits }));

  useEffect(() => {
    if (kind !== 'saved' && kind !== 'failed') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'settled' }), STATUS_MS);
    return () => clearTimeout(timer);
  }, [kind]);

  const refuse = (found: readonly ProfileFault[]) => {
    // The error summary moves the fields down, so render it before scrolling to one of them.
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
    let result = await save(saveKind, values, state.revision);
    if (result.kind === 'overtaken' && unanswered.current && isStored(unanswered.current, result.profile)) {
      // The newer version is this form's own earlier save whose response was lost.
      const isDone = result.isSaved && isStored(values, result.profile);
      result = isDone ? { ...result, kind: 'saved' } : await save(saveKind, values, result.revision);
    }
    const stored = result.kind === 'refused' || result.kind === 'failed' ? result.stored : undefined;
    unanswered.current = result.kind === 'failed' && !stored ? values : null;
    isBusy.current = false;
    if (stored) dispatch({ type: 'savedInPart', sent: values, ...stored });
    if (result.kind === 'refused') refuse(result.faults);
    else if (result.kind === 'failed') dispatch({ type: 'failed', reason: result.reason });
    else {
      setIsRestored(false);
      const { profile, revision: newRevision } = result;
      if (result.kind === 'saved') {
        setSavedAt(Date.now());
        dispatch({ type: 'saved', sent: values, profile, revision: newRevision, isChecked });
      } else {
        const { isSaved } = result;
        flushSync(() => dispatch({ type: 'overtaken', profile, revision: newRevision, isSaved }));
        if (form.current) focusField(form.current, OVERTAKEN_PATH);
      }
    }
  };

  return {
    ...state,
    form,
    isEdited,
    savedAt,
    restoredFrom: isRestored ? (draft?.keptAt ?? null) : null,
    change: (path, patch) => dispatch({ type: 'changed', path, patch, rules }),
    setLogo: (logo) => dispatch({ type: 'logoStored', logo }),
    submit,
    discard() {
      setIsRestored(false);
      dispatch({ type: 'discarded' });
    },
    hideRestored: () => setIsRestored(false),
    hideOvertaken: () => dispatch({ type: 'noticed' }),
  };
}

/** Whether `saved` equals `values` as the server stores them. */
function isStored(values: EditedProfile, saved: EditedProfile): boolean {
  return isSame(storedProfile(values), storedProfile(saved));
}
