import { useEffect, useRef, useState } from 'react';
import type { Blocker } from 'react-router-dom';
import { clearDraft, keepDraft, loadDraft } from './keptDraft.ts';
import type { DraftKind } from './keptDraft.ts';
import { withNewer } from './withNewer.ts';
import { useDialogGuard } from './useUnsavedGuard.ts';

export interface KeptForm<T> {
  readonly values: T;
  readonly change: (patch: Partial<T>) => void;
  /** Takes over what was saved elsewhere, except in fields changed here. */
  readonly merge: (newer: T) => void;
  readonly isEdited: boolean;
  /** Time at which the restored changes were typed, in ms since 1970; null if none were restored. */
  readonly restoredFrom: number | null;
  readonly hideRestored: () => void;
  readonly discard: () => void;
  /** Blocks Back and links until the user confirms leaving the form. */
  readonly blocker: Blocker;
  /** Closes the dialog without asking; the draft stays. */
  readonly leave: (close: () => void) => void;
  /** Closes the dialog after a save, which deletes the draft. */
  readonly closeSaved: (close: () => void) => void;
}

/**
 * State of a form in a dialog. Changes are kept in this browser until they are saved, and leaving asks for confirmation
 * (EXT-05). `key` starts with the global id of the account; `saved` is read once.
 */
export function useKeptForm<T extends object>(kind: DraftKind<T>, key: string, saved: T): KeptForm<T> {
  const [start, setStart] = useState(saved);
  const [draft] = useState(() => loadDraft(kind, key));
  const [values, setValues] = useState(draft?.values ?? start);
  const isEdited = JSON.stringify(values) !== JSON.stringify(start);
  const [isRestored, setIsRestored] = useState(isEdited);
  const isDone = useRef(false);
  const guard = useDialogGuard(isEdited);

  useEffect(() => {
    if (isDone.current) return;
    if (isEdited) keepDraft(kind, key, values, Date.now());
    else clearDraft(kind, key);
  }, [kind, key, values, isEdited]);

  return {
    values,
    change: (patch) => setValues({ ...values, ...patch }),
    merge(newer) {
      setValues(withNewer(values, start, newer));
      setStart(newer);
    },
    isEdited,
    restoredFrom: isRestored ? (draft?.keptAt ?? null) : null,
    hideRestored: () => setIsRestored(false),
    discard() {
      setValues(start);
      setIsRestored(false);
    },
    blocker: guard.blocker,
    leave: guard.leave,
    closeSaved(close) {
      isDone.current = true;
      clearDraft(kind, key);
      guard.leave(close);
    },
  };
}
