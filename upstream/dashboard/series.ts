import { type RawBuilder, sql } from 'kysely';
import type { WireDailyFigures, WireSeries } from '../contract/dashboardFigures.ts';
import { DAY } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { invalidFields } from '../http/apiError.ts';
import type { RequestAccount } from '../http/route.ts';
import { midnight } from '../leads/leadFilter.ts';
import { addDays } from './ranges.ts';
import { type Days, requireDays } from './summaries.ts';

/** Maximum number of days in a series. */
const MOST_DAYS = 400;

type Account = Pick<RequestAccount, 'id' | 'timeZone'>;
/** The number of a day, counted from the first one, and its figures in the order below. */
type Row = readonly number[];
const PAGE_FIGURES = ['impressions', 'pageViews', 'websiteClicks', 'linkClicks'] as const;
const LEAD_FIGURES = ['leads', 'budgets'] as const;

/**
 * Daily figures for a range of days and for the same number of days right before it, in the account's time zone. Their
 * sums equal those of `readPageSummary` and `readLeadsSummary`. Throws 422, also for more than 400 days.
 */
export async function readSeries(deps: Deps, account: Account, days: Days): Promise<WireSeries> {
  requireDays(days);
  const count = (Date.parse(days.to) - Date.parse(days.from)) / DAY + 1;
  if (count > MOST_DAYS) throw invalidFields({ path: 'from', code: 'maximum', message: 'is too long before to' });
  const previous = { from: addDays(days.from, -count), to: addDays(days.from, -1) };
  requireDays(previous);
  const whole = { from: previous.from, to: days.to };
  const [visits, leads] = await Promise.all([readVisits(deps, account, whole), readReceived(deps, account, whole)]);
  const figuresOf = (part: Days, start: number): WireDailyFigures => ({
    ...part,
    ...(visits === null ? NO_PAGE : listsOf(PAGE_FIGURES, visits, start, count)),
    ...listsOf(LEAD_FIGURES, leads, start, count),
  });
  return { timeZone: account.timeZone, current: figuresOf(days, count), previous: figuresOf(previous, 0) };
}

const NO_PAGE = { impressions: null, pageViews: null, websiteClicks: null, linkClicks: null };

/** One list for each figure, covering `count` days from the day numbered `start`; days without a row are 0. */
function listsOf<Figure extends string>(
  figures: readonly Figure[],
  rows: readonly Row[],
  start: number,
  count: number,
): Record<Figure, number[]> {
  const lists = figures.map(() => Array.from({ length: count }, () => 0));
  for (const [day = 0, ...values] of rows) {
    if (day < start || day >= start + count) continue;
    for (const [index, list] of lists.entries()) list[day - start] = values[index] ?? 0;
  }
  return Object.fromEntries(figures.map((figure, index) => [figure, lists[index]])) as Record<Figure, number[]>;
}

/** Rows as one JSON value: reading it costs a third of what hundreds of rows do. */
function asJson(columns: readonly RawBuilder<unknown>[]): RawBuilder<Row[]> {
  return sql<Row[]>`coalesce(json_agg(json_build_array(${sql.join(columns)})), '[]')`;
}

/** The days with visits; null before the agency is first published. */
async function readVisits({ db }: Deps, { id }: Account, { from, to }: Days): Promise<readonly Row[] | null> {
  const columns = ['impressions', 'page_views', 'website_clicks', 'link_clicks'].map((name) => sql.ref(name));
  const row = await db
    .selectFrom('agencies')
    .select((agencies) =>
      agencies
        .selectFrom('agency_days')
        .select(asJson([sql`day - ${from}::date`, ...columns]).as('rows'))
        .whereRef('agency_id', '=', 'agencies.id')
        .where('day', '>=', sql<Date>`${from}::date`)
        .where('day', '<=', sql<Date>`${to}::date`)
        .as('rows'),
    )
    .where('account_id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  return row?.rows ?? null;
}

/**
 * The days on which leads were received, without blocked ones. Finding a lead's day in a list of midnights costs a
 * third of converting its time to a day.
 */
async function readReceived({ db }: Deps, { id, timeZone }: Account, { from, to }: Days): Promise<readonly Row[]> {
  const dayAfter = sql<number>`${to}::date - ${from}::date + 1`;
  const midnights = db
    .selectFrom(sql<{ day: number }>`generate_series(0, ${dayAfter})`.as<'days'>(sql`days(day)`))
    .select(sql<Date[]>`array_agg(${midnight(timeZone, from, sql.ref('day'))} order by day)`.as('at'));
  const at = (place: RawBuilder<number>) => sql<Date>`(select at[${place}] from midnights)`;
  const days = db
    .selectFrom('leads')
    .select([
      sql<number>`width_bucket(received_at, (select at from midnights)) - 1`.as('day'),
      sql<number>`count(*)`.as('leads'),
      sql<number>`coalesce(sum(coalesce(budget_to, budget_from)), 0)::bigint`.as('budgets'),
    ])
    .where('account_id', '=', id)
    .where('blocked_at', 'is', null)
    .where('received_at', '>=', at(sql`1`))
    .where('received_at', '<', at(sql`${dayAfter} + 1`))
    .groupBy(sql`1`);
  const { rows } = await db
    .with('midnights', () => midnights)
    .selectFrom(days.as('days'))
    .select(asJson([sql.ref('day'), sql.ref('leads'), sql.ref('budgets')]).as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}
