import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
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

/** The project and the form to confirm it, or the answer once there is one. */
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
  const isPending = status === 'PENDING';
  const title = agencyName == null ? t(($) => $.title) : t(($) => $.titleOf, { name: agencyName });
  usePageHead(reviewHead(t, uuid, isPending ? title : t(($) => $.thanks.title)));
  const [hadForm] = useState(isPending);
  const agency = agencyAlias && (
    <ButtonLink to={`/agencies/${encodeURIComponent(agencyAlias)}`}>{t(($) => $.agency)}</ButtonLink>
  );
  if (!isPending) {
    return <Answered takesFocus={hadForm} isConfirmed={status === 'PUBLISHED'} action={agency} />;
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{t(($) => $.intro)}</p>
      </header>
      <ReviewProject request={data} />
      <ReviewAnswerForm uuid={uuid} />
      {agency && <p>{agency}</p>}
    </div>
  );
}

/** The answer that stands, which another one may have preceded. */
function Answered({
  takesFocus,
  isConfirmed,
  action,
}: {
  /** Whether it replaces the form, which had the focus. */
  takesFocus: boolean;
  isConfirmed: boolean;
  action: ReactNode;
}) {
  const { t } = useTranslation('review');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} tabIndex={-1}>
      <EmptyState isPage icon="success" title={t(($) => $.thanks.title)} action={action}>
        {t(($) => (isConfirmed ? $.thanks.confirmed : $.thanks.refused))}
      </EmptyState>
    </div>
  );
}
