import type { Figure } from './figureNames.ts';

/** Totals over a range; budgets in whole USD. Null before the page is first published. */
export type Totals = Readonly<Record<Figure, number | null>>;

/** Daily figures: every list has one number for each day from `from` to `to`. */
export interface Days {
  /** Calendar days, for example `2026-11-16`. */
  readonly from: string;
  readonly to: string;
  readonly values: Readonly<Record<Figure, readonly number[] | null>>;
}

/** A range, and the same number of days right before it. */
export interface Series {
  /** IANA name of the zone in which the days begin. */
  readonly timeZone: string;
  readonly current: Days;
  readonly previous: Days;
}

const DAY_MS = 24 * 60 * 60_000;

/** The calendar day `index` days after `from`, both as `2026-11-16`. */
export function dayAt(from: string, index: number): string {
  return new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10);
}

/** Number of calendar days, both ends included. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

export function totalsOf({ values }: Days): Totals {
  const total = (figure: Figure) => values[figure]?.reduce((sum, value) => sum + value, 0) ?? null;
  return {
    impressions: total('impressions'),
    pageViews: total('pageViews'),
    clicks: total('clicks'),
    leads: total('leads'),
    budgets: total('budgets'),
  };
}

/** The change relative to the previous value, in whole hundredths as shown; null if that is missing or zero. */
export function changeOf(current: number | null, before: number | null): number | null {
  return current === null || before === null || before === 0
    ? null
    : Math.round(((current - before) / before) * 100) / 100;
}

/** The steps from a search result to a lead. */
export const FUNNEL = ['impressions', 'pageViews', 'clicks', 'leads'] as const;

export interface FunnelStep {
  readonly figure: (typeof FUNNEL)[number];
  readonly count: number | null;
  /**
   * Share of the previous step; null for the first step, if the previous step is 0, and if this step is larger, because
   * then not everybody came through the previous one.
   */
  readonly share: number | null;
  /** Change of the share in percentage points; null if the previous period has no share. */
  readonly points: number | null;
}

/** Each step with its share of the previous one, because shares of the first step would be too small to see. */
export function funnelOf(current: Totals, before: Totals | null): FunnelStep[] {
  return FUNNEL.map((figure, index) => {
    const previous = FUNNEL[index - 1];
    const share = previous ? shareOf(current[figure], current[previous]) : null;
    const shareBefore = previous && before ? shareOf(before[figure], before[previous]) : null;
    const points = share === null || shareBefore === null ? null : (share - shareBefore) * 100;
    return { figure, count: current[figure], share, points };
  });
}

function shareOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole === 0 || part > whole ? null : part / whole;
}
