import { vi } from 'vitest';
import { LeadAnswers } from '../answers/leadAnswers.ts';
import type { Answer, Report } from '../answers/leadAnswers.ts';
import type { AnswerOutcome } from '../answers/pendingAnswer.ts';

export const accepted: Answer = { leadId: 'lead-1', reason: null };
export const declined: Answer = { leadId: 'lead-2', reason: 'SPAM' };
export const done: AnswerOutcome = { kind: 'done', isAccept: true, chatUuid: null };

/** A page's answers with shared browser storage; `outcomes` are the results of sending, in order. */
export function page({ isHidden = false }: { isHidden?: boolean } = {}) {
  const visibility = { isHidden };
  const sent: Answer[] = [];
  const outcomes: AnswerOutcome[] = [];
  const shown = new Set<string>();
  const withdraw = vi.fn<() => void>();
  const report = vi.fn<Report>(() => withdraw);
  const answers = new LeadAnswers({
    accountId: 'account-1',
    storage: window.localStorage,
    send: ({ leadId, reason, isReasonMissing = false }) => {
      sent.push(isReasonMissing ? { leadId, reason, isReasonMissing } : { leadId, reason });
      return Promise.resolve(outcomes.shift() ?? done);
    },
    preview: ({ leadId }) => {
      shown.add(leadId);
      return () => shown.delete(leadId);
    },
    retriesLater: () => visibility.isHidden,
    now: Date.now,
  });
  return { answers, sent, outcomes, shown, report, withdraw, visibility };
}
