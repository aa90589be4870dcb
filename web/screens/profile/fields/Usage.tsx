import { useTranslation } from 'react-i18next';
import { isUnlimited } from '../../../../domain/tariffs.ts';
import type { Limit } from '../../../../domain/tariffs.ts';
import { useFormat } from '../../../i18n/format.ts';
import { LimitMeter } from '../../../ui/figures/Meter.tsx';
import styles from './Fields.module.css';

/** Usage of a limit: "4 of 7" with a bar. Renders nothing without a limit. */
export function Usage({ used, limit, label }: { used: number; limit: Limit; label?: string }) {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  if (limit === null || isUnlimited(limit)) return null;
  return (
    <span className={styles.usage}>
      {label}
      <LimitMeter used={used} limit={limit} />
      <span className={styles.number}>{t(($) => $.hint.used, { used: number(used), limit: number(limit) })}</span>
    </span>
  );
}
