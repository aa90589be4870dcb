import type { Survey } from '../../domain/outreach/feedback.ts';
import { enumMap } from '../relay/enums.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { FeedbackErrorCode, FeedbackUserError, SurveyName } from '../schema.types.ts';

export const surveyEnum = enumMap<Survey, SurveyName>('SurveyName', {
  decline: 'DECLINE',
  leadGeneration: 'LEAD_GENERATION',
});

const MESSAGES: Readonly<Record<FeedbackErrorCode, string>> = {
  REQUIRED: 'A value is required.',
  INVALID_EMAIL: 'This is not an email address.',
  INVALID_VALUE: 'The value was refused.',
  TOO_MANY_ATTEMPTS: 'Too many messages were sent from here; try again later.',
};

export function feedbackUserError(
  code: FeedbackErrorCode,
  field: string | null,
  details: Partial<Pick<FeedbackUserError, 'reason' | 'retryAfterSeconds'>> = {},
): FeedbackUserError {
  const { reason = null, retryAfterSeconds = null } = details;
  return { code, message: MESSAGES[code], path: field === null ? null : [field], reason, retryAfterSeconds };
}

/** Maps the fields of the upstream's calls to those of the mutations' inputs. */
const FIELDS: Readonly<Record<string, string>> = { message: 'text', text: 'text', email: 'email' };

/**
 * Maps a refused call to user errors; null if the user cannot fix it. The upstream's explanation of why a text is refused
 * is passed on (VAL-52).
 */
export function toFeedbackUserErrors(error: unknown): FeedbackUserError[] | null {
  if (!(error instanceof UpstreamError)) return null;
  if (error.kind === 'rateLimited' && error.code === 'TOO_MANY_ATTEMPTS') {
    return [feedbackUserError('TOO_MANY_ATTEMPTS', null, { retryAfterSeconds: error.retryAfter })];
  }
  if (error.status !== 422) return null;
  const refused = error.fields.flatMap(({ path, code }) => {
    const field = FIELDS[path];
    if (field === undefined) return [];
    if (field === 'email') return [feedbackUserError('INVALID_EMAIL', field)];
    const kind = code === 'required' ? 'REQUIRED' : 'INVALID_VALUE';
    return [feedbackUserError(kind, field, { reason: error.userFacingReason })];
  });
  return refused.length > 0 ? refused : null;
}
