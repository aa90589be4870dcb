import { useTranslation } from 'react-i18next';
import { planDetails, PLANS } from '../../../../domain/plans.ts';
import { offersTrial } from '../../../../domain/prices.ts';
import { domainStatus } from '../../../app/access/domainStatus.ts';
import type { OwnSubscription } from '../../../app/access/QuickOffer.tsx';
import { tierOf } from '../../../app/access/useTier.ts';
import { PlanBenefits } from '../../../app/plans/PlanBenefits.tsx';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { COMPARISON_ID } from './PlanComparison.tsx';
import { TrialOffer } from './TrialOffer.tsx';
import styles from './HeroOffer.module.css';

/**
 * The trial, or the plan of an account that cannot have one. The trial is shown until the account is known, because most
 * readers can have one; it keeps its place, so that nothing on the page moves then.
 */
export function HeroOffer({ own }: { own: OwnSubscription | null }) {
  const status = domainStatus(own?.status);
  if (!own || status === null || offersTrial(status)) return <TrialOffer />;
  return (
    <div className={styles.place}>
      <div className={styles.kept} aria-hidden>
        <TrialOffer />
      </div>
      <OwnPlan own={own} />
    </div>
  );
}

function OwnPlan({ own }: { own: OwnSubscription }) {
  const { t } = useTranslation('getStarted');
  const { t: tCommon } = useTranslation('common');
  const tier = tierOf({ ...own, productName: null });
  const plan = own.status === 'PAID' && PLANS.find(({ tariff }) => tariff === own.tariff);
  return (
    <section className={styles.plan} aria-label={t(($) => $.plans.own)}>
      <h2>{t(($) => $.plans.own)}</h2>
      <p>{tCommon(($) => $.tier[tier])}</p>
      {plan && <PlanBenefits benefits={planDetails(plan)} />}
      <ButtonAnchor wide href={`#${COMPARISON_ID}`}>
        {t(($) => $.comparison.title)}
      </ButtonAnchor>
    </section>
  );
}
