import { useEffect, useRef, useState } from 'react';
import type { Blocker } from 'react-router-dom';
import { clearDraft, keepDraft, loadDraft } from './keptDraft.ts';
import type { DraftKind, FormBase } from './keptDraft.ts';
import { withNewer } from './withNewer.ts';
import { useDialogGuard } from './useUnsavedGuard.ts';

export interface KeptForm<T> {
  readonly values: T;
  readonly change: (patch: Partial<T>) => void;
  /** Version that was saved when the values were changed. */
  readonly revision: string | null;
  /** Takes over what was saved elsewhere, except in fields changed here. */
  readonly merge: (newer: FormBase<T>) => void;
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
 * (EXT-05). `key` starts with the global id of the account; `opened` is read once.
 */
export function useKeptForm<T extends object>(
  kind: DraftKind<T>,
  key: string,
  opened: T,
  openedRevision: string | null = null,
): KeptForm<T> {
  const [saved, setSaved] = useState<FormBase<T>>({ values: opened, revision: openedRevision });
  const [draft] = useState(() => loadDraft(kind, key));
  /** A restored draft may be based on an older version. */
  const [base, setBase] = useState(draft?.base ?? saved);
  const [values, setValues] = useState(draft?.values ?? opened);
  const isEdited = JSON.stringify(values) !== JSON.stringify(saved.values);
  const [isRestored, setIsRestored] = useState(isEdited);
  const isDone = useRef(false);
  const guard = useDialogGuard(isEdited);

  useEffect(() => {
    if (isDone.current) return;
    if (isEdited) keepDraft(kind, key, values, Date.now(), base);
    else clearDraft(kind, key);
  }, [kind, key, values, base, isEdited]);

  return {
    values,
    change: (patch) => setValues({ ...values, ...patch }),
    revision: base.revision,
    merge(newer) {
      setValues(withNewer(values, base.values, newer.values));
      setSaved(newer);
      setBase(newer);
    },
    isEdited,
    restoredFrom: isRestored ? (draft?.keptAt ?? null) : null,
    hideRestored: () => setIsRestored(false),
    discard() {
      setValues(saved.values);
      setBase(saved);
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
