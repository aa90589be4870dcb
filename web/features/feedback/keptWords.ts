import { useState } from 'react';
import type { Feedback } from '../../../domain/outreach/feedback.ts';
import { clearDraft, keepDraft, loadDraft } from '../form/keptDraft.ts';
import { randomUuid } from '../../relay/randomUuid.ts';

/**
 * An account's unsent text, kept in this browser after a failure, after closing the form and after a reload (ERR-16).
 */
export interface KeptWords {
  readonly words: Feedback;
  /** Idempotency key, the same for every attempt to send this text. */
  readonly idempotencyKey: string;
  readonly change: (patch: Partial<Feedback>) => void;
  /** Call it once the text has been sent. Keeps a newer text, from a later dialog or another tab. */
  readonly clear: () => void;
}

const KIND = { name: 'feedback', version: 1, model: { text: '', email: '', idempotencyKey: '' } };

/** `name`: `feedback`, or the name of the survey question. `ownerId`: the viewer's global id. */
export function useKeptWords(name: string, ownerId: string, email: string): KeptWords {
  const key = `${ownerId}:${name}`;
  const [kept, setKept] = useState(
    () => loadDraft(KIND, key)?.values ?? { text: '', email, idempotencyKey: randomUuid() },
  );
  const { idempotencyKey, ...words } = kept;
  return {
    words,
    idempotencyKey,
    change(patch) {
      // A changed text is new feedback and needs a new key.
      const next = { ...kept, ...patch, idempotencyKey: randomUuid() };
      setKept(next);
      keepDraft(KIND, key, next, Date.now());
    },
    clear() {
      if (loadDraft(KIND, key)?.values.idempotencyKey === idempotencyKey) clearDraft(KIND, key);
    },
  };
}
