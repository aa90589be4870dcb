import { type Kysely, sql } from 'kysely';
import { dayIn } from '../../../domain/timeZone.ts';
import { addDays } from '../../dashboard/ranges.ts';
import type { Database } from '../tables.ts';
import type { Random } from './random.ts';

/** Number of days with visits before today: two years, so that twelve months can be compared with the twelve before. */
const HISTORY_DAYS = 740;
/** Visits on the first days, relative to the last ones. */
const GROWTH = 0.6;

/** Hours at which visits occur, in the agency's time zone, with the share of the day's visits up to then. */
const BUSY_HOURS = [
  { hour: 10, until: 0.4 },
  { hour: 14, until: 0.75 },
  { hour: 20, until: 1 },
] as const;

interface VisitedAgency {
  readonly id: number;
  readonly timeZone: string;
  /** Impressions of an average day at the end of the history. */
  readonly impressions: number;
}

interface Visits {
  readonly day: string;
  /** In the agency's time zone; null: now. */
  readonly hour: number | null;
  readonly impressions: number;
  readonly page_views: number;
  readonly website_clicks: number;
  readonly link_clicks: number;
}

/**
 * Inserts the visits of an agency's page until now: today's visits at the current time, those of earlier days spread
 * over their hours.
 */
export async function insertVisits(
  db: Kysely<Database>,
  agency: VisitedAgency,
  now: Date,
  generator: Random,
): Promise<void> {
  const [today, ...earlier] = visits(agency, now, generator);
  const parts = JSON.stringify([today, ...earlier.flatMap(spread)]);
  await sql`
    insert into agency_quarters
    select ${agency.id}, case when hour is null then date_bin('15 minutes', ${now}::timestamptz, 'epoch')
        else (day + make_interval(hours => hour)) at time zone ${agency.timeZone} end,
      impressions, page_views, website_clicks, link_clicks
    from jsonb_to_recordset(${parts}::jsonb) as part (
      day date, hour integer, impressions integer, page_views integer, website_clicks integer, link_clicks integer)`.execute(
    db,
  );
  await sql`select sum_up_agency_days(${agency.id})`.execute(db);
}

function spread(day: Visits): Visits[] {
  return BUSY_HOURS.map(({ hour, until }, index) => {
    const from = BUSY_HOURS[index - 1]?.until ?? 0;
    const part = (count: number): number => Math.round(count * until) - Math.round(count * from);
    return {
      day: day.day,
      hour,
      impressions: part(day.impressions),
      page_views: part(day.page_views),
      website_clicks: part(day.website_clicks),
      link_clicks: part(day.link_clicks),
    };
  });
}

/** Daily visits from today back, growing slowly, fewer on weekends, with noise. */
function visits({ timeZone, impressions: ordinary }: VisitedAgency, now: Date, generator: Random): Visits[] {
  const today = dayIn(timeZone, now);
  return Array.from({ length: HISTORY_DAYS + 1 }, (_, age) => {
    const day = addDays(today, -age);
    const weekday = new Date(day).getUTCDay();
    const isWeekend = weekday === 0 || weekday === 6;
    const growth = 1 - GROWTH * (age / HISTORY_DAYS);
    const passed = age === 0 ? partOfDay(timeZone, now) : 1;
    const impressions = ordinary * growth * (isWeekend ? 0.45 : 1) * (0.75 + 0.5 * generator.next()) * passed;
    const share = (from: number, to: number): number => from + (to - from) * generator.next();
    const views = impressions * share(0.06, 0.11);
    // Random rounding, so that small expected values are sometimes 1 instead of always 0.
    const times = (expected: number): number => Math.floor(expected + generator.next());
    return {
      day,
      hour: null,
      impressions: times(impressions),
      page_views: times(views),
      website_clicks: times(views * share(0.1, 0.22)),
      link_clicks: times(views * share(0.02, 0.12)),
    };
  });
}

/** Elapsed part of today, 0 to 1. */
function partOfDay(timeZone: string, now: Date): number {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hours = 0, minutes = 0] = time.format(now).split(':').map(Number);
  return (hours * 60 + minutes) / 1440;
}
