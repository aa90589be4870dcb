import { sql } from 'kysely';
import type { WireLeadsSummary, WirePageSummary } from '../contract/dashboard.ts';
import type { Deps } from '../db/deps.ts';
import { invalidFields } from '../http/apiError.ts';
import type { RequestAccount } from '../http/route.ts';
import { midnight } from '../leads/leadFilter.ts';
import { leadStatusSql } from '../leads/leadState.ts';

/** A range of calendar days in the account's time zone, both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

type Account = Pick<RequestAccount, 'id' | 'timeZone'>;

/**
 * Leads received on these days (RST-37). Blocked ones are excluded, so that the distribution adds up. `budgets` adds up
 * the upper ends of the budgets, or the lower end where there is no upper one. Throws 422.
 */
export async function readLeadsSummary(
  { db, clock }: Deps,
  { id, timeZone }: Account,
  days: Days,
): Promise<WireLeadsSummary> {
  requireDays(days);
  const status = leadStatusSql(clock.now());
  const { leads, budgets, accepted, rejected, expired, pending } = await db
    .selectFrom('leads')
    .select([
      sql<number>`count(*)`.as('leads'),
      sql<number>`coalesce(sum(coalesce(budget_to, budget_from)), 0)::bigint`.as('budgets'),
      sql<number>`count(*) filter (where ${status} = 'accepted')`.as('accepted'),
      sql<number>`count(*) filter (where ${status} = 'declined')`.as('rejected'),
      sql<number>`count(*) filter (where ${status} = 'expired')`.as('expired'),
      sql<number>`count(*) filter (where ${status} = 'active')`.as('pending'),
    ])
    .where('account_id', '=', id)
    .where('blocked_at', 'is', null)
    .where('received_at', '>=', midnight(timeZone, days.from, 0))
    .where('received_at', '<', midnight(timeZone, days.to, 1))
    .executeTakeFirstOrThrow();
  return { leads, budgets, distribution: { accepted, rejected, expired, pending } };
}

const NOT_AVAILABLE: WirePageSummary = {
  isAvailable: false,
  impressions: null,
  pageViews: null,
  websiteClicks: null,
  linkClicks: null,
};

/** Visits of the public page on these days (RST-38); not available before the agency is first published. Throws 422. */
export async function readPageSummary({ db }: Deps, { id }: Account, days: Days): Promise<WirePageSummary> {
  requireDays(days);
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`;
  const row = await db
    .selectFrom('agencies')
    .leftJoin('agency_days', (join) =>
      join
        .onRef('agency_days.agency_id', '=', 'agencies.id')
        .on('agency_days.day', '>=', sql<Date>`${days.from}::date`)
        .on('agency_days.day', '<=', sql<Date>`${days.to}::date`),
    )
    .select([
      sum('impressions').as('impressions'),
      sum('page_views').as('pageViews'),
      sum('website_clicks').as('websiteClicks'),
      sum('link_clicks').as('linkClicks'),
    ])
    .where('account_id', '=', id)
    .where('published_at', 'is not', null)
    .groupBy('agencies.id')
    .executeTakeFirst();
  return row === undefined ? NOT_AVAILABLE : { isAvailable: true, ...row };
}

function requireDays({ from, to }: Days): void {
  // PostgreSQL's calendar has no year 0.
  if (from < '0001') throw invalidFields({ path: 'from', code: 'minimum', message: 'is too early' });
  if (from > to) throw invalidFields({ path: 'to', code: 'order', message: 'is before from' });
}
