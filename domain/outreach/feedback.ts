import { checkEmail } from '../credentials.ts';
import { storedText } from '../storedText.ts';
import { codePointLength } from '../textLength.ts';

/** Longest text of feedback or of an answer to a survey question in code points, after trimming. */
export const FEEDBACK_TEXT_MAX = 5_000;

/** A feedback message, and the address to reply to (ENT-55, RST-69). */
export interface Feedback {
  readonly text: string;
  readonly email: string;
}

/** In form order. */
export const FEEDBACK_FIELDS = ['text', 'email'] as const satisfies (keyof Feedback)[];

export interface FeedbackFault {
  readonly path: keyof Feedback;
  readonly code: 'REQUIRED' | 'TOO_LONG' | 'INVALID_EMAIL';
}

/** All rejected fields in form order. */
export function checkFeedback({ text, email }: Feedback): readonly FeedbackFault[] {
  const length = codePointLength(storedText(text));
  const textCode = length === 0 ? 'REQUIRED' : length > FEEDBACK_TEXT_MAX ? 'TOO_LONG' : null;
  const emailCode = checkEmail(email);
  return [
    ...(textCode === null ? [] : [{ path: 'text', code: textCode } as const]),
    ...(emailCode === null
      ? []
      : [{ path: 'email', code: emailCode === 'emailRequired' ? 'REQUIRED' : 'INVALID_EMAIL' } as const]),
  ];
}

/** The portal's survey questions, by the `type` of their answers. An account is asked each question once (O-23). */
export const SURVEYS = ['decline', 'leadGeneration'] as const;
export type Survey = (typeof SURVEYS)[number];
