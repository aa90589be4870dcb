/** Grid lines of a chart, the one at zero included. */
const LINES = 5;
const STEPS = [1, 2, 2.5, 5, 10];

/** Values of the grid lines, from 0 to at least `max`: at most five, with a round step of at least 1 between them. */
export function gridValues(max: number): number[] {
  const smallest = Math.max(1, max / (LINES - 1));
  const power = 10 ** Math.floor(Math.log10(smallest));
  const factor = STEPS.find((step) => step * power >= smallest && Number.isInteger(step * power)) ?? 10;
  const step = factor * power;
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** With more days, the drawing of each day's value is too dense to read. */
export const MAX_DRAWN_DAYS = 120;

const WEEK = 7;

/**
 * Averages of each day and the six before it. `before`: values of the days right before the first; without them, the
 * first averages are of fewer days.
 */
export function weekAverages(values: readonly number[], before: readonly number[] = []): number[] {
  const all = [...before.slice(1 - WEEK), ...values];
  const first = all.length - values.length;
  return values.map((_value, index) => {
    const end = first + index + 1;
    const days = all.slice(Math.max(0, end - WEEK), end);
    return days.reduce((sum, value) => sum + value, 0) / days.length;
  });
}

/** Numbers of the days that get a label: the first, the last and up to three in between, evenly spaced if possible. */
export function labeledDays(count: number): number[] {
  const last = count - 1;
  if (last <= 0) return [0];
  const parts = [4, 3, 5, 2].find((number) => last % number === 0) ?? Math.min(4, last);
  return Array.from({ length: parts + 1 }, (_, index) => Math.round((index * last) / parts));
}

/** Numbers of the days that get a label in a narrow chart: the first, the middle and the last. */
export function fewLabeledDays(count: number): number[] {
  const last = Math.max(0, count - 1);
  return [...new Set([0, Math.round(last / 2), last])];
}
