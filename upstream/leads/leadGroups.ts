import { type RawBuilder, sql } from 'kysely';
import { LEAD_STATUS_RULES } from '../../domain/leads.ts';
import type { LeadStatusFilter, LeadTypeFilter } from '../../domain/leads.ts';
import type { WireLead } from '../contract/leads.ts';
import type { LeadQuery } from './leadFilter.ts';
import { inSegments, isUpTo, type LeadCursor, type Segment } from './leadOrder.ts';
import { hasStatusSql } from './leadState.ts';

/** Number of leads with the same status, type and mark. */
export interface Group {
  readonly status: WireLead['status'];
  readonly type: WireLead['type'];
  readonly mark: WireLead['mark'];
  readonly count: number;
}

/** The type and status filters of a list. */
export interface Choice {
  readonly type: LeadTypeFilter;
  readonly status?: LeadStatusFilter;
}

/** The list whose leads are counted. */
export interface CountedList {
  readonly now: Date;
  readonly segments: readonly Segment[];
  readonly cursor: LeadCursor | null;
  readonly choice: Choice;
}

/**
 * Groups the leads by everything the counters need, in one pass. `before` is the number of chosen leads at or before the
 * cursor. The query groups by stored columns, so that PostgreSQL can read the groups in the order of an index.
 */
export async function countGroups(leads: LeadQuery, { now, segments, cursor, choice }: CountedList) {
  const isBefore =
    cursor === null ? sql<boolean>`false` : sql.join([...isChosen(choice, now), isUpTo(segments, cursor)], sql` and `);
  const rows = await inSegments(leads, segments)
    .select(({ fn }) => [
      'leads.status as status',
      'leads.type as type',
      'leads.mark as mark',
      fn.countAll<number>().as('count'),
      countWhere(hasStatusSql('blocked', now)).as('blocked'),
      countWhere(hasStatusSql('expired', now)).as('expired'),
      countWhere(isBefore).as('before'),
    ])
    .groupBy(['leads.status', 'leads.type', 'leads.mark'])
    .execute();
  const groups = rows.flatMap(({ status, type, mark, count, blocked, expired }): Group[] => [
    { status, type, mark, count: count - blocked - expired },
    { status: 'blocked', type, mark, count: blocked },
    { status: 'expired', type, mark, count: expired },
  ]);
  return { groups, before: rows.reduce((all, { before }) => all + before, 0) };
}

function countWhere(condition: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`count(*) filter (where ${condition})`;
}

/** Only leads that match the type and status filters. */
export function chosen(leads: LeadQuery, choice: Choice, now: Date): LeadQuery {
  return isChosen(choice, now).reduce((passing, condition) => passing.where(condition), leads);
}

function isChosen({ type, status }: Choice, now: Date): RawBuilder<boolean>[] {
  const conditions = type === 'all' ? [] : [sql<boolean>`leads.type = ${type}`];
  if (status === undefined) return conditions;
  const { status: of, mark } = LEAD_STATUS_RULES[status];
  conditions.push(hasStatusSql(of, now));
  if (mark !== null) conditions.push(sql<boolean>`leads.mark = ${mark}`);
  return conditions;
}
