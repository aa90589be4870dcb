import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../i18n/format.ts';
import type { ReviewNumbers_summary$key } from '../../relay/__generated__/ReviewNumbers_summary.graphql.ts';
import styles from './Review.module.css';

/**
 * The agency's rating and number of reviews, the state of its Google reviews, who can write the first one, and, above a
 * list of leads, a hint about drafts (ENT-40, STA-49, STA-50).
 */
export function ReviewNumbers({
  summary,
  isAboveLeads = false,
}: {
  summary: ReviewNumbers_summary$key;
  isAboveLeads?: boolean;
}) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const { rating, count, originalStatus, googleStatus } = useFragment(
    graphql`
      fragment ReviewNumbers_summary on OwnReviewSummary @throwOnFieldError {
        rating
        count
        originalStatus
        googleStatus
      }
    `,
    summary,
  );
  const sentences = [
    t(($) => $.choose.count, { count }),
    typeof rating === 'number' && t(($) => $.choose.rating, { rating: format.number(Math.round(rating * 10) / 10) }),
    googleStatus && t(($) => $.choose.google[googleStatus]),
    count === 0 && t(($) => $.choose.whoCan),
    isAboveLeads && originalStatus === 'HAS_DRAFTS' && t(($) => $.choose.drafts),
  ].filter((sentence) => typeof sentence === 'string');
  return <p className={styles.small}>{format.sentences(sentences)}</p>;
}
