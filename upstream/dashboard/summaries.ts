import { sql } from 'kysely';
import { BUDGETS } from '../../domain/catalogue/ranges.ts';
import type { WireLeadsSummary, WirePageSummary } from '../contract/dashboard.ts';
import type { WireLead } from '../contract/leads.ts';
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

/** The lower ends of the catalogue's budgets: `width_bucket` numbers a lead's budget from 1 with them. */
const LOWER_ENDS = BUDGETS.map(({ from }) => from);

type Outcome = keyof WireLeadsSummary['distribution'];
const OUTCOMES: Readonly<Record<Exclude<WireLead['status'], 'blocked'>, Outcome>> = {
  accepted: 'accepted',
  declined: 'rejected',
  expired: 'expired',
  active: 'pending',
};

/**
 * Leads received on these days (RST-37). Blocked ones are excluded, so that the parts add up. `budgets` sums the upper
 * ends, or the lower ends of open budgets. Throws 422.
 */
export async function readLeadsSummary(
  { db, clock }: Deps,
  { id, timeZone }: Account,
  days: Days,
): Promise<WireLeadsSummary> {
  requireDays(days);
  const groups = await db
    .selectFrom('leads')
    .select([
      sql<keyof typeof OUTCOMES>`${leadStatusSql(clock.now())}`.as('status'),
      sql<number | null>`width_bucket(budget_from, ${LOWER_ENDS}::int[])`.as('budget'),
      sql<number>`count(*)`.as('leads'),
      sql<number>`coalesce(sum(coalesce(budget_to, budget_from)), 0)::bigint`.as('sum'),
    ])
    .where('account_id', '=', id)
    .where('blocked_at', 'is', null)
    .where('received_at', '>=', midnight(timeZone, days.from, 0))
    .where('received_at', '<', midnight(timeZone, days.to, 1))
    .groupBy([sql`1`, sql`2`])
    .execute();
  const distribution = { accepted: 0, rejected: 0, expired: 0, pending: 0 };
  const none = { from: null, to: null, leads: 0 };
  const ranges = BUDGETS.map(({ from, to }) => ({ from, to, leads: 0 }));
  const total = { leads: 0, budgets: 0 };
  for (const { status, budget, leads, sum } of groups) {
    distribution[OUTCOMES[status]] += leads;
    (ranges[(budget ?? 0) - 1] ?? none).leads += leads;
    total.leads += leads;
    total.budgets += sum;
  }
  return { ...total, distribution, budgetRanges: [...ranges, none] };
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

/** Throws 422 for days that do not exist, and if the last day is before the first. */
export function requireDays({ from, to }: Days): void {
  // PostgreSQL's calendar has no year 0.
  if (from < '0001') throw invalidFields({ path: 'from', code: 'minimum', message: 'is too early' });
  if (from > to) throw invalidFields({ path: 'to', code: 'order', message: 'is before from' });
}
