import { useTranslation } from 'react-i18next';
import { PLANS, RECOMMENDED_PLAN } from '../../../../domain/plans.ts';
import type { Plan, PlanId } from '../../../../domain/plans.ts';
import { isUnlimited, TARIFF_LIMITS } from '../../../../domain/tariffs.ts';
import type { Limit, TariffLimits } from '../../../../domain/tariffs.ts';
import { readListedPrices } from '../../../app/plans/listedPrices.ts';
import { PRODUCT_TITLES, SIZE_TITLES } from '../../../app/plans/planNames.ts';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import type { listedPrices_prices$key } from '../../../relay/__generated__/listedPrices_prices.graphql.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Section } from '../../../ui/Section.tsx';
import styles from './PlanComparison.module.css';

/** Rows in which plans differ, from the limits of their tariffs (spec §9). */
const ROOM = [
  ['locations', ({ locations }) => locations],
  ['parents', ({ services }) => services.parents],
  ['children', ({ services }) => services.children],
  ['industries', ({ industries }) => industries],
  ['languages', ({ languages }) => languages],
  ['geofocuses', ({ geofocuses }) => geofocuses],
] as const satisfies readonly (readonly [string, (limits: TariffLimits) => Limit])[];

const ALWAYS = ['page', 'leads', 'stories', 'reviews', 'numbers'] as const;

/** Fragment of links to the comparison. */
export const COMPARISON_ID = 'comparison';

/** Comparison of the plans: price a month, limits, then what every plan includes. */
export function PlanComparison({ prices }: { prices: listedPrices_prices$key }) {
  const { t } = useTranslation('getStarted');
  const { t: tCommon } = useTranslation('common');
  const format = useFormat();
  const listed = readListedPrices(prices);
  const limit = (value: Limit) => (value === null || isUnlimited(value) ? null : format.number(value));
  return (
    <Section id={COMPARISON_ID} title={t(($) => $.comparison.title)}>
      {/* On phones it scrolls sideways, also by keyboard, and the first column stays. */}
      <div className={styles.scroll} role="group" aria-label={t(($) => $.comparison.title)} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t(($) => $.comparison.title)}</caption>
          <thead>
            <tr>
              <td />
              {PLANS.map(({ id, price }) => (
                <th key={id} scope="col" className={columnOf(id)}>
                  {id === 'leadGen' ? tCommon(($) => $.tier.leadGen) : SIZE_TITLES[id]}{' '}
                  <FormattedValue className={styles.price}>{format.money(listed[price])}</FormattedValue>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <GroupRow title={t(($) => $.comparison.room)} />
            {ROOM.map(([name, of]) => (
              <tr key={name}>
                <th scope="row">{t(($) => $.limit[name])}</th>
                {PLANS.map(({ id, tariff }) => (
                  <td key={id} className={columnOf(id)}>
                    {limit(of(TARIFF_LIMITS[tariff])) ?? tCommon(($) => $.unlimited)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tbody>
            <GroupRow title={t(($) => $.comparison.toolkit)} />
            <tr>
              <th scope="row">{t(($) => $.comparison.toolkitPlan)}</th>
              {PLANS.map(({ id, product }: Plan) => (
                <td key={id} className={columnOf(id)}>
                  {product === null ? t(($) => $.comparison.none) : PRODUCT_TITLES[product]}
                </td>
              ))}
            </tr>
          </tbody>
          <tbody>
            <GroupRow title={t(($) => $.included.title)} />
            {ALWAYS.map((name) => (
              <tr key={name}>
                <th scope="row">{t(($) => $.comparison[name])}</th>
                {PLANS.map(({ id }) => (
                  <td key={id} className={classNames(styles.tick, columnOf(id))}>
                    <Icon name="check" size={18} />
                    <span className="visually-hidden">{t(($) => $.comparison.included)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** The recommended plan's column is tinted. */
function columnOf(plan: PlanId): string | undefined {
  return plan === RECOMMENDED_PLAN ? styles.recommended : undefined;
}

function GroupRow({ title }: { title: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={PLANS.length + 1} className={styles.group}>
        <span>{title}</span>
      </th>
    </tr>
  );
}
