import { FEEDBACK_FIELDS } from '../../../domain/outreach/feedback.ts';
import { isMember } from '../../../domain/closedSet.ts';
import type { FeedbackErrorCode } from '../../relay/__generated__/useSendFeedbackMutation.graphql.ts';
import type { WordsFault, WordsResult } from './WordsForm.tsx';

/** Maps the errors of a payload to a result; no errors mean success. */
export function wordsResult(
  errors: readonly {
    readonly code: FeedbackErrorCode;
    readonly path: readonly string[] | null | undefined;
    readonly reason: string | null | undefined;
  }[],
): WordsResult {
  if (errors.length === 0) return { kind: 'sent' };
  if (errors.some(({ code }) => code === 'TOO_MANY_ATTEMPTS')) return { kind: 'failed', reason: 'tooMany' };
  const faults = errors.flatMap(({ code, path, reason }): WordsFault[] => {
    const field = path?.[0];
    return isMember(FEEDBACK_FIELDS, field) ? [{ path: field, code, reason: reason ?? null }] : [];
  });
  return faults.length > 0 ? { kind: 'refused', faults } : { kind: 'failed', reason: 'general' };
}
