import { type RawBuilder, sql } from 'kysely';
import type { WireLead } from '../contract/leads.ts';
import type { LeadsTable } from '../db/tables/leads.ts';

type StateColumns = Pick<LeadsTable, 'status' | 'expires_at' | 'blocked_at'>;
type ChangeColumns = StateColumns & Pick<LeadsTable, 'updated_at'>;

/**
 * The status of a lead at `now` (STA-01, STA-04, STA-05): blocked overrides everything, and an active lead is expired
 * from its deadline on. The same rule as `leadStatusSql`.
 */
export function leadStatus(lead: StateColumns, now: Date): WireLead['status'] {
  if (lead.blocked_at !== null) return 'blocked';
  if (lead.status === 'active' && lead.expires_at <= now) return 'expired';
  return lead.status;
}

/** The rule of `leadStatus` in SQL, over a table or alias named `leads`. */
export function leadStatusSql(now: Date): RawBuilder<WireLead['status']> {
  return sql<WireLead['status']>`case
    when leads.blocked_at is not null then 'blocked'
    when leads.status = 'active' and leads.expires_at <= ${now} then 'expired'
    else leads.status end`;
}

/**
 * Whether a lead has this status: the same rule as `leadStatusSql`, in conditions that PostgreSQL can estimate and find
 * in an index.
 */
export function hasStatusSql(status: WireLead['status'], now: Date): RawBuilder<boolean> {
  switch (status) {
    case 'blocked':
      return sql<boolean>`(leads.blocked_at is not null)`;
    case 'active':
      return sql<boolean>`(leads.status = 'active' and leads.expires_at > ${now} and leads.blocked_at is null)`;
    case 'expired':
      return sql<boolean>`(leads.status = 'active' and leads.expires_at <= ${now} and leads.blocked_at is null)`;
    default:
      return sql<boolean>`(leads.status = ${status} and leads.blocked_at is null)`;
  }
}

/** When a lead last changed; expiring counts, although nothing is written. The same rule as `changedAtSql`. */
export function changedAt(lead: ChangeColumns, now: Date): Date {
  const isLater = leadStatus(lead, now) === 'expired' && lead.expires_at > lead.updated_at;
  return isLater ? lead.expires_at : lead.updated_at;
}

/** The rule of `changedAt` in SQL, over a table or alias named `leads`. */
export function changedAtSql(now: Date): RawBuilder<Date> {
  return sql<Date>`case when ${hasStatusSql('expired', now)} then greatest(leads.updated_at, leads.expires_at)
    else leads.updated_at end`;
}
