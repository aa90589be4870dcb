import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { planById } from '../../../../domain/plans.ts';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { readMoney } from '../../../i18n/money.ts';
import type { OfferCard_prices$key } from '../../../relay/__generated__/OfferCard_prices.graphql.ts';
import { useSite } from '../../../site/site.ts';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { PlanLimits } from '../getStarted/PlanLimits.tsx';
import { useSubscribeHref } from '../getStarted/useSubscribeHref.ts';
import styles from './OfferCard.module.css';

const { offer, offerName, tariff } = planById('leadGen');

/** Lead generation's price, limits and link to buy (CON-22, CON-26). */
export function OfferCard({ prices }: { prices: OfferCard_prices$key }) {
  const { t } = useTranslation('leadGeneration');
  const { t: tCommon } = useTranslation('common');
  const format = useFormat();
  const href = useSubscribeHref();
  const { subscribeUrl, contactEmail } = useSite();
  const { leadGen } = useFragment(
    graphql`
      fragment OfferCard_prices on Prices @throwOnFieldError {
        leadGen {
          ...money_money
        }
      }
    `,
    prices,
  );
  const name = tCommon(($) => $.tier.leadGen);
  return (
    <section className={styles.card} aria-label={name}>
      <h2>{name}</h2>
      <p className={styles.price}>
        <strong>
          <FormattedValue>{format.money(readMoney(leadGen))}</FormattedValue>
        </strong>
        <span>{t(($) => $.offer.period)}</span>
      </p>
      <PlanLimits tariff={tariff} />
      <ButtonAnchor wide look="primary" href={href({ code: offer, name: offerName })}>
        {subscribeUrl === null ? t(($) => $.offer.ask) : t(($) => $.offer.buy)}
      </ButtonAnchor>
      {subscribeUrl === null && <p className={styles.note}>{t(($) => $.offer.byMail, { email: contactEmail })}</p>}
      <Link to="/kb/taxes">{t(($) => $.offer.taxes)}</Link>
    </section>
  );
}
