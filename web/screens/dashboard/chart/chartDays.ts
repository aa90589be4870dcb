/** The daily values of a figure and of the period before, as plain numbers; the first one is for `from`. */
export interface ChartDays {
  readonly title: string;
  /** The time zone of the days. */
  readonly note: string;
  /** First day, for example `2026-11-16`. */
  readonly from: string;
  readonly values: readonly number[];
  readonly previousFrom: string;
  /** The same number of values for the previous period; null if there are none. */
  readonly previous: readonly number[] | null;
  format(value: number): string;
  formatAxis(value: number): string;
}
