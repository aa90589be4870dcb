import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { taxWithin } from '../../../domain/quickPurchase.ts';
import { useFormat } from '../../i18n/format.ts';
import type { Money } from '../../i18n/money.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useExactMoney } from './useExactMoney.ts';
import styles from './QuickPurchase.module.css';

/** The three lines of a purchase: monthly cost, tax and today's charge (ENT-27, RTE-14). */
export function PurchaseSums({
  monthlyCost,
  todayCharge,
  taxPercent,
}: {
  monthlyCost: Money;
  todayCharge: Money;
  taxPercent: number;
}) {
  const { t } = useTranslation('purchase');
  const { percent } = useFormat();
  const money = useExactMoney();
  const taxes = useHref('/kb/taxes');
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t(($) => $.monthlyCost)}</dt>
        <dd>{money(monthlyCost)}</dd>
      </div>
      <div>
        <dt>
          {t(($) => $.tax, { percent: percent(taxPercent / 100) })}
          <a href={taxes} target="_blank" rel="noreferrer">
            {t(($) => $.taxes)}
            <Icon name="external" size={14} />
            <span className="visually-hidden"> ({t(($) => $.newTab)})</span>
          </a>
        </dt>
        <dd>{money({ ...todayCharge, amount: taxWithin(todayCharge.amount, taxPercent) })}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t(($) => $.todayCharge)}</dt>
        <dd>{money(todayCharge)}</dd>
      </div>
    </dl>
  );
}
