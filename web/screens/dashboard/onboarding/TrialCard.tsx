import { useTranslation } from 'react-i18next';
import { TRIAL_DAYS } from '../../../../domain/plans.ts';
import { usePage } from '../../../app/page/page.ts';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { CheckedList } from '../../../ui/lists/CheckedList.tsx';
import styles from './Onboarding.module.css';

const INCLUDED = ['page', 'leads', 'messages', 'reviews', 'dashboard'] as const;

/** The trial and what it includes: a new owner's first step. */
export function TrialCard({ href }: { href: string }) {
  const { t } = useTranslation('onboarding');
  const { t: tAccess } = useTranslation('access');
  const { t: tPlans } = useTranslation('plans');
  const { settings, basePath } = usePage();
  const title = t(($) => $.trial.title, { days: TRIAL_DAYS });
  return (
    <section className={styles.trial} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{t(($) => $.trial.text)}</p>
        <CheckedList across items={INCLUDED.map((key) => ({ key, text: t(($) => $.trial[key]) }))} />
      </div>
      <div className={styles.begin}>
        <ButtonAnchor look="primary" href={href}>
          {settings.subscribeUrl === null ? tAccess(($) => $.askTrial) : tAccess(($) => $.startTrial)}
        </ButtonAnchor>
        <a href={`${basePath}/get-started`}>{tPlans(($) => $.compare)}</a>
      </div>
    </section>
  );
}
