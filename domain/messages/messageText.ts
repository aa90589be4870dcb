import { storedText } from '../storedText.ts';
import { codePointLength } from '../textLength.ts';

/** Longest chat message in code points, after trimming (VAL-45, O-14). */
export const MESSAGE_MAX_LENGTH = 5_000;

/** Length from which the composer shows its counter, in code points (VAL-45). */
const MESSAGE_COUNTER_FROM = 4_500;

/** Error codes of a message, named field + rule (VAL-53). */
export type MessageTextCode = 'textRequired' | 'textMaxLength';

export type MessageTextVerdict =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: MessageTextCode };

/**
 * Validates a chat message for form, gateway and upstream (VAL-44, VAL-45, VAL-54): returns the trimmed text if it has
 * 1 to 5,000 code points, else the error.
 */
export function checkMessageText(raw: string): MessageTextVerdict {
  const text = storedText(raw);
  if (text === '') return { ok: false, code: 'textRequired' };
  if (codePointLength(text) > MESSAGE_MAX_LENGTH) return { ok: false, code: 'textMaxLength' };
  return { ok: true, text };
}

/** The character counter next to the composer (VAL-45). */
export interface MessageCounter {
  /** Code points after trimming. */
  readonly length: number;
  readonly isShown: boolean;
  readonly isOver: boolean;
}

/** The composer's counter for a text: shown from 4,500 code points, over the limit from 5,001 (VAL-45). */
export function messageCounter(raw: string): MessageCounter {
  const length = codePointLength(storedText(raw));
  return { length, isShown: length >= MESSAGE_COUNTER_FROM, isOver: length > MESSAGE_MAX_LENGTH };
}
