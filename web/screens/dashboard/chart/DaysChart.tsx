import { scaleLinear } from '@visx/scale';
import { line } from '@visx/shape';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { classNames } from '../../../ui/classNames.ts';
import { dayAt } from '../performance/figures.ts';
import { ChartPointer } from './ChartPointer.tsx';
import type { ChartDays } from './chartDays.ts';
import styles from './DaysChart.module.css';
import { fewLabeledDays, gridValues, labeledDays, MAX_DRAWN_DAYS, weekAverages } from './scales.ts';

/**
 * Both axes of the drawing go from 0 to this value. The drawing is stretched to its box, except for the width of the
 * lines.
 */
const SIZE = 100;

/**
 * A line chart of daily values, with the previous period as a dashed line behind it. For many days, both lines are
 * averages, and the daily values are a fine line. The table shows the same numbers.
 */
export function DaysChart(days: ChartDays) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { from, values, previous, formatAxis } = days;
  const last = values.length - 1;
  const grid = gridValues(Math.max(0, ...values, ...(previous ?? [])));
  const x = scaleLinear({ domain: [0, Math.max(1, last)], range: last === 0 ? [SIZE / 2, SIZE] : [0, SIZE] });
  const y = scaleLinear({ domain: [0, grid.at(-1) ?? 1], range: [SIZE, 0] });
  const path = line<number>({ x: (_value, index) => x(index), y: (value) => y(value) });
  const isAveraged = values.length > MAX_DRAWN_DAYS;
  const current = path(isAveraged ? weekAverages(values, previous ?? []) : [...values]) ?? '';
  const before = previous && path(isAveraged ? weekAverages(previous) : [...previous]);
  const labeled = labeledDays(values.length);
  const fewLabeled = fewLabeledDays(values.length);
  return (
    <figure className={styles.figure} aria-label={days.title}>
      <div className={styles.chart}>
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden="true">
          {grid.map((value) => (
            <line
              key={value}
              className={value === 0 ? styles.base : styles.grid}
              x1={0}
              x2={SIZE}
              y1={y(value)}
              y2={y(value)}
            />
          ))}
          <path className={styles.area} d={`${current}V${SIZE}H${x(0)}Z`} />
          {isAveraged && <path className={styles.daily} d={path([...values]) ?? ''} />}
          {before && <path className={styles.before} d={before} />}
          <path className={styles.line} d={current} />
        </svg>
        <div aria-hidden="true">
          {grid.map((value) => (
            <span key={value} className={styles.yLabel} style={{ insetBlockStart: `${y(value)}%` }}>
              {formatAxis(value)}
            </span>
          ))}
          {[...new Set([...labeled, ...fewLabeled])].map((index) => (
            <span
              key={index}
              className={classNames(
                styles.xLabel,
                !fewLabeled.includes(index) && styles.onlyWide,
                !labeled.includes(index) && styles.onlyNarrow,
              )}
              data-end={index === last && last > 0 ? '' : undefined}
              data-start={index === 0 && last > 0 ? '' : undefined}
              style={{ insetInlineStart: `${x(index)}%` }}
            >
              {format.shortDay(dayAt(from, index))}
            </span>
          ))}
        </div>
        <ChartPointer days={days} xOf={x} yOf={y} />
      </div>
      <figcaption className={styles.key}>
        <span>
          <i className={styles.mark} />
          {t(($) => $.chart.current)}
        </span>
        {previous && (
          <span>
            <i className={styles.markBefore} />
            {t(($) => $.chart.previous, { count: values.length })}
          </span>
        )}
        {isAveraged && <span>{t(($) => $.chart.average)}</span>}
        <span className={styles.note}>{days.note}</span>
      </figcaption>
    </figure>
  );
}
