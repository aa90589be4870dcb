import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { SectionBoundary } from '../../../app/content/SectionBoundary.tsx';
import { REVIEWABLE_PARAMETER } from '../../../features/originalReview/reviewAddress.ts';
import { ReviewNumbers } from '../../../features/originalReview/ReviewNumbers.tsx';
import type { ReviewsCard_viewer$key } from '../../../relay/__generated__/ReviewsCard_viewer.graphql.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Panels.tsx';
import styles from './ReviewsCard.module.css';
import { useOpenedByAddress } from '../useOpenedByAddress.ts';

/** The agency's reviews, and links to ask for more and to its drafts. `?reviews=1` scrolls to it (QRY-14, STA-50). */
export function ReviewsCard({ viewer }: { viewer: ReviewsCard_viewer$key }) {
  const { t } = useTranslation('pageOptimization');
  const { t: tReviews } = useTranslation('reviews');
  const place = useRef<HTMLDivElement>(null);
  const isWanted = Boolean(useSearchParams()[0].get('reviews'));
  const { hrefOf } = useOpenedByAddress(REVIEWABLE_PARAMETER);
  const loaded: unknown = useLoaderData();
  useEffect(() => {
    if (!isWanted) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Card
        title={t(($) => $.reviews.title)}
        action={
          <ButtonLink size="small" icon="star" to={hrefOf('1')} preventScrollReset>
            {tReviews(($) => $.request)}
          </ButtonLink>
        }
      >
        <SectionBoundary waitsForAnswer resetOn={loaded}>
          <Numbers viewer={viewer} draftsHref={hrefOf('1')} />
        </SectionBoundary>
      </Card>
    </div>
  );
}

function Numbers({ viewer, draftsHref }: { viewer: ReviewsCard_viewer$key; draftsHref: string }) {
  const { t } = useTranslation('reviews');
  const { reviewSummary } = useFragment(
    graphql`
      fragment ReviewsCard_viewer on Viewer @throwOnFieldError {
        reviewSummary {
          originalStatus
          ...ReviewNumbers_summary
        }
      }
    `,
    viewer,
  );
  return (
    <>
      <ReviewNumbers summary={reviewSummary} />
      {/* The list begins with the drafts. */}
      {reviewSummary.originalStatus === 'HAS_DRAFTS' && (
        <Link to={draftsHref} preventScrollReset className={styles.drafts}>
          {t(($) => $.continue)}
        </Link>
      )}
    </>
  );
}
