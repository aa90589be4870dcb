import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { planBenefits } from '../../../domain/plans.ts';
import type { Plan } from '../../../domain/plans.ts';
import { PlanBenefits } from '../plans/PlanBenefits.tsx';
import { useFormat } from '../../i18n/format.ts';
import type { Money } from '../../i18n/money.ts';
import { Chip } from '../../ui/Chip.tsx';
import styles from './PlanOffer.module.css';

/** A plan with its name, benefits, monthly price and link to buy it (ACC-04 to ACC-07). */
export function PlanOffer({
  plan,
  price,
  isRecommended = false,
  children,
}: {
  plan: Plan;
  price: Money | null;
  isRecommended?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('plans');
  const { t: tCommon } = useTranslation('common');
  const format = useFormat();
  return (
    <li className={styles.plan}>
      <div className={styles.name}>
        <h3>{tCommon(($) => $.tier[plan.id])}</h3>
        {isRecommended && <Chip tone="success">{t(($) => $.recommended)}</Chip>}
      </div>
      <PlanBenefits benefits={planBenefits(plan)} />
      {price !== null && (
        <p className={styles.price}>
          <strong>{format.money(price)}</strong> <span>{t(($) => $.period)}</span>
        </p>
      )}
      {children}
    </li>
  );
}
