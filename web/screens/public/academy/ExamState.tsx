import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { SectionBoundary } from '../../../app/content/SectionBoundary.tsx';
import ExamStateQueryParameters from '../../../relay/__generated__/ExamStateQuery$parameters.ts';
import type { ExamStateQuery } from '../../../relay/__generated__/ExamStateQuery.graphql.ts';
import { usePortalHref } from '../../../site/PortalLink.tsx';
import { useSite } from '../../../site/site.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { EXAMS } from './exams.ts';
import styles from './ExamState.module.css';

/**
 * Which exams the reader's agency has passed. Fetched after the page has loaded, in browsers with a session, because
 * the page itself is cached and has no account data.
 */
export function ExamState() {
  const { t } = useTranslation('academy');
  const { isSignedIn } = useSite();
  return (
    <section className={styles.state} aria-label={t(($) => $.state.title)}>
      <h2>{t(($) => $.state.title)}</h2>
      <div className={styles.content} aria-live="polite">
        {isSignedIn ? <AskedState /> : <SignInHint />}
      </div>
    </section>
  );
}

function AskedState() {
  const { t } = useTranslation('academy');
  const [reference, load] = useQueryLoader<ExamStateQuery>(ExamStateQueryParameters);
  useEffect(() => load({}, { fetchPolicy: 'store-or-network' }), [load]);
  const loading = <p>{t(($) => $.state.loading)}</p>;
  if (!reference) return loading;
  return (
    <SectionBoundary resetOn={reference} onRetry={() => load({}, { fetchPolicy: 'network-only' })}>
      <Suspense fallback={loading}>
        <KnownState reference={reference} />
      </Suspense>
    </SectionBoundary>
  );
}

function KnownState({ reference }: { reference: PreloadedQuery<ExamStateQuery> }) {
  const { t } = useTranslation('academy');
  const { viewer } = usePreloadedQuery<ExamStateQuery>(
    graphql`
      query ExamStateQuery @preloadable @throwOnFieldError {
        viewer {
          score {
            certificates {
              agency
              toolkit
            }
          }
        }
      }
    `,
    reference,
  );
  if (!viewer) return <SignInHint />;
  if (!viewer.score) {
    return (
      <>
        <p>{t(($) => $.state.noPlan)}</p>
        <ButtonLink to="/get-started">{t(($) => $.state.plans)}</ButtonLink>
      </>
    );
  }
  const { agency, toolkit } = viewer.score.certificates;
  const passed = { agency, toolkit };
  return (
    <ul role="list" className={styles.list}>
      {EXAMS.map((exam) => (
        <li key={exam}>
          <span>{t(($) => $.exams[exam].title)}</span>
          <Chip tone={passed[exam] ? 'success' : 'neutral'} icon={passed[exam] ? 'success' : 'clock'}>
            {passed[exam] ? t(($) => $.state.passed) : t(($) => $.state.open)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** Also shown to readers whose session has expired. */
function SignInHint() {
  const { t } = useTranslation('academy');
  return (
    <>
      <p>{t(($) => $.state.signIn)}</p>
      <ButtonAnchor href={usePortalHref('/login', '/academy/exams')}>{t(($) => $.state.signInLink)}</ButtonAnchor>
    </>
  );
}
