import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, useQueryLoader, useRelayEnvironment } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { UnauthenticatedError } from '../../relay/errors.ts';
import { refetch } from '../../relay/refetch.ts';
import type { ReviewChooserQuery } from '../../relay/__generated__/ReviewChooserQuery.graphql.ts';
import numbersQuery from '../../relay/__generated__/ReviewChooserNumbersQuery.graphql.ts';
import type { ReviewChooserNumbersQuery } from '../../relay/__generated__/ReviewChooserNumbersQuery.graphql.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogBoundary } from '../../app/content/DialogBoundary.tsx';
import { LoadingReview } from './LoadingReview.tsx';
import { ReviewableLeadList } from './ReviewableLeadList.tsx';
import { ReviewFlow } from './ReviewFlow.tsx';
import { ReviewNumbers } from './ReviewNumbers.tsx';
import styles from './Review.module.css';

const query = graphql`
  query ReviewChooserQuery @throwOnFieldError {
    viewer {
      ...ReviewableLeadList_viewer
      reviewSummary @catch(to: NULL) {
        ...ReviewNumbers_summary
      }
    }
  }
`;

void graphql`
  query ReviewChooserNumbersQuery @throwOnFieldError {
    viewer {
      reviewSummary {
        ...ReviewNumbers_summary
      }
    }
  }
`;

/** Lets the user select an accepted lead to ask for a review, then opens it (SCR-27, ENT-41). */
export function ReviewChooser({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('reviews');
  const [reference, load] = useQueryLoader<ReviewChooserQuery>(query);
  const [leadId, setLeadId] = useState<string | null>(null);
  const environment = useRelayEnvironment();
  useEffect(() => load({}, { fetchPolicy: 'network-only' }), [load]);
  if (leadId !== null) {
    const onReviewClose = () => {
      onClose();
      // The page behind says whether there are drafts.
      void refetch<ReviewChooserNumbersQuery>(environment, numbersQuery, {});
    };
    return <ReviewFlow leadId={leadId} onClose={onReviewClose} />;
  }
  const loading = <LoadingReview title={t(($) => $.choose.title)} onClose={onClose} />;
  return (
    <DialogBoundary onFailure={onClose} fallback={loading}>
      {reference ? <Choices reference={reference} onClose={onClose} onChoose={setLeadId} /> : loading}
    </DialogBoundary>
  );
}

function Choices({
  reference,
  onClose,
  onChoose,
}: {
  reference: PreloadedQuery<ReviewChooserQuery>;
  onClose: () => void;
  onChoose: (leadId: string) => void;
}) {
  const { t } = useTranslation('reviews');
  const { viewer } = usePreloadedQuery<ReviewChooserQuery>(query, reference);
  if (!viewer) throw new UnauthenticatedError('No session');
  return (
    <Dialog title={t(($) => $.choose.title)} onClose={onClose}>
      <div className={styles.column}>
        {viewer.reviewSummary && <ReviewNumbers summary={viewer.reviewSummary} isAboveLeads />}
        <ReviewableLeadList viewer={viewer} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}
