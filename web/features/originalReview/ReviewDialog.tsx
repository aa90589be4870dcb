import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { ReviewDialogQuery } from '../../relay/__generated__/ReviewDialogQuery.graphql.ts';
import { DialogBoundary } from '../../app/content/DialogBoundary.tsx';
import { useClearedDraft } from '../form/useClearedDraft.ts';
import { LoadingReview } from './LoadingReview.tsx';
import { REVIEW_DRAFT } from './reviewDraft.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewState } from './ReviewState.tsx';

const query = graphql`
  query ReviewDialogQuery($id: ID!) @throwOnFieldError {
    viewer {
      id
      lead(id: $id) {
        ...ReviewForm_lead
        ...ReviewClient_lead
        review {
          canEdit
          ...ReviewForm_review
          ...ReviewState_review
        }
      }
    }
    filters {
      ...ReviewForm_filters
    }
  }
`;

interface Props {
  leadId: string;
  onClose: () => void;
  /** Called after submitting, with the UUID for the link to share. */
  onShare: (uuid: string) => void;
}

/** The review of a lead, refetched each time it opens: the form or its status (SCR-28). */
export function ReviewDialog({
  isSubmitted,
  ...props
}: Props & {
  /** Whether it is known to be submitted: it then loads under the title it will have. */
  isSubmitted?: boolean;
}) {
  const { leadId, onClose } = props;
  const { t } = useTranslation('reviews');
  const [reference, load] = useQueryLoader<ReviewDialogQuery>(query);
  useEffect(() => load({ id: leadId }, { fetchPolicy: 'network-only' }), [leadId, load]);
  const loading = <LoadingReview title={t(($) => (isSubmitted ? $.show : $.title))} onClose={onClose} />;
  return (
    <DialogBoundary onFailure={onClose} fallback={loading}>
      {reference ? <OpenReview reference={reference} {...props} /> : loading}
    </DialogBoundary>
  );
}

function OpenReview({ reference, leadId, ...ways }: Props & { reference: PreloadedQuery<ReviewDialogQuery> }) {
  const { viewer, filters } = usePreloadedQuery<ReviewDialogQuery>(query, reference);
  if (!viewer) throw new UnauthenticatedError('No session');
  const { id, lead } = viewer;
  const review = lead?.review;
  useClearedDraft(REVIEW_DRAFT, review?.canEdit ? null : `${id}:${leadId}`);
  return lead && review?.canEdit ? (
    <ReviewForm ownerId={id} leadId={leadId} lead={lead} review={review} filters={filters} {...ways} />
  ) : (
    <ReviewState lead={lead ?? null} review={review ?? null} onClose={ways.onClose} />
  );
}
