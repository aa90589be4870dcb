import { useTranslation } from 'react-i18next';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import styles from './RatingSpread.module.css';

/** Number of reviews by stars, most stars first. `counts`: numbers of reviews with 1 to 5 stars. */
export function RatingSpread({ counts }: { counts: readonly number[] }) {
  const { t } = useTranslation('agency');
  const { number } = useFormat();
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(1, ...counts);
  return (
    <section className={styles.spread} aria-label={t(($) => $.reviews.spread.label)}>
      <p className={styles.note}>{t(($) => $.reviews.spread.note, { count: total })}</p>
      <dl className={styles.rows}>
        {counts
          .map((count, index) => ({ stars: index + 1, count }))
          .toReversed()
          .map(({ stars, count }) => (
            <div key={stars} className={styles.row}>
              <dt>{t(($) => $.reviews.spread.stars, { count: stars })}</dt>
              <dd>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
                  <rect width={Math.round((count / most) * 100)} height="8" />
                </svg>
                <FormattedValue className={styles.count}>{number(count)}</FormattedValue>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
