import { sql } from 'kysely';
import type { WireDailyFigures, WireSeries } from '../contract/dashboardFigures.ts';
import { DAY } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { invalidFields } from '../http/apiError.ts';
import type { RequestAccount } from '../http/route.ts';
import { midnight } from '../leads/leadFilter.ts';
import { addDays } from './ranges.ts';
import { type Days, requireDays } from './summaries.ts';

/** Most days of a series. */
const MOST_DAYS = 400;

type Account = Pick<RequestAccount, 'id' | 'timeZone'>;
/** Figures of one day; `index` counts the days from the first one. */
type Row<Figure extends string> = { readonly index: number } & Readonly<Record<Figure, number>>;
type PageFigure = 'impressions' | 'pageViews' | 'websiteClicks' | 'linkClicks';
type LeadFigure = 'leads' | 'budgets';

/**
 * Figures by day of some days and of as many days right before them, in the account's time zone. Their sums are those
 * of `readPageSummary` and `readLeadsSummary`. Throws 422, also for more than 400 days.
 */
export async function readSeries(deps: Deps, account: Account, days: Days): Promise<WireSeries> {
  requireDays(days);
  const count = (Date.parse(days.to) - Date.parse(days.from)) / DAY + 1;
  if (count > MOST_DAYS) throw invalidFields({ path: 'from', code: 'maximum', message: 'is too long before to' });
  const previous = { from: addDays(days.from, -count), to: addDays(days.from, -1) };
  requireDays(previous);
  const whole = { from: previous.from, to: days.to };
  const visits = await readVisits(deps, account, whole);
  const leads = await readReceived(deps, account, whole);
  const figuresOf = (part: Days, start: number): WireDailyFigures => {
    const page = (figure: PageFigure) => visits && listOf(visits, figure, start, count);
    return {
      ...part,
      impressions: page('impressions'),
      pageViews: page('pageViews'),
      websiteClicks: page('websiteClicks'),
      linkClicks: page('linkClicks'),
      leads: listOf(leads, 'leads', start, count),
      budgets: listOf(leads, 'budgets', start, count),
    };
  };
  return { timeZone: account.timeZone, current: figuresOf(days, count), previous: figuresOf(previous, 0) };
}

function listOf<Figure extends string>(
  rows: readonly Row<Figure>[],
  figure: Figure,
  start: number,
  count: number,
): number[] {
  const list = new Array<number>(count).fill(0);
  for (const row of rows) {
    const index = row.index - start;
    if (index >= 0 && index < count) list[index] = row[figure];
  }
  return list;
}

/** The days with visits; null before the agency is first published. */
async function readVisits({ db }: Deps, { id }: Account, { from, to }: Days): Promise<Row<PageFigure>[] | null> {
  const agency = await db
    .selectFrom('agencies')
    .select('id')
    .where('account_id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  if (agency === undefined) return null;
  return await db
    .selectFrom('agency_days')
    .select([
      sql<number>`day - ${from}::date`.as('index'),
      'impressions',
      'page_views as pageViews',
      'website_clicks as websiteClicks',
      'link_clicks as linkClicks',
    ])
    .where('agency_id', '=', agency.id)
    .where('day', '>=', sql<Date>`${from}::date`)
    .where('day', '<=', sql<Date>`${to}::date`)
    .execute();
}

/** The days on which leads were received, without blocked ones. */
async function readReceived({ db }: Deps, { id, timeZone }: Account, { from, to }: Days): Promise<Row<LeadFigure>[]> {
  return await db
    .selectFrom('leads')
    .select([
      sql<number>`(received_at at time zone ${timeZone})::date - ${from}::date`.as('index'),
      sql<number>`count(*)`.as('leads'),
      sql<number>`coalesce(sum(coalesce(budget_to, budget_from)), 0)::bigint`.as('budgets'),
    ])
    .where('account_id', '=', id)
    .where('blocked_at', 'is', null)
    .where('received_at', '>=', midnight(timeZone, from, 0))
    .where('received_at', '<', midnight(timeZone, to, 1))
    .groupBy(sql`1`)
    .execute();
}
