import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../domain/plans.ts';
import { PlanBenefits } from '../plans/PlanBenefits.tsx';
import { useFormat } from '../../i18n/format.ts';
import type { Money } from '../../i18n/money.ts';
import styles from './PlanOffer.module.css';

/** A plan's name, benefits, monthly price and purchase link (ACC-04 to ACC-07). */
export function PlanOffer({ plan, price, children }: { plan: Plan; price: Money | null; children: ReactNode }) {
  const { t } = useTranslation('plans');
  const { t: tCommon } = useTranslation('common');
  const format = useFormat();
  return (
    <li className={styles.plan}>
      <h3>{tCommon(($) => $.tier[plan.id])}</h3>
      <PlanBenefits plan={plan} />
      {price !== null && (
        <p className={styles.price}>
          <strong>{format.money(price)}</strong> <span>{t(($) => $.period)}</span>
        </p>
      )}
      {children}
    </li>
  );
}
