import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { OFFER_CODES, offersTrial } from '../../../domain/prices.ts';
import { useFormat } from '../../i18n/format.ts';
import { readMoney } from '../../i18n/money.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { domainStatus } from './domainStatus.ts';
import { usePage } from '../page/page.ts';
import { QuickOffer } from './QuickOffer.tsx';
import { loginPath, subscribeHref } from '../routing/returnLinks.ts';
import styles from './AccessOverlay.module.css';
import type { AccessOverlay_viewer$key } from '../../relay/__generated__/AccessOverlay_viewer.graphql.ts';

/**
 * Offers what opens the page: a tariff on the spot to those who pay for a product, a trial to those who may have one, a purchase
 * to everybody, sign in where the subscription belongs to no account (ACC-04..07). Without an external page for purchases the
 * offers are asked for by mail.
 */
export function AccessOverlay({
  viewer,
  onQuickPurchase,
}: {
  viewer: AccessOverlay_viewer$key;
  onQuickPurchase: () => void;
}) {
  const { t } = useTranslation('access');
  const { t: tCommon } = useTranslation('common');
  const { account } = useFragment(
    graphql`
      fragment AccessOverlay_viewer on Viewer @throwOnFieldError {
        account {
          subscription {
            status
            productName
          }
          prices @catch(to: NULL) {
            leadGen {
              ...money_money
            }
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
  const status = domainStatus(account.subscription.status);
  const returnTo = `${window.location.origin}${basePath}${location.pathname}${location.search}`;
  const href = (offer: { code: string; name: string }) => subscribeHref(offer, { ...settings, returnTo });
  const trial = account.offers.find((offer) => offer.code === OFFER_CODES.trial);
  const purchases = account.offers.filter((offer) => offer !== trial);
  const product = account.subscription.productName;

  return (
    <div className={styles.layer}>
      <section className={styles.overlay} aria-labelledby={titleId}>
        <h2 id={titleId}>{t(($) => $.title)}</h2>
        <p>
          {status === 'withoutTariff' && product
            ? t(($) => $.text.withoutTariff, { product: t(($) => $.product[product]) })
            : t(($) => $.text[status === 'freeWithUsedTrial' ? 'usedTrial' : 'free'])}
        </p>
        {status === 'withoutTariff' && (
          <QuickOffer source="PROFILE_FORM" fallback={<Skeleton height={72} />}>
            {({ plan, monthlyCost }) => (
              <div className={styles.offer}>
                <div>
                  <strong>{tCommon(($) => $.tier[plan])}</strong>
                  <div className={styles.price}>{t(($) => $.perMonth, { price: format.money(monthlyCost) })}</div>
                </div>
                <Button look="primary" onClick={onQuickPurchase}>
                  {t(($) => $.buyNow)}
                  <span className="visually-hidden"> {tCommon(($) => $.tier[plan])}</span>
                </Button>
              </div>
            )}
          </QuickOffer>
        )}
        <ul role="list" className={styles.offers}>
          {purchases.map((offer) => (
            <li key={offer.code} className={styles.offer}>
              <div>
                <strong>{offer.name}</strong>
                {offer.code === OFFER_CODES.leadGen && account.prices && (
                  <div className={styles.price}>
                    {t(($) => $.perMonth, { price: format.money(readMoney(account.prices.leadGen)) })}
                  </div>
                )}
              </div>
              <ButtonAnchor look="secondary" href={href(offer)}>
                {settings.subscribeUrl === null ? t(($) => $.ask) : t(($) => $.buy)}
                <span className="visually-hidden"> {offer.name}</span>
              </ButtonAnchor>
            </li>
          ))}
        </ul>
        {trial && status !== null && offersTrial(status) && (
          <ButtonAnchor look={status === 'withoutTariff' ? 'secondary' : 'primary'} wide href={href(trial)}>
            {settings.subscribeUrl === null ? t(($) => $.askTrial) : t(($) => $.startTrial)}
          </ButtonAnchor>
        )}
        {status === 'unregistered' && (
          <ButtonLink look="primary" wide to={loginPath(location)}>
            {t(($) => $.signIn)}
          </ButtonLink>
        )}
        {settings.subscribeUrl === null && (
          <p className={styles.note}>{t(($) => $.byMail, { email: settings.contactEmail })}</p>
        )}
      </section>
    </div>
  );
}
