import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { usePage } from '../../app/page/page.ts';
import { PageBody } from '../../app/content/PageBody.tsx';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { PageOptimizationScreenQuery } from '../../relay/__generated__/PageOptimizationScreenQuery.graphql.ts';
import { paths } from '../../app/routing/paths.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/Panels.tsx';
import { ReviewFromAddress } from '../../features/originalReview/ReviewFromAddress.tsx';
import { ScoreFromAddress } from '../../features/score/ScoreFromAddress.tsx';
import { SCORE_PARAMETER } from '../../features/score/scoreAddress.ts';
import { ImagesCards } from './images/ImagesCards.tsx';
import { StoriesCard } from './stories/StoriesCard.tsx';
import { ReviewsCard } from './reviews/ReviewsCard.tsx';
import { Summary } from './Summary.tsx';
import styles from './PageOptimizationScreen.module.css';

/** Parts of the public page and their progress (RTE-03, CON-09 to CON-11). */
export function PageOptimizationScreen() {
  const { t } = useTranslation('pageOptimization');
  const { basePath } = usePage();
  const { viewer } = useRouteQuery<PageOptimizationScreenQuery>(graphql`
    query PageOptimizationScreenQuery @preloadable @throwOnFieldError {
      viewer {
        id
        account {
          user {
            agencyAlias
            agencyStatus
            moderationStatus
          }
        }
        ...Summary_viewer
        ...ReviewsCard_viewer
        pageOptimization {
          ...Summary_pageOptimization
          ...StoriesCard_pageOptimization
          ...ImagesCards_pageOptimization
        }
      }
    }
  `);
  const [canOrder, setCanOrder] = useState(true);
  const ordering = { canOrder, onNoOrder: () => setCanOrder(false) };
  usePageTitle(t(($) => $.title));
  if (!viewer) throw new UnauthenticatedError('No session');
  const { agencyAlias, agencyStatus, moderationStatus } = viewer.account.user;
  const isPublic = agencyAlias && agencyStatus === 'PUBLISHED' && moderationStatus === 'APPROVED';
  return (
    <PageBody work>
      <PageHeader
        title={t(($) => $.title)}
        introduction={
          <>
            {t(($) => $.intro)} <Link to={`?${SCORE_PARAMETER}=1`}>{t(($) => $.score)}</Link>
          </>
        }
      >
        <ButtonLink to={paths.profilePreview}>{t(($) => $.preview)}</ButtonLink>
        {isPublic && (
          <ButtonAnchor icon="external" href={`${basePath}/agencies/${encodeURIComponent(agencyAlias)}`}>
            {t(($) => $.publicPage)}
          </ButtonAnchor>
        )}
      </PageHeader>
      <Summary pageOptimization={viewer.pageOptimization} viewer={viewer} />
      <StoriesCard ownerId={viewer.id} pageOptimization={viewer.pageOptimization} {...ordering} />
      <div className={styles.columns}>
        <ImagesCards pageOptimization={viewer.pageOptimization} {...ordering} />
      </div>
      <ReviewsCard viewer={viewer} />
      <ReviewFromAddress />
      <ScoreFromAddress />
    </PageBody>
  );
}
