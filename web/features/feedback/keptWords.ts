import { useState } from 'react';
import type { Feedback } from '../../../domain/outreach/feedback.ts';
import { clearDraft, keepDraft, loadDraft } from '../form/keptDraft.ts';

/** Unsent words of an account in this browser: they outlast a failure, closing the form and a reload (ERR-16). */
export interface KeptWords {
  readonly words: Feedback;
  /** The same for every try to send these words. */
  readonly idempotencyKey: string;
  readonly change: (patch: Partial<Feedback>) => void;
  /** After they were sent. */
  readonly clear: () => void;
}

const KIND = { name: 'feedback', version: 1, model: { text: '', email: '', idempotencyKey: '' } };

/** `name`: `feedback`, or the question. `accountId`: global id. */
export function useKeptWords(name: string, accountId: string, email: string): KeptWords {
  const key = `${accountId}:${name}`;
  const [kept, setKept] = useState(() => loadDraft(KIND, key)?.values ?? { text: '', email, idempotencyKey: newKey() });
  const { idempotencyKey, ...words } = kept;
  return {
    words,
    idempotencyKey,
    change(patch) {
      // Other words are other feedback, which a key must not serve twice.
      const next = { ...kept, ...patch, idempotencyKey: newKey() };
      setKept(next);
      keepDraft(KIND, key, next, Date.now());
    },
    clear: () => clearDraft(KIND, key),
  };
}

/** 128 random bits; `crypto.randomUUID` needs https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
