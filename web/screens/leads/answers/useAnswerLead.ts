import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { raiseSurvey } from '../../../app/feedback/feedbackState.ts';
import { paths } from '../../../app/routing/paths.ts';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import type { NoticeAction } from '../../../ui/notices/noticeStore.ts';
import type { ContractReason } from './declineReasons.ts';
import { HOLD_MS } from './leadAnswers.ts';
import type { Report } from './leadAnswers.ts';
import { useLeadAnswers } from './useLeadAnswers.ts';

/** A lead to answer. */
interface AnsweredLead {
  readonly id: string;
  readonly name: string;
  readonly expiresAt?: string | null | undefined;
}

/** Answers leads and shows notices about the results, even after the screen is left. */
export function useAnswerLead() {
  const answers = useLeadAnswers();
  const report = useAnswerReport();
  const { t } = useTranslation('inbox');
  const notices = useNotices();
  const environment = useRelayEnvironment();
  const undo = (leadId: string) => {
    const isUndone = answers.undo(leadId);
    // A colleague may have answered it meanwhile, or it has expired.
    if (isUndone && (textOf(environment, leadId, 'status') ?? 'ACTIVE') !== 'ACTIVE')
      return void report(leadId, { kind: 'refused', code: 'LEAD_NOT_ACTIVE' });
    const name = textOf(environment, leadId, 'name') ?? '';
    notices.show({ kind: 'info', text: t(($) => (isUndone ? $.answer.undone : $.answer.tooLate), { name }) });
  };
  /** Accepts if `reason` is null, else declines. */
  const answer = ({ id, name, expiresAt = null }: AnsweredLead, reason: ContractReason | null) => {
    const text = t(($) => (reason === null ? $.answer.accepted : $.answer.declined), { name });
    const canWait = answers.canWait(expiresAt);
    const withdrawNotice = canWait
      ? notices.showUndo(text, () => undo(id), { forMs: HOLD_MS })
      : notices.show({ kind: 'info', text });
    answers.hold({ leadId: id, reason }, reason === 'OTHER' ? askingWhy(report) : report, withdrawNotice);
    if (!canWait) void answers.flush();
  };
  const retry = (leadId: string) => void answers.retry(leadId, report);
  return { answer, undo, retry };
}

/** Once the decline has been sent, asks for the reason, because "other" does not say what it was (RST-69). */
function askingWhy(report: Report): Report {
  return (leadId, outcome) => {
    const withdraw = report(leadId, outcome);
    if (outcome.kind === 'done') raiseSurvey('DECLINE');
    return withdraw;
  };
}

/** Shows how sending an answer ended. While the next answer is held, its undo keeps the place of a success. */
export function useAnswerReport(): Report {
  const answers = useLeadAnswers();
  const { t } = useTranslation('inbox');
  const { t: tLeads } = useTranslation('leads');
  const { t: tCommon } = useTranslation('common');
  const notices = useNotices();
  const environment = useRelayEnvironment();
  /** Shows a failure with the lead's name, because another lead may be open by now. */
  const showFailure = (leadId: string, text: string, action?: NoticeAction): (() => void) => {
    const name = textOf(environment, leadId, 'name');
    return notices.show({
      kind: 'error',
      text: name !== null ? tCommon(($) => $.about, { name, text }) : text,
      ...(action && { action }),
    });
  };
  return function report(leadId, outcome) {
    const action = { label: tCommon(($) => $.tryAgain), run: () => void answers.retry(leadId, report) };
    switch (outcome.kind) {
      case 'done':
        if (!outcome.isAccept || answers.heldLead() !== null) return undefined;
        notices.show({
          kind: 'success',
          text: tLeads(($) => (outcome.chatUuid === null ? $.acceptedWithoutChat : $.accepted)),
          // The lead may drop out of the filtered list, so the notice links to its chat.
          ...(outcome.chatUuid !== null && {
            link: { label: tLeads(($) => $.openChat), to: paths.chat(outcome.chatUuid) },
          }),
        });
        return undefined;
      case 'refused':
        showFailure(
          leadId,
          tLeads(($) => $.refused[outcome.code]),
        );
        return undefined;
      case 'reasonMissing':
        return showFailure(
          leadId,
          tLeads(($) => $.refused.REASON_NOT_SAVED),
          action,
        );
      case 'failed':
        return showFailure(
          leadId,
          t(($) => (outcome.isAccept ? $.answer.notAccepted : $.answer.notDeclined)),
          action,
        );
    }
  };
}

/** The client's name or the status of a lead that the portal has read, else null. */
function textOf(environment: IEnvironment, leadId: string, field: 'name' | 'status'): string | null {
  const value: unknown = environment.getStore().getSource().get(leadId)?.[field];
  return typeof value === 'string' ? value : null;
}
