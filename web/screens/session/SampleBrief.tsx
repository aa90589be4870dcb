import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { inPriceCurrency } from '../../i18n/money.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SampleBrief.module.css';

/** What a brief looks like, for readers who have not had one. Its answers are drawn, not offered. */
export function SampleBrief() {
  const { t } = useTranslation('session');
  const { t: tCommon } = useTranslation('common');
  const { money, number } = useFormat();
  const budget = { from: money(inPriceCurrency(5_000)), to: money(inPriceCurrency(10_000)) };
  const months = { from: number(3), to: number(6) };
  return (
    <figure className={styles.sample}>
      <figcaption>{t(($) => $.sample.caption)}</figcaption>
      <div className={styles.head}>
        <Avatar name="Mara Keller" />
        <div>
          <strong>{t(($) => $.sample.title)}</strong>
          <p>
            <span>{tCommon(($) => $.ranges.budget.range, budget)}</span>
            <span>{tCommon(($) => $.ranges.duration.range, months)}</span>
          </p>
        </div>
      </div>
      <p>
        <q>{t(($) => $.sample.text)}</q>
      </p>
      <div className={styles.answers}>
        <Icon name="check" size={18} />
        <Icon name="close" size={18} />
      </div>
    </figure>
  );
}
