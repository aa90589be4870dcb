import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { useSaveReview_review$key } from '../../relay/__generated__/useSaveReview_review.graphql.ts';
import type { useSaveReviewMutation } from '../../relay/__generated__/useSaveReviewMutation.graphql.ts';
import type { FormBase } from '../form/keptDraft.ts';
import { useNotices } from '../../ui/notices/Notices.tsx';

/** The form's values; services, budget and duration are catalogue ids. */
export interface ReviewFormValues {
  readonly serviceIds: readonly string[];
  readonly budgetId: string | null;
  readonly projectDurationId: string | null;
  readonly challenge: string;
  readonly solution: string;
  readonly result: string;
}

/**
 * Why a save failed; `overtaken`: the review was saved elsewhere meanwhile, and was not overwritten; `notEditable`: it was
 * submitted elsewhere, or is gone.
 */
export type ReviewFailure = FailureKind | 'refused' | 'overtaken' | 'notEditable';

type Save = (
  values: ReviewFormValues & { readonly leadId: string; readonly submit: boolean; readonly revision: string | null },
  onFailure: (kind: ReviewFailure) => void,
  onOvertaken: (newer: FormBase<ReviewFormValues>) => void,
) => Promise<{ readonly shareUuid: string | null } | null>;

/** Saves or submits a review and shows a notice (STA-45 to STA-48, NTC-12). Null on failure; the dialog stays open. */
export function useSaveReview(): Save {
  const { t } = useTranslation('reviews');
  const notices = useNotices();
  const [commit] = useMutation<useSaveReviewMutation>(graphql`
    mutation useSaveReviewMutation($input: SaveReviewInput!) {
      saveReview(input: $input) {
        lead {
          ...LeadReview_lead
          ...RequestReview_lead
        }
        shareUuid
        review {
          ...useSaveReview_review
        }
        errors {
          code
        }
      }
    }
  `);
  return async (input, onFailure, onOvertaken) => {
    const payload = (await commit({ variables: { input }, onFailure }))?.saveReview;
    if (!payload) return null;
    const { shareUuid, review, errors } = payload;
    const code = errors[0]?.code;
    if (code === 'REVIEW_CHANGED' && review) {
      onFailure('overtaken');
      onOvertaken(savedReview(review));
      return null;
    }
    if (code !== undefined) {
      onFailure(code === 'REVIEW_NOT_EDITABLE' || code === 'LEAD_NOT_FOUND' ? 'notEditable' : 'refused');
      return null;
    }
    if (!input.submit) {
      notices.show({ kind: 'success', text: t(($) => $.draftSaved) });
    } else if (!shareUuid) {
      notices.show({ kind: 'success', text: t(($) => $.originalReviewSuccess) });
    }
    return { shareUuid: shareUuid ?? null };
  };
}

/** Values and version of a saved review. */
export function savedReview(review: useSaveReview_review$key): FormBase<ReviewFormValues> {
  const { services, budget, projectDuration, challenge, solution, result, revision } = readInlineData(
    graphql`
      fragment useSaveReview_review on OriginalReview @inline @throwOnFieldError {
        services {
          id
        }
        budget {
          id
        }
        projectDuration {
          id
        }
        challenge
        solution
        result
        revision
      }
    `,
    review,
  );
  const values = {
    serviceIds: services.map(({ id }) => id),
    budgetId: budget?.id ?? null,
    projectDurationId: projectDuration?.id ?? null,
    challenge: challenge ?? '',
    solution: solution ?? '',
    result: result ?? '',
  };
  return { values, revision };
}
