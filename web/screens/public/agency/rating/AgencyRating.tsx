import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import type { AgencyRating_agency$key } from '../../../../relay/__generated__/AgencyRating_agency.graphql.ts';
import { Stars } from './Stars.tsx';
import styles from './AgencyRating.module.css';

/** Average rating and number of reviews, linked to the reviews. */
export function AgencyRating({ agency }: { agency: AgencyRating_agency$key }) {
  const { t } = useTranslation('agency');
  const { rating: ratingText } = useFormat();
  const { rating, reviewCount } = useFragment(
    graphql`
      fragment AgencyRating_agency on Agency @throwOnFieldError {
        rating
        reviewCount
      }
    `,
    agency,
  );
  if (rating === null || rating === undefined) return <span className={styles.none}>{t(($) => $.noReviews)}</span>;
  return (
    <span className={styles.rating}>
      <Stars rating={rating} />
      <strong>
        <FormattedValue>{t(($) => $.rating, { rating: ratingText(rating) })}</FormattedValue>
      </strong>
      <a href="#reviews">{t(($) => $.reviewCount, { count: reviewCount })}</a>
    </span>
  );
}
