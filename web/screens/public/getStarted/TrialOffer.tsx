import { useTranslation } from 'react-i18next';
import { TRIAL_DAYS, TRIAL_OFFER } from '../../../../domain/plans.ts';
import { useSite } from '../../../site/site.ts';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useSubscribeHref } from './useSubscribeHref.ts';
import styles from './TrialOffer.module.css';

/** The trial, for readers who aren't ready to pick a plan (CON-27). */
export function TrialOffer() {
  const { t } = useTranslation('getStarted');
  const { t: tPlans } = useTranslation('plans');
  const { subscribeUrl } = useSite();
  const href = useSubscribeHref();
  const points = [
    tPlans(($) => $.trialTitle, { days: TRIAL_DAYS }),
    ...(['profile', 'leads', 'once'] as const).map((point) => t(($) => $.trial[point])),
  ];
  return (
    <section className={styles.offer} aria-label={t(($) => $.trial.title)}>
      <h2>{t(($) => $.trial.title)}</h2>
      <ul role="list">
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" size={18} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <ButtonAnchor wide href={href(TRIAL_OFFER)}>
        {subscribeUrl === null ? t(($) => $.trial.ask) : t(($) => $.trial.start)}
      </ButtonAnchor>
    </section>
  );
}
