import { useEffect } from 'react';
import { clearDraft } from './keptDraft.ts';
import type { DraftKind } from './keptDraft.ts';

/**
 * Deletes a draft of a form that can no longer be sent, which nobody would see again: signing out would warn of it. A
 * null `key`: the form can be sent.
 */
export function useClearedDraft<T>(kind: DraftKind<T>, key: string | null): void {
  useEffect(() => {
    if (key !== null) clearDraft(kind, key);
  }, [kind, key]);
}
