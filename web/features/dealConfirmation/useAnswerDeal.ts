import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { OTHER_OPTION } from '../../../domain/dealAnswer.ts';
import type { DealAnswerForm, DealAnswerValue } from '../../../domain/dealAnswer.ts';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { DealAnswer, useAnswerDealMutation } from '../../relay/__generated__/useAnswerDealMutation.graphql.ts';
import { useNotices } from '../../ui/notices/Notices.tsx';

const CONTRACT_ANSWERS = {
  yes: 'YES',
  no: 'NO',
  still_negotiating: 'STILL_NEGOTIATING',
  other: 'OTHER',
} as const satisfies Record<DealAnswerValue, DealAnswer>;

/** Global ids selected from the catalogue; null for no selection or a free-text answer. */
interface Chosen {
  readonly budgetId: string | null;
  readonly projectDurationId: string | null;
}

/** The deal was answered elsewhere meanwhile, or is gone. */
export type DealRefusal = 'DEAL_ANSWERED' | 'DEAL_NOT_FOUND';

export function isDealRefusal(code: string): code is DealRefusal {
  return code === 'DEAL_ANSWERED' || code === 'DEAL_NOT_FOUND';
}

type Answer = (
  dealId: string,
  /** Without hidden fields, as `dealAnswerSent` returns it. */
  form: DealAnswerForm,
  chosen: Chosen,
  onFailure: (kind: FailureKind | DealRefusal) => void,
) => Promise<boolean>;

/**
 * Answers a deal (STA-57, STA-58, NTC-11). True if the dialog can close, also after a refusal if nothing was typed that
 * would be lost.
 */
export function useAnswerDeal(): [Answer, boolean] {
  const { t } = useTranslation('deals');
  const notices = useNotices();
  const [commit, isPending] = useMutation<useAnswerDealMutation>(graphql`
    mutation useAnswerDealMutation($input: AnswerDealInput!) {
      answerDeal(input: $input) {
        deal {
          ...DealFacts_deal
        }
        errors {
          code
        }
      }
    }
  `);
  const answer: Answer = async (dealId, form, chosen, onFailure) => {
    if (form.answer === null) return false;
    const input = {
      dealId,
      answer: CONTRACT_ANSWERS[form.answer],
      ...chosen,
      budgetOther: form.budget === OTHER_OPTION ? form.budgetOther : null,
      projectDurationOther: form.duration === OTHER_OPTION ? form.durationOther : null,
      comment: form.noTextarea || form.otherTextarea || null,
    };
    const payload = (await commit({ variables: { input }, onFailure }))?.answerDeal;
    if (!payload) return false;
    const code = payload.errors[0]?.code;
    if (code === undefined) notices.show({ kind: 'success', text: t(($) => $.sent) });
    else if (isDealRefusal(code)) {
      if (input.comment ?? input.budgetOther ?? input.projectDurationOther) {
        onFailure(code);
        return false;
      }
      notices.show({ kind: 'error', text: t(($) => $.refused[code]) });
    } else {
      onFailure('general');
      return false;
    }
    return true;
  };
  return [answer, isPending];
}
