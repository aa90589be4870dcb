import { useEffect, useState } from 'react';
import { clearDraft, keepDraft, loadDraft } from './keptDraft.ts';
import type { DraftKind } from './keptDraft.ts';

export interface KeptValues<T> {
  readonly values: T;
  readonly change: (patch: Partial<T>) => void;
  readonly isEdited: boolean;
  /** Time at which the restored changes were typed, in ms since 1970; null if none were restored. */
  readonly restoredFrom: number | null;
  readonly hideRestored: () => void;
  /** Returns to the saved values, after a save or to discard the changes. */
  readonly reset: () => void;
}

/**
 * State of a form that is part of a page. Changes are kept in this browser until they are saved (EXT-05). Until the
 * first change, the form shows the saved values, even if these change. `key` starts with the global id of the account.
 */
export function useKeptValues<T extends object>(kind: DraftKind<T>, key: string, saved: T): KeptValues<T> {
  const [draft] = useState(() => loadDraft(kind, key));
  const [edited, setEdited] = useState(draft?.values ?? null);
  const isEdited = edited !== null && JSON.stringify(edited) !== JSON.stringify(saved);
  const [isRestored, setIsRestored] = useState(isEdited);
  const values = edited ?? saved;

  useEffect(() => {
    if (isEdited) keepDraft(kind, key, values, Date.now());
    else clearDraft(kind, key);
  }, [kind, key, values, isEdited]);

  return {
    values,
    change: (patch) => setEdited({ ...values, ...patch }),
    isEdited,
    restoredFrom: isRestored ? (draft?.keptAt ?? null) : null,
    hideRestored: () => setIsRestored(false),
    reset() {
      setEdited(null);
      setIsRestored(false);
    },
  };
}
