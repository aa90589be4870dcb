import type { DealAnswerForm } from '../../../domain/dealAnswer.ts';
import type { DraftKind } from '../form/keptDraft.ts';

/** The form before anything is selected. */
export const EMPTY_DEAL: DealAnswerForm = {
  answer: null,
  budget: null,
  budgetOther: '',
  duration: null,
  durationOther: '',
  noTextarea: '',
  otherTextarea: '',
};

/** Its key is the global ids of the viewer and of the deal. */
export const DEAL_DRAFT: DraftKind<DealAnswerForm> = { name: 'deal', version: 1, model: EMPTY_DEAL };
