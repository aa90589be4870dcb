import { checkEmail } from '../signIn/credentials.ts';
import { isEmptyText } from '../profile/profileTexts.ts';

/** A feedback message, and the address to reply to (ENT-55, RST-69). */
export interface Feedback {
  readonly text: string;
  readonly email: string;
}

/** In form order. */
export const FEEDBACK_FIELDS = ['text', 'email'] as const satisfies (keyof Feedback)[];

export interface FeedbackFault {
  readonly path: keyof Feedback;
  readonly code: 'REQUIRED' | 'INVALID_EMAIL';
}

/**
 * All rejected fields in form order. The upstream decides how long a text may be, and its error message says why one is
 * refused (VAL-52).
 */
export function checkFeedback({ text, email }: Feedback): readonly FeedbackFault[] {
  const emailCode = checkEmail(email);
  return [
    ...(isEmptyText(text) ? [{ path: 'text', code: 'REQUIRED' } as const] : []),
    ...(emailCode === null
      ? []
      : [{ path: 'email', code: emailCode === 'emailRequired' ? 'REQUIRED' : 'INVALID_EMAIL' } as const]),
  ];
}

/** The portal's survey questions, by the `type` of their answers. An account is asked each question once (O-23). */
export type Survey = 'decline' | 'leadGeneration';
