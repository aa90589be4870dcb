import { storedText } from './storedText.ts';
import { codePointLength } from './textLength.ts';

/** Longest note on a lead in code points, after trimming. */
export const NOTE_MAX_LENGTH = 2_000;

/** Maximum number of notes on a lead. */
export const MOST_NOTES = 50;

export type NoteTextVerdict =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: 'textRequired' | 'textMaxLength' };

/**
 * Validates a note for form, gateway and upstream: returns the trimmed text if it has 1 to 2,000 code points, else the
 * error.
 */
export function checkNoteText(raw: string): NoteTextVerdict {
  const text = storedText(raw);
  if (text === '') return { ok: false, code: 'textRequired' };
  if (codePointLength(text) > NOTE_MAX_LENGTH) return { ok: false, code: 'textMaxLength' };
  return { ok: true, text };
}
