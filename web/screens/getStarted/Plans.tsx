import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { PLANS } from '../../../domain/plans.ts';
import type { Plan } from '../../../domain/plans.ts';
import { useFormat } from '../../i18n/format.ts';
import type { Plans_prices$key } from '../../relay/__generated__/Plans_prices.graphql.ts';
import { useSite } from '../../site/site.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { PlanLimits } from './PlanLimits.tsx';
import { useSubscribeHref } from './useSubscribeHref.ts';
import styles from './Plans.module.css';

/** The plans side by side: price, what the page may show, and where each is bought (CON-22 to CON-27, ENT-29). */
export function Plans({ prices }: { prices: Plans_prices$key }) {
  const { t } = useTranslation('getStarted');
  const { subscribeUrl, contactEmail } = useSite();
  const { leadGen, pro, guru, business } = useFragment(
    graphql`
      fragment Plans_prices on Prices @throwOnFieldError {
        leadGen
        pro
        guru
        business
      }
    `,
    prices,
  );
  const listed = { leadGen, pro, guru, business };
  return (
    <Section
      title={t(($) => $.plans.title)}
      intro={t(($) => $.plans.intro)}
      action={<Link to="/kb/taxes">{t(($) => $.plans.taxes)}</Link>}
    >
      <ul role="list" className={styles.plans}>
        {PLANS.map((plan) => (
          <PlanCard key={plan.id} plan={plan} price={listed[plan.price]} />
        ))}
      </ul>
      {subscribeUrl === null && <p className={styles.note}>{t(($) => $.plans.byMail, { email: contactEmail })}</p>}
    </Section>
  );
}

/** Names of the products, in every language the same. */
const PRODUCTS = {
  PRO: 'Pro',
  GURU: 'Guru',
  BUSINESS: 'Business',
  APP_CENTER_ACCESS: 'App Center',
  FREE: 'Free',
} as const;

function PlanCard({ plan, price }: { plan: Plan; price: number }) {
  const { t } = useTranslation('getStarted');
  const { t: tCommon } = useTranslation('common');
  const format = useFormat();
  const href = useSubscribeHref();
  const { subscribeUrl } = useSite();
  const name = tCommon(($) => $.tier[plan.id]);
  return (
    <li className={styles.plan}>
      <h3>{name}</h3>
      <p className={styles.price}>
        <strong>{format.money(price)}</strong>
        <span>{t(($) => $.plans.period)}</span>
      </p>
      <p className={styles.product}>
        {plan.product === null
          ? t(($) => $.plans.noToolkit)
          : t(($) => $.plans.toolkit, { product: PRODUCTS[plan.product] })}
      </p>
      <PlanLimits tariff={plan.tariff} />
      <ButtonAnchor
        wide
        look={plan.id === 'leadGen' ? 'secondary' : 'primary'}
        href={href({ code: plan.offer, name: plan.offerName })}
      >
        {subscribeUrl === null ? t(($) => $.plans.ask) : t(($) => $.plans.buy)}
        <span className="visually-hidden">{` ${name}`}</span>
      </ButtonAnchor>
    </li>
  );
}
