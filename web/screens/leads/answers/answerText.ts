import type { TFunction } from 'i18next';
import type { PendingAnswer } from './pendingAnswer.ts';

/** Says what has become of an unconfirmed answer to a lead with this status. */
export function answerText(
  t: TFunction<'inbox'>,
  { state, reason, isReasonMissing }: PendingAnswer,
  status: string | null | undefined,
): string {
  if (state === 'failed') return t(($) => (isReasonMissing ? $.state.reasonMissing.title : $.state.notSent.title));
  // While an answer is being sent, the lead looks answered, so this one waits for the network.
  if (state === 'sending' && status === 'ACTIVE')
    return t(($) => (reason === null ? $.answer.acceptedUnsent : $.answer.declinedUnsent));
  return t(($) => (reason === null ? $.answer.justAccepted : $.answer.justDeclined));
}
