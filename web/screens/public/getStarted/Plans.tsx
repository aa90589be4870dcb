import { Link } from 'react-router-dom';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planDetails, PLANS, RECOMMENDED_PLAN } from '../../../../domain/plans.ts';
import type { Plan, PlanId } from '../../../../domain/plans.ts';
import { QuickOffer } from '../../../app/access/QuickOffer.tsx';
import type { OwnSubscription } from '../../../app/access/QuickOffer.tsx';
import { usePurchaseDialog } from '../../../app/access/usePurchaseDialog.ts';
import { SectionBoundary } from '../../../app/content/SectionBoundary.tsx';
import { OfferedPlan } from '../../../app/plans/OfferedPlan.tsx';
import { PlanBenefits } from '../../../app/plans/PlanBenefits.tsx';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import type { Money } from '../../../i18n/money.ts';
import { readListedPrices } from '../../../app/plans/listedPrices.ts';
import type { listedPrices_prices$key } from '../../../relay/__generated__/listedPrices_prices.graphql.ts';
import { usePortalHref } from '../../../site/PortalLink.tsx';
import { useSite } from '../../../site/site.ts';
import { Button, ButtonAnchor } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Section } from '../../../ui/Section.tsx';
import { useSubscribeHref } from './useSubscribeHref.ts';
import styles from './Plans.module.css';

// Loaded on demand: few readers can buy directly.
const QuickPurchaseDialog = lazy(async () => ({
  default: (await import('../../../features/quickPurchase/QuickPurchaseDialog.tsx')).QuickPurchaseDialog,
}));

/**
 * The plans side by side: price, target audience, distinguishing features and a link to buy (CON-22 to CON-27, ENT-29).
 */
export function Plans({
  prices,
  own,
  onSubscription,
}: {
  prices: listedPrices_prices$key;
  own: OwnSubscription | null;
  onSubscription: (own: OwnSubscription) => void;
}) {
  const { t } = useTranslation('getStarted');
  const { subscribeUrl, contactEmail, isSignedIn } = useSite();
  // The plan that this account can buy directly.
  const [offered, setOffered] = useState<PlanId | null>(null);
  const purchase = usePurchaseDialog();
  const account = usePortalHref('/profile/dashboard');
  const listed = readListedPrices(prices);
  const ownPlan = own?.status === 'PAID' ? PLANS.find(({ tariff }) => tariff === own.tariff) : undefined;
  return (
    <Section
      title={t(($) => $.plans.title)}
      intro={t(($) => $.plans.intro)}
      action={<Link to="/kb/taxes">{t(($) => $.plans.taxes)}</Link>}
    >
      <ul role="list" className={styles.plans}>
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            price={listed[plan.price]}
            isOwn={plan === ownPlan}
            isRecommended={!ownPlan && plan.id === RECOMMENDED_PLAN}
            onBuy={plan.id === offered ? purchase.open : null}
          />
        ))}
      </ul>
      {isSignedIn && (
        <QuickOffer source="GET_STARTED" onSubscription={onSubscription}>
          {(offer) => <OfferedPlan plan={offer.plan} onOffer={setOffered} />}
        </QuickOffer>
      )}
      {purchase.isOpen && (
        // React remembers that the code failed to load, so only a reload helps.
        <SectionBoundary onRetry={() => window.location.reload()}>
          <Suspense fallback={null}>
            <QuickPurchaseDialog
              source="GET_STARTED"
              onClose={purchase.close}
              next={
                <ButtonAnchor look="primary" href={account}>
                  {t(($) => $.plans.account)}
                </ButtonAnchor>
              }
            />
          </Suspense>
        </SectionBoundary>
      )}
      {subscribeUrl === null && <p className={styles.note}>{t(($) => $.plans.byMail, { email: contactEmail })}</p>}
    </Section>
  );
}

/**
 * `onBuy`: set if this account can buy the plan directly; everybody else gets a link, which works without JavaScript.
 */
function PlanCard({
  plan,
  price,
  isOwn,
  isRecommended,
  onBuy,
}: {
  plan: Plan;
  price: Money;
  /** Whether this account has bought the plan. */
  isOwn: boolean;
  isRecommended: boolean;
  onBuy: (() => void) | null;
}) {
  const { t } = useTranslation('getStarted');
  const { t: tCommon } = useTranslation('common');
  const { t: tPlans } = useTranslation('plans');
  const format = useFormat();
  const href = useSubscribeHref();
  const { subscribeUrl } = useSite();
  const name = tCommon(($) => $.tier[plan.id]);
  const account = usePortalHref('/profile/dashboard');
  const flag = isOwn ? t(($) => $.plans.own) : isRecommended && tPlans(($) => $.recommended);
  return (
    <li className={classNames(styles.plan, flag && styles.flagged)}>
      {flag && <p className={styles.flag}>{flag}</p>}
      <h3>{name}</h3>
      <p className={styles.price}>
        <strong>
          <FormattedValue>{format.money(price)}</FormattedValue>
        </strong>
        <span>{t(($) => $.plans.period)}</span>
      </p>
      <p className={styles.audience}>{tPlans(($) => $.audience[plan.id])}</p>
      <div className={styles.benefits}>
        <PlanBenefits benefits={planDetails(plan)} />
      </div>
      {isOwn ? (
        <ButtonAnchor wide href={account}>
          {t(($) => $.plans.account)}
        </ButtonAnchor>
      ) : onBuy ? (
        <Button wide look="primary" onClick={onBuy}>
          {t(($) => $.plans.buyNow)}
          <span className="visually-hidden">{` ${name}`}</span>
        </Button>
      ) : (
        <ButtonAnchor
          wide
          look={isRecommended ? 'primary' : 'secondary'}
          href={href({ code: plan.offer, name: plan.offerName })}
        >
          {subscribeUrl === null ? (
            t(($) => $.plans.ask)
          ) : (
            <FormattedValue>{tPlans(($) => $.buyFor, { price: format.money(price) })}</FormattedValue>
          )}
          <span className="visually-hidden">{` ${name}`}</span>
        </ButtonAnchor>
      )}
    </li>
  );
}
