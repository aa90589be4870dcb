import { sql } from 'kysely';
import { LEAD_STATUS_RULES } from '../../domain/leads.ts';
import type { LeadStatusFilter, LeadTypeFilter } from '../../domain/leads.ts';
import type { WireLead } from '../contract/leads.ts';
import type { LeadQuery } from './leadFilter.ts';
import { inSegments, isUpTo, type LeadCursor, type Segment } from './leadOrder.ts';
import { hasStatusSql, leadStatusSql } from './leadState.ts';

/** Number of leads with the same status, type and mark. */
export interface Group {
  readonly status: WireLead['status'];
  readonly type: WireLead['type'];
  readonly mark: WireLead['mark'];
  readonly count: number;
  /** How many of them are at or before the cursor. */
  readonly before: number;
}

/** The list whose leads are counted. */
export interface CountedList {
  readonly now: Date;
  readonly segments: readonly Segment[];
  readonly cursor: LeadCursor | null;
}

/** Groups the leads by everything the counters need, in one pass. */
export function countGroups(leads: LeadQuery, { now, segments, cursor }: CountedList) {
  const before = cursor === null ? sql<number>`0` : sql<number>`count(*) filter (where ${isUpTo(segments, cursor)})`;
  return inSegments(leads, segments)
    .select(({ fn }) => [
      leadStatusSql(now).as('status'),
      'leads.type as type',
      'leads.mark as mark',
      fn.countAll<number>().as('count'),
      before.as('before'),
    ])
    .groupBy([sql`1`, 'leads.type', 'leads.mark']);
}

/** Only leads that match the type and status filters. */
export function listed(leads: LeadQuery, now: Date, type: LeadTypeFilter, status: LeadStatusFilter | undefined) {
  let passing = leads;
  if (type !== 'all') passing = passing.where('leads.type', '=', type);
  if (status !== undefined) {
    const rule = LEAD_STATUS_RULES[status];
    passing = passing.where(hasStatusSql(rule.status, now));
    if (rule.mark !== null) passing = passing.where('leads.mark', '=', rule.mark);
  }
  return passing;
}
