import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { quickPurchasePlan } from '../../../domain/quickPurchase.ts';
import { readMoney } from '../../i18n/money.ts';
import type { QuickPurchaseForm_account$key } from '../../relay/__generated__/QuickPurchaseForm_account.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { PurchaseSums } from './PurchaseSums.tsx';
import { PurchaseFailure } from './PurchaseFailure.tsx';
import { useExactMoney } from './useExactMoney.ts';
import type { BuyTools } from './useBuyTariff.ts';
import styles from './QuickPurchase.module.css';

/** The three lines of a purchase and its buy button (SCR-20, ENT-27, RTE-14). */
export function QuickPurchaseForm({
  account,
  tools: { buy, isBuying, failure },
  onClose,
}: {
  account: QuickPurchaseForm_account$key;
  tools: BuyTools;
  onClose: () => void;
}) {
  const { t } = useTranslation('purchase');
  const { t: tCommon } = useTranslation('common');
  const money = useExactMoney();
  const { id, subscription, quickPurchase } = useFragment(
    graphql`
      fragment QuickPurchaseForm_account on Account
      @argumentDefinitions(source: { type: "PurchaseSource!" }, sessionId: { type: "String!" })
      @throwOnFieldError {
        id
        subscription {
          productName
        }
        quickPurchase(source: $source, sessionId: $sessionId) {
          isAvailable
          monthlyCost {
            ...money_money
          }
          todayCharge {
            ...money_money
          }
          taxPercent
        }
      }
    `,
    account,
  );
  const plan = quickPurchasePlan(subscription.productName ?? null);
  const { monthlyCost, todayCharge, taxPercent } = quickPurchase?.isAvailable ? quickPurchase : {};
  const close = <Button onClick={onClose}>{tCommon(($) => $.cancel)}</Button>;
  const notice = failure && <PurchaseFailure failure={failure} />;
  if (!plan || !monthlyCost || !todayCharge || typeof taxPercent !== 'number') {
    return (
      <div className={styles.content}>
        <div role="alert">{notice ?? <p>{t(($) => $.failure.notAvailable)}</p>}</div>
        <div className={styles.actions}>{close}</div>
      </div>
    );
  }
  const charge = readMoney(todayCharge);
  return (
    <div className={styles.content}>
      <p>
        {t(($) => $.intro, {
          plan: tCommon(($) => $.tier[plan.id]),
          product: t(($) => $.product[plan.product ?? 'FREE']),
        })}
      </p>
      <PurchaseSums monthlyCost={readMoney(monthlyCost)} todayCharge={charge} taxPercent={taxPercent} />
      <p className={styles.note}>{t(($) => $.card)}</p>
      <div>
        {/* Rendered before its content, so that screen readers announce it. */}
        <div role="alert" className={styles.failure}>
          {notice}
        </div>
        <div className={styles.actions}>
          {close}
          <Button look="primary" pending={isBuying} onClick={() => void buy(id, charge)}>
            {t(($) => $.buy, { amount: money(charge) })}
          </Button>
        </div>
      </div>
    </div>
  );
}
