import { checkEmail } from '../credentials.ts';
import { isEmptyText } from '../profile/profileTexts.ts';

/** What somebody writes to us, and where we may answer (ENT-55, RST-69). */
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

/** All refused fields in form order. How long a text may be is the upstream's rule, which it explains (VAL-52). */
export function checkFeedback({ text, email }: Feedback): readonly FeedbackFault[] {
  const emailCode = checkEmail(email);
  return [
    ...(isEmptyText(text) ? [{ path: 'text', code: 'REQUIRED' } as const] : []),
    ...(emailCode === null
      ? []
      : [{ path: 'email', code: emailCode === 'emailRequired' ? 'REQUIRED' : 'INVALID_EMAIL' } as const]),
  ];
}

/** The questions asked in the portal, by the `type` of their answers; an account is asked each once (O-23). */
export const SURVEYS = ['decline', 'leadGeneration'] as const;
export type Survey = (typeof SURVEYS)[number];
