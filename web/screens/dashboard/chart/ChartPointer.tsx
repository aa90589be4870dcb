import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { Change } from '../performance/Change.tsx';
import { changeOf, dayAt } from '../performance/figures.ts';
import type { ChartDays } from './chartDays.ts';
import { useDayName } from './useDayName.ts';
import styles from './ChartPointer.module.css';

/** Number of days that Page Up and Page Down move by. */
const WEEK = 7;

/**
 * Shows the values of one day of the chart: the day under the pointer, or the one selected with the arrow keys. It is a
 * slider, so that screen readers read each day. On phones the values are above the chart, and the last day is shown
 * when nothing is touched.
 */
export function ChartPointer({
  days: { title, from, values, previousFrom, previous, format },
  xOf,
  yOf,
}: {
  days: ChartDays;
  /** Horizontal position of a day and vertical position of a value, in percent of the chart. */
  xOf: (index: number) => number;
  yOf: (value: number) => number;
}) {
  const { t } = useTranslation('home');
  const { change } = useFormat();
  const nameOf = useDayName({ values });
  const last = values.length - 1;
  const [active, setActive] = useState<number | null>(null);
  const index = Math.min(active ?? last, last);
  const value = values[index] ?? 0;
  const valueBefore = previous?.[index] ?? null;
  const day = nameOf(dayAt(from, index));
  const dayBefore = nameOf(dayAt(previousFrom, index));
  const ratio = changeOf(value, valueBefore);
  const text =
    valueBefore === null
      ? `${day}: ${format(value)}`
      : t(($) => $.chart.dayText, { day, value: format(value), before: format(valueBefore), dayBefore });
  const follow = ({ currentTarget, clientX }: React.PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = width === 0 ? 0 : (clientX - left) / width;
    setActive(Math.round(Math.min(1, Math.max(0, share)) * last));
  };
  const move = (event: React.KeyboardEvent) => {
    const to = {
      ArrowLeft: index - 1,
      ArrowDown: index - 1,
      ArrowRight: index + 1,
      ArrowUp: index + 1,
      PageDown: index - WEEK,
      PageUp: index + WEEK,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setActive(Math.min(last, Math.max(0, to)));
  };
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        className={styles.pointer}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={text}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={(event) => event.currentTarget !== document.activeElement && setActive(null)}
        onFocus={() => setActive(index)}
        onBlur={() => setActive(null)}
        onKeyDown={move}
      />
      {active !== null && (
        <div className={styles.marks} aria-hidden="true">
          <span className={styles.cross} style={{ insetInlineStart: `${xOf(index)}%` }} />
          {valueBefore !== null && (
            <span
              className={styles.pointBefore}
              style={{ insetInlineStart: `${xOf(index)}%`, insetBlockStart: `${yOf(valueBefore)}%` }}
            />
          )}
          <span
            className={styles.point}
            style={{ insetInlineStart: `${xOf(index)}%`, insetBlockStart: `${yOf(value)}%` }}
          />
        </div>
      )}
      <div
        className={styles.values}
        data-active={active === null ? undefined : ''}
        style={xOf(index) > 50 ? { insetInlineEnd: `${100 - xOf(index)}%` } : { insetInlineStart: `${xOf(index)}%` }}
        aria-hidden="true"
      >
        <span className={styles.day}>{day}</span>
        <span className={styles.row}>
          <i className={styles.mark} />
          <span>{t(($) => $.chart.current)}</span>
          <b>{format(value)}</b>
        </span>
        {valueBefore !== null && (
          <span className={styles.row}>
            <i className={styles.markBefore} />
            <span>{dayBefore}</span>
            <b>{format(valueBefore)}</b>
          </span>
        )}
        {ratio !== null && <Change value={ratio}>{change(ratio)}</Change>}
      </div>
    </>
  );
}
