import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DialogBoundary } from '../../app/content/DialogBoundary.tsx';
import type { RequestReview_lead$key } from '../../relay/__generated__/RequestReview_lead.graphql.ts';
import { Button } from '../../ui/Button.tsx';

const ReviewFlow = lazy(async () => ({ default: (await import('./ReviewFlow.tsx')).ReviewFlow }));

/** Opens the review of an accepted lead to start, continue or view it (SCR-18, STA-44). */
export function RequestReview({ lead }: { lead: RequestReview_lead$key }) {
  const { t } = useTranslation('reviews');
  const [isOpen, setIsOpen] = useState(false);
  const { id, status, reviewStatus } = useFragment(
    graphql`
      fragment RequestReview_lead on Lead @throwOnFieldError {
        id
        status
        reviewStatus
      }
    `,
    lead,
  );
  if (status !== 'ACCEPTED') return null;
  const isSubmitted = reviewStatus != null && reviewStatus !== 'CREATED';
  return (
    <>
      <Button icon="star" onClick={() => setIsOpen(true)}>
        {t(($) => (isSubmitted ? $.show : reviewStatus ? $.continue : $.request))}
      </Button>
      {isOpen && (
        <DialogBoundary onFailure={() => setIsOpen(false)}>
          <ReviewFlow leadId={id} isSubmitted={isSubmitted} onClose={() => setIsOpen(false)} />
        </DialogBoundary>
      )}
    </>
  );
}
