import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { SectionBoundary } from '../../app/SectionBoundary.tsx';
import ExamStateQueryParameters from '../../relay/__generated__/ExamStateQuery$parameters.ts';
import type { ExamStateQuery } from '../../relay/__generated__/ExamStateQuery.graphql.ts';
import { PortalLink } from '../../site/PortalLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EXAMS } from './exams.ts';
import styles from './ExamState.module.css';

/**
 * Which exams the reader's agency has passed. Asked for by the browser once the page is there: the page itself is the same
 * for everybody.
 */
export function ExamState() {
  const { t } = useTranslation('academy');
  const [reference, load] = useQueryLoader<ExamStateQuery>(ExamStateQueryParameters);
  useEffect(() => load({}, { fetchPolicy: 'store-or-network' }), [load]);
  return (
    <section className={styles.state} aria-label={t(($) => $.state.title)} aria-live="polite">
      {reference && (
        <SectionBoundary resetOn={reference} onRetry={() => load({}, { fetchPolicy: 'network-only' })}>
          <Suspense fallback={<p>{t(($) => $.state.loading)}</p>}>
            <State reference={reference} />
          </Suspense>
        </SectionBoundary>
      )}
    </section>
  );
}

function State({ reference }: { reference: PreloadedQuery<ExamStateQuery> }) {
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
  if (!viewer) {
    return (
      <p>
        {t(($) => $.state.signIn)}{' '}
        <PortalLink to="/login" back="/academy/exams">
          {t(($) => $.state.signInLink)}
        </PortalLink>
      </p>
    );
  }
  if (!viewer.score) {
    return (
      <p>
        {t(($) => $.state.noPlan)}{' '}
        <ButtonLink look="quiet" size="small" to="/get-started">
          {t(($) => $.state.plans)}
        </ButtonLink>
      </p>
    );
  }
  const { agency, toolkit } = viewer.score.certificates;
  const passed = { agency, toolkit };
  return (
    <>
      <h3>{t(($) => $.state.title)}</h3>
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
    </>
  );
}
