import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { planById, PLANS, RECOMMENDED_PLAN } from '../../../domain/plans.ts';
import type { PlanId } from '../../../domain/plans.ts';
import { OFFER_CODES, offersTrial } from '../../../domain/prices.ts';
import { OfferedPlan } from '../plans/OfferedPlan.tsx';
import { readListedPrices } from '../plans/listedPrices.ts';
import { useFormat } from '../../i18n/format.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CoveredTitle } from './CoveredTitle.tsx';
import { domainStatus } from './domainStatus.ts';
import { usePage } from '../page/page.ts';
import { LeaveButton } from './LeaveButton.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import { QuickOffer } from './QuickOffer.tsx';
import { TrialOfferBox } from './TrialOfferBox.tsx';
import { loginPath } from '../routing/returnLinks.ts';
import { useOfferHref } from './useOfferHref.ts';
import styles from './AccessOverlay.module.css';
import type { AccessOverlay_viewer$key } from '../../relay/__generated__/AccessOverlay_viewer.graphql.ts';

/**
 * Offers access to the page: a quick purchase for accounts with a product, a trial for eligible ones, every plan with
 * its price and benefits, or signing in if there is no account (ACC-04..07). Without an external shop, purchases are
 * requested by email.
 */
export function AccessOverlay({
  viewer,
  covered,
  onQuickPurchase,
}: {
  viewer: AccessOverlay_viewer$key;
  /** Route id of the page that a skeleton stands for; null if the page itself is behind the overlay. */
  covered: string | null;
  onQuickPurchase: () => void;
}) {
  const { t } = useTranslation('access');
  const { t: tCommon } = useTranslation('common');
  const { t: tPlans } = useTranslation('plans');
  const { account } = useFragment(
    graphql`
      fragment AccessOverlay_viewer on Viewer @throwOnFieldError {
        account {
          subscription {
            status
            productName
          }
          prices @catch(to: NULL) {
            ...listedPrices_prices
          }
          offers {
            code
            name
          }
        }
      }
    `,
    viewer,
  );
  const titleId = useId();
  const format = useFormat();
  const { settings, basePath } = usePage();
  const location = useLocation();
  // The plan offered as a quick purchase, shown first.
  const [quick, setQuick] = useState<PlanId | null>(null);
  const href = useOfferHref();
  const status = domainStatus(account.subscription.status);
  const { offers } = account;
  const prices = account.prices && readListedPrices(account.prices);
  const trial = offers.find((offer) => offer.code === OFFER_CODES.trial);
  const plans = PLANS.filter(({ id, offer }) => id !== quick && offers.some(({ code }) => code === offer));
  // Offers that are neither the trial nor a known plan.
  const others = offers.filter((offer) => offer !== trial && !PLANS.some((plan) => plan.offer === offer.code));
  const hasTrial = trial && status !== null && offersTrial(status);
  const product = account.subscription.productName;
  const asks = settings.subscribeUrl === null;

  return (
    <div className={styles.layer}>
      {covered !== null && <CoveredTitle page={covered} />}
      <section className={styles.overlay} aria-labelledby={titleId}>
        <header className={styles.header}>
          <h2 id={titleId}>{t(($) => $.title)}</h2>
          <LeaveButton />
        </header>
        <p>
          {status === 'withoutTariff' && product
            ? t(($) => $.text.withoutTariff, { product: t(($) => $.product[product]) })
            : t(($) => $.text[status === 'freeWithUsedTrial' ? 'usedTrial' : 'free'])}
        </p>
        {status === 'withoutTariff' && (
          <QuickOffer source="PROFILE_FORM" fallback={<Skeleton height={72} />}>
            {({ plan, monthlyCost }) => (
              <ul role="list" className={styles.quick}>
                <PlanOffer plan={planById(plan)} price={monthlyCost}>
                  <OfferedPlan plan={plan} onOffer={setQuick} />
                  <Button look="primary" onClick={onQuickPurchase}>
                    {t(($) => $.buyNow)}
                    <span className="visually-hidden"> {tCommon(($) => $.tier[plan])}</span>
                  </Button>
                </PlanOffer>
              </ul>
            )}
          </QuickOffer>
        )}
        {hasTrial && <TrialOfferBox href={href(trial)} look={status === 'withoutTariff' ? 'secondary' : 'primary'} />}
        {status === 'unregistered' && (
          <ButtonLink look="primary" wide to={loginPath(location)}>
            {t(($) => $.signIn)}
          </ButtonLink>
        )}
        {plans.length + others.length > 0 && (
          <div className={styles.buy}>
            <h3>{hasTrial ? tPlans(($) => $.orBuy) : tPlans(($) => $.buyPlan)}</h3>
            <ul role="list" className={styles.plans}>
              {plans.map((plan) => {
                const price = prices?.[plan.price] ?? null;
                return (
                  <PlanOffer key={plan.id} plan={plan} price={price} isRecommended={plan.id === RECOMMENDED_PLAN}>
                    <ButtonAnchor look="secondary" href={href({ code: plan.offer, name: plan.offerName })}>
                      {asks
                        ? t(($) => $.ask)
                        : price
                          ? tPlans(($) => $.buyFor, { price: format.money(price) })
                          : t(($) => $.buy)}
                      <span className="visually-hidden"> {tCommon(($) => $.tier[plan.id])}</span>
                    </ButtonAnchor>
                  </PlanOffer>
                );
              })}
              {others.map((offer) => (
                <li key={offer.code} className={styles.other}>
                  <strong>{offer.name}</strong>
                  <ButtonAnchor look="secondary" href={href(offer)}>
                    {asks ? t(($) => $.ask) : t(($) => $.buy)}
                    <span className="visually-hidden"> {offer.name}</span>
                  </ButtonAnchor>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className={styles.note}>
          {asks && <span>{t(($) => $.byMail, { email: settings.contactEmail })}</span>}
          <a href={`${basePath}/get-started`}>{tPlans(($) => $.compare)}</a>
        </p>
      </section>
    </div>
  );
}
