/** A figure by day with the days before it: plain numbers, the first of `from`. */
export interface ChartDays {
  readonly title: string;
  /** The time zone of the days. */
  readonly note: string;
  /** First day, for example `2026-11-16`. */
  readonly from: string;
  readonly values: readonly number[];
  readonly previousFrom: string;
  /** As many numbers, or null without any. */
  readonly previous: readonly number[] | null;
  format(value: number): string;
  formatAxis(value: number): string;
}
