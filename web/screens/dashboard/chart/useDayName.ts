import { useFormat } from '../../../i18n/format.ts';
import type { ChartDays } from './chartDays.ts';

const DAYS_OF_YEAR = 365;

/** Names a calendar day of the chart: with its year if both periods together are longer than one, else its weekday. */
export function useDayName({ values }: Pick<ChartDays, 'values'>): (day: string) => string {
  const { days, weekday } = useFormat();
  return 2 * values.length > DAYS_OF_YEAR ? (day) => days(day, day) : weekday;
}
