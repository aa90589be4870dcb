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
  /** Discards the changes. */
  readonly reset: () => void;
  /** Call it after a save with the values that were sent. Changes made since then stay. */
  readonly markSaved: (sent: T) => void;
}

/**
 * State of a form that is part of a page. Changes are kept in this browser until they are saved (EXT-05). Until the
 * first change, the form shows the saved values, even if these change. `key` starts with the global id of the account.
 */
export function useKeptValues<T extends object>(kind: DraftKind<T>, key: string, saved: T): KeptValues<T> {
  const [draft] = useState(() => loadDraft(kind, key));
  const [edited, setEdited] = useState(draft?.values ?? null);
  const isEdited = edited !== null && !isSame(edited, saved);
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
    markSaved(sent) {
      // Also if the form has left the screen meanwhile.
      const kept = loadDraft(kind, key);
      if (kept && isSame(kept.values, sent)) clearDraft(kind, key);
      setEdited((current) => (current !== null && isSame(current, sent) ? null : current));
      setIsRestored(false);
    },
  };
}

function isSame<T>(one: T, other: T): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
