import { useTranslation } from 'react-i18next';
import { dayAt } from '../performance/figures.ts';
import type { ChartDays } from './chartDays.ts';
import { useDayName } from './useDayName.ts';
import styles from './DaysTable.module.css';

/** The chart's numbers as a table, with totals. Scrolls in its own area, also by keyboard. */
export function DaysTable({ title, note, from, values, previousFrom, previous, format }: ChartDays) {
  const { t } = useTranslation('home');
  const nameOf = useDayName({ values });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
  return (
    <>
      <div className={styles.area} role="region" aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t(($) => $.chart.day)}</th>
              <th scope="col">{t(($) => $.chart.current)}</th>
              {previous && (
                <>
                  <th scope="col">{t(($) => $.chart.dayBefore)}</th>
                  <th scope="col">{t(($) => $.chart.previous, { count: values.length })}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {values.map((value, index) => (
              <tr key={dayAt(from, index)}>
                <th scope="row">{nameOf(dayAt(from, index))}</th>
                <td>{format(value)}</td>
                {previous && (
                  <>
                    <td>{nameOf(dayAt(previousFrom, index))}</td>
                    <td>{format(previous[index] ?? 0)}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t(($) => $.chart.total)}</th>
              <td>{format(sum(values))}</td>
              {previous && (
                <>
                  <td />
                  <td>{format(sum(previous))}</td>
                </>
              )}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={styles.note}>{note}</p>
    </>
  );
}
