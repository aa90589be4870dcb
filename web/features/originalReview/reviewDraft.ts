import type { DraftKind } from '../form/keptDraft.ts';
import type { ReviewFormValues } from './useSaveReview.ts';

const EMPTY: ReviewFormValues = {
  serviceIds: [],
  budgetId: null,
  projectDurationId: null,
  challenge: '',
  solution: '',
  result: '',
};

/** Its key is the global ids of the viewer and of the lead. */
export const REVIEW_DRAFT: DraftKind<ReviewFormValues> = { name: 'review', version: 1, model: EMPTY };
