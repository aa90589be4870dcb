import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import type { AgencyReviews_agency$key } from '../../../../relay/__generated__/AgencyReviews_agency.graphql.ts';
import { More } from '../section/More.tsx';
import { classNames } from '../../../../ui/classNames.ts';
import { Part } from '../section/Part.tsx';
import { RatingSpread } from './RatingSpread.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { Stars } from '../rating/Stars.tsx';
import styles from './AgencyReviews.module.css';

/** Number of reviews shown before "Show more". */
const SHOWN = 4;

/** Client reviews: totals across all sources, and the newest of this site in full (DIR-11). */
export function AgencyReviews({ agency }: { agency: AgencyReviews_agency$key }) {
  const { t } = useTranslation('agency');
  const { rating: ratingText } = useFormat();
  const { reviewSummary, reviews: newest } = useFragment(
    graphql`
      fragment AgencyReviews_agency on Agency @throwOnFieldError {
        reviewSummary {
          rating
          count
          originalCount
          googleCount
          ratingCounts
        }
        reviews {
          nodes {
            id
            ...ReviewCard_review
          }
        }
      }
    `,
    agency,
  );
  const { rating, count, originalCount, googleCount, ratingCounts } = reviewSummary;
  const reviews = newest.nodes;
  const cards = reviews.map((review) => (
    <li key={review.id}>
      <ReviewCard review={review} />
    </li>
  ));
  // Hiding a single review would save no space.
  const end = cards.length <= SHOWN + 1 ? cards.length : SHOWN;
  const [shown, rest] = [cards.slice(0, end), cards.slice(end)];
  return (
    <Part id="reviews" title={t(($) => $.reviews.title)}>
      {typeof rating === 'number' ? (
        <div className={styles.summary}>
          <p className={styles.figure}>
            <Stars rating={rating} />
            <strong>
              <FormattedValue>{t(($) => $.rating, { rating: ratingText(rating) })}</FormattedValue>
            </strong>
            <span>{t(($) => $.reviews.from, { count })}</span>
          </p>
          <ul role="list" className={styles.sources}>
            {originalCount > 0 && <li>{t(($) => $.reviews.original, { count: originalCount })}</li>}
            {googleCount > 0 && <li>{t(($) => $.reviews.google, { count: googleCount })}</li>}
          </ul>
        </div>
      ) : (
        <p className={styles.none}>{t(($) => $.noReviews)}</p>
      )}
      {ratingCounts && originalCount > 0 && <RatingSpread counts={ratingCounts} />}
      {reviews.length > 0 ? (
        <>
          <p className={styles.none}>{t(($) => $.reviews.newest, { count: reviews.length })}</p>
          <ul role="list" className={styles.reviews}>
            {shown}
          </ul>
          {rest.length > 0 && (
            <More label={t(($) => $.reviews.rest, { count: rest.length })}>
              <ul role="list" className={classNames(styles.reviews, styles.rest)}>
                {rest}
              </ul>
            </More>
          )}
        </>
      ) : (
        googleCount > 0 && originalCount === 0 && <p className={styles.none}>{t(($) => $.reviews.onlyGoogle)}</p>
      )}
    </Part>
  );
}
