import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useParams } from 'react-router-dom';
import { useRouteQuery } from '../../../routing/routeQuery.ts';
import type { ReviewScreenQuery } from '../../../relay/__generated__/ReviewScreenQuery.graphql.ts';
import { usePageHead } from '../../../site/usePageHead.ts';
import { EmptyState } from '../../../ui/Panels.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import { unknownReviewHead } from './reviewHead.ts';

/** The target of a review link: the client confirms or declines the review (O-30). */
export function ReviewScreen() {
  const { uuid = '' } = useParams();
  const { reviewRequest } = useRouteQuery<ReviewScreenQuery>(graphql`
    query ReviewScreenQuery($uuid: String!) @preloadable @throwOnFieldError {
      reviewRequest(uuid: $uuid) {
        id
        ...ReviewPage_request
      }
    }
  `);
  return reviewRequest ? <ReviewPage key={reviewRequest.id} request={reviewRequest} /> : <UnknownReview uuid={uuid} />;
}

function UnknownReview({ uuid }: { uuid: string }) {
  const { t } = useTranslation('review');
  usePageHead(unknownReviewHead(t, uuid));
  return (
    <EmptyState isPage icon="search" title={t(($) => $.notFound.title)}>
      {t(($) => $.notFound.text)}
    </EmptyState>
  );
}
