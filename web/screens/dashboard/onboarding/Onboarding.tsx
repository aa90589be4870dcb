import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { OFFER_CODES } from '../../../../domain/prices.ts';
import { useOfferHref } from '../../../app/access/useOfferHref.ts';
import type { Onboarding_viewer$key } from '../../../relay/__generated__/Onboarding_viewer.graphql.ts';
import { CardPreview } from './CardPreview.tsx';
import { Checklist } from './Checklist.tsx';
import { FinishedOnboarding } from './FinishedOnboarding.tsx';
import styles from './Onboarding.module.css';
import { TrialCard } from './TrialCard.tsx';

/**
 * Onboarding of a new owner (SCR-31): the trial, then the checklist, until all steps are done or it is closed (RST-67).
 * Renders nothing when there is nothing left to do. `children` are shown below the card preview.
 */
export function Onboarding({
  viewer,
  onClosed,
  children,
}: {
  viewer: Onboarding_viewer$key;
  onClosed: () => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation('onboarding');
  const href = useOfferHref();
  const { id, account, onboarding } = useFragment(
    graphql`
      fragment Onboarding_viewer on Viewer @throwOnFieldError {
        id
        account {
          subscription {
            status
          }
          user {
            email
            getStarted
          }
          offers {
            code
            name
          }
        }
        onboarding {
          profile @catch(to: NULL) {
            revision
            ...CardPreview_profile
          }
          steps {
            name
            state @catch(to: NULL)
          }
        }
      }
    `,
    viewer,
  );
  const { subscription, user, offers } = account;
  if (!onboarding || user.getStarted) return null;
  const steps = onboarding.steps.map(({ name, state }) => ({ name, state: state ?? null }));
  if (steps.every(({ state }) => state === 'DONE')) return <FinishedOnboarding />;
  const isIncluded = subscription.status === 'PAID' || subscription.status === 'TRIAL';
  const trial = offers.find(({ code }) => code === OFFER_CODES.trial);
  const trialHref = isIncluded || !trial ? null : href(trial);
  return (
    <div className={styles.columns}>
      <div className={styles.steps}>
        {trialHref !== null && <TrialCard href={trialHref} />}
        <Checklist
          ownerId={id}
          email={user.email ?? ''}
          revision={onboarding.profile?.revision ?? null}
          steps={steps}
          trialHref={trialHref}
          canClose={isIncluded}
          onClosed={onClosed}
        />
      </div>
      <aside className={styles.aside}>
        <section className={styles.preview}>
          <h2>{t(($) => $.preview.title)}</h2>
          <p>{t(($) => $.preview.text)}</p>
          <CardPreview ownerId={id} profile={onboarding.profile ?? null} />
        </section>
        {children}
      </aside>
    </div>
  );
}
