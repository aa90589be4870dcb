import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewClient_lead$key } from '../../relay/__generated__/ReviewClient_lead.graphql.ts';
import type { ReviewState_review$key } from '../../relay/__generated__/ReviewState_review.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { BriefLink } from './BriefLink.tsx';
import { ReviewClient } from './ReviewClient.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import styles from './Review.module.css';

/** A read-only review: its status, its text, and the link to share while it waits for the client (STA-44). */
export function ReviewState({
  lead,
  review,
  onClose,
}: {
  lead: ReviewClient_lead$key | null;
  review: ReviewState_review$key | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('reviews');
  const { t: tCommon } = useTranslation('common');
  const data = useFragment(
    graphql`
      fragment ReviewState_review on OriginalReview @throwOnFieldError {
        uuid
        status
        challenge
        solution
        result
      }
    `,
    review,
  );
  const status = data?.status ?? 'NOT_AVAILABLE';
  const texts = [
    [t(($) => $.challenge), data?.challenge],
    [t(($) => $.solution), data?.solution],
    [t(($) => $.result), data?.result],
  ] as const;
  return (
    <Dialog
      title={t(($) => (status === 'NOT_AVAILABLE' ? $.title : $.show))}
      onClose={onClose}
      footer={<Button onClick={onClose}>{tCommon(($) => $.close)}</Button>}
    >
      <div className={styles.column}>
        {lead && <ReviewClient lead={lead} />}
        <p>{t(($) => $.status[status])}</p>
        {data?.uuid && <BriefLink reviewUuid={data.uuid} />}
        {data?.uuid && status === 'PENDING' && <ReviewLink uuid={data.uuid} />}
        <dl className={styles.column}>
          {texts.map(
            ([label, text]) =>
              text && (
                <div key={label}>
                  <dt className={styles.small}>{label}</dt>
                  <dd className={styles.text}>{text}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </Dialog>
  );
}
