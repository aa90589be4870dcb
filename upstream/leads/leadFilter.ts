import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { LEAD_PERIOD_DAYS } from '../../domain/leads.ts';
import type { LeadPeriod } from '../../domain/leads.ts';
import { dayIn } from '../../domain/timeZone.ts';
import { addDays } from '../dashboard/ranges.ts';
import type { Database } from '../db/tables.ts';
import { changedAtSql } from './leadState.ts';

/** Filters of a lead list that apply to all its counters; type and status are filtered separately. */
export interface LeadFilter {
  readonly period: LeadPeriod;
  /** Words that must all occur in name, company, domain, title or text. */
  readonly query?: string;
  /** First and last day received, in the account's time zone. */
  readonly receivedFrom?: string;
  readonly receivedTo?: string;
  /** ISO 8601; only leads changed at this time or later. */
  readonly updatedSince?: string;
}

export type LeadQuery = SelectQueryBuilder<Database, 'leads', Record<never, never>>;

/**
 * Those of the leads that match the filter, apart from its query (see `searchLeads`). Days are those of the account's
 * time zone.
 */
export function filterLeads(all: LeadQuery, timeZone: string, filter: LeadFilter, now: Date): LeadQuery {
  let leads = all;
  const days = LEAD_PERIOD_DAYS[filter.period];
  const firstDay = days === null ? undefined : addDays(dayIn(timeZone, now), 1 - days);
  for (const day of [firstDay, filter.receivedFrom]) {
    if (day !== undefined) leads = leads.where('leads.received_at', '>=', midnight(timeZone, day, 0));
  }
  if (filter.receivedTo !== undefined) {
    leads = leads.where('leads.received_at', '<', midnight(timeZone, filter.receivedTo, 1));
  }
  if (filter.updatedSince !== undefined) leads = changedFrom(leads, new Date(filter.updatedSince), now);
  return leads;
}

/**
 * Only leads changed at `since` or later. The second condition implies the first, which only ensures that an index is
 * used.
 */
export function changedFrom(leads: LeadQuery, since: Date, now: Date): LeadQuery {
  return leads
    .where((where) =>
      where.or([
        where('leads.updated_at', '>=', since),
        where.and([where('leads.status', '=', 'active'), where('leads.expires_at', '>=', since)]),
      ]),
    )
    .where(changedAtSql(now), '>=', since);
}

/**
 * The first instant of the day that is `later` days after the given one, in a time zone. Where clocks are set back
 * across midnight (in the Azores every autumn), midnight occurs twice and PostgreSQL returns the second one; the first
 * is an hour earlier.
 */
export function midnight(timeZone: string, day: string, later: number | RawBuilder<unknown>): RawBuilder<Date> {
  const date = sql`(${day}::date + ${later}::int)`;
  const second = sql`(${date}::timestamp at time zone ${timeZone}::text)`;
  const first = sql`(${second} - interval '1 hour')`;
  return sql<Date>`(case when (${first} at time zone ${timeZone}::text)::date = ${date} then ${first} else ${second} end)`;
}
