import { useTranslation } from 'react-i18next';
import { isUnlimited, TARIFF_LIMITS } from '../../../../domain/tariffs.ts';
import type { Limit, Tariff } from '../../../../domain/tariffs.ts';
import { useFormat } from '../../../i18n/format.ts';
import styles from './PlanLimits.module.css';

/** A plan's limits for an agency's page (ENT-28). */
export function PlanLimits({ tariff }: { tariff: Tariff }) {
  const { t } = useTranslation('getStarted');
  const { t: tCommon } = useTranslation('common');
  const format = useFormat();
  const { locations, services, industries, languages, geofocuses } = TARIFF_LIMITS[tariff];
  const rows: readonly (readonly [string, Limit])[] = [
    [t(($) => $.limit.locations), locations],
    [t(($) => $.limit.parents), services.parents],
    [t(($) => $.limit.children), services.children],
    [t(($) => $.limit.industries), industries],
    [t(($) => $.limit.languages), languages],
    [t(($) => $.limit.geofocuses), geofocuses],
  ];
  return (
    <dl className={styles.limits}>
      {rows.map(([label, limit]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{limit === null || isUnlimited(limit) ? tCommon(($) => $.unlimited) : format.number(limit)}</dd>
        </div>
      ))}
    </dl>
  );
}
