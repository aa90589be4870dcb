import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewPage_request$key } from '../../../relay/__generated__/ReviewPage_request.graphql.ts';
import { usePageHead } from '../../../site/usePageHead.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Panels.tsx';
import { ReviewAnswerForm } from './ReviewAnswerForm.tsx';
import { reviewHead } from './reviewHead.ts';
import { ReviewProject } from './ReviewProject.tsx';
import styles from './ReviewPage.module.css';

/** The project and the form to confirm it, or a thank-you message once it is answered. */
export function ReviewPage({ request }: { request: ReviewPage_request$key }) {
  const { t } = useTranslation('review');
  const data = useFragment(
    graphql`
      fragment ReviewPage_request on ReviewRequest @throwOnFieldError {
        uuid
        status
        agencyName
        agencyAlias
        ...ReviewProject_request
      }
    `,
    request,
  );
  const { uuid, status, agencyName, agencyAlias } = data;
  const head = reviewHead(t, uuid, agencyName ?? null);
  usePageHead(head);
  const agency = agencyAlias && (
    <ButtonLink to={`/agencies/${encodeURIComponent(agencyAlias)}`}>{t(($) => $.agency)}</ButtonLink>
  );
  if (status !== 'PENDING') {
    return (
      <div role="status">
        <EmptyState isPage icon="success" title={t(($) => $.thanks.title)} action={agency}>
          {t(($) => $.thanks.text)}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{head.title}</h1>
        <p>{t(($) => $.intro)}</p>
      </header>
      <ReviewProject request={data} />
      <ReviewAnswerForm uuid={uuid} />
      {agency && <p>{agency}</p>}
    </div>
  );
}
