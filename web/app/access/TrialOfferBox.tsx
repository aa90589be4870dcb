import { useTranslation } from 'react-i18next';
import { TRIAL_DAYS } from '../../../domain/plans.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import type { ButtonLook } from '../../ui/Button.tsx';
import { CheckedList } from '../../ui/lists/CheckedList.tsx';
import { usePage } from '../page/page.ts';
import styles from './TrialOfferBox.module.css';

/** Offers the trial, with its length, what it includes and a link to start it (CON-27). */
export function TrialOfferBox({ href, look }: { href: string; look: ButtonLook }) {
  const { t } = useTranslation('plans');
  const { t: tAccess } = useTranslation('access');
  const { settings } = usePage();
  const points = [
    { key: 'work', text: t(($) => $.trialWork) },
    { key: 'once', text: t(($) => $.trialOnce) },
  ];
  return (
    <div className={styles.trial}>
      <div>
        <h3>{t(($) => $.trialTitle, { days: TRIAL_DAYS })}</h3>
        <CheckedList across items={points} />
      </div>
      <ButtonAnchor look={look} href={href}>
        {settings.subscribeUrl === null ? tAccess(($) => $.askTrial) : tAccess(($) => $.startTrial)}
      </ButtonAnchor>
    </div>
  );
}
