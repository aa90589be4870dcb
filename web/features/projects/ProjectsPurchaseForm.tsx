import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { usePage } from '../../app/page/page.ts';
import { useFormat } from '../../i18n/format.ts';
import { readMoney } from '../../i18n/money.ts';
import type { ProjectsPurchaseForm_account$key } from '../../relay/__generated__/ProjectsPurchaseForm_account.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { PurchaseFailure } from '../quickPurchase/PurchaseFailure.tsx';
import { PurchaseSums } from '../quickPurchase/PurchaseSums.tsx';
import styles from '../quickPurchase/QuickPurchase.module.css';
import { useExactMoney } from '../quickPurchase/useExactMoney.ts';
import type { useBuyProjects } from './useBuyProjects.ts';

/** The price of more projects and the button that buys them; without an offer, whom to contact. */
export function ProjectsPurchaseForm({
  account,
  tools: { buy, isBuying, failure },
  onDone,
  onClose,
}: {
  account: ProjectsPurchaseForm_account$key;
  tools: ReturnType<typeof useBuyProjects>;
  onDone: (text: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('score');
  const { t: tPurchase } = useTranslation('purchase');
  const { t: tCommon } = useTranslation('common');
  const { number } = useFormat();
  const money = useExactMoney();
  const { contactEmail } = usePage().settings;
  const { id, projectsPurchase } = useFragment(
    graphql`
      fragment ProjectsPurchaseForm_account on Account @throwOnFieldError {
        id
        projectsPurchase {
          isAvailable
          projects
          max
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
  const close = <Button onClick={onClose}>{tCommon(($) => $.cancel)}</Button>;
  const { monthlyCost, todayCharge, taxPercent } = projectsPurchase?.isAvailable ? projectsPurchase : {};
  if (!projectsPurchase || !monthlyCost || !todayCharge || typeof taxPercent !== 'number') {
    return (
      <div className={styles.content}>
        <p>{t(($) => $.notAvailable.projects, { email: contactEmail })}</p>
        <div className={styles.actions}>{close}</div>
      </div>
    );
  }
  const { projects, max } = projectsPurchase;
  const charge = readMoney(todayCharge);
  const submit = async () => {
    if (await buy({ accountId: id, max, todayCharge: charge })) onDone(t(($) => $.done.bought, { max: number(max) }));
  };
  return (
    <div className={styles.content}>
      <p>{t(($) => $.more.intro, { present: number(max - projects), count: projects, max: number(max) })}</p>
      <PurchaseSums monthlyCost={readMoney(monthlyCost)} todayCharge={charge} taxPercent={taxPercent} />
      <p className={styles.note}>{tPurchase(($) => $.card)}</p>
      <div>
        {/* Rendered before its content, so that screen readers announce it. */}
        <div role="alert" className={styles.failure}>
          {failure?.kind === 'notAvailable' ? (
            t(($) => $.notAvailable.projects, { email: contactEmail })
          ) : failure ? (
            <PurchaseFailure failure={failure} />
          ) : null}
        </div>
        <div className={styles.actions}>
          {close}
          <Button look="primary" pending={isBuying} onClick={() => void submit()}>
            {tPurchase(($) => $.buy, { amount: money(charge) })}
          </Button>
        </div>
      </div>
    </div>
  );
}
