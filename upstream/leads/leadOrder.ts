import { type RawBuilder, sql } from 'kysely';
import type { Selectable } from 'kysely';
import { LEAD_SORTS } from '../../domain/leads.ts';
import type { LeadSort } from '../../domain/leads.ts';
import type { LeadsTable } from '../db/tables/leads.ts';
import { invalidFields } from '../http/apiError.ts';
import { changedAt, changedAtSql, hasStatusSql, leadStatus } from './leadState.ts';
import type { LeadQuery } from './leadFilter.ts';

/** A position in a list: right after the lead with this key. */
export interface LeadCursor {
  /** Index of the segment it is in. */
  readonly segment: number;
  readonly at: Date;
  readonly id: string;
}

/** A part of a list that is sorted in one way: by `key`, then by id in the same direction. */
export interface Segment {
  /** Condition for the leads in it; null means all leads. */
  readonly where: RawBuilder<boolean> | null;
  readonly key: RawBuilder<Date>;
  readonly direction: 'asc' | 'desc';
}

const received = sql<Date>`leads.received_at`;

/** The segments of a list in order. When sorted by deadline, leads to answer come before all others. */
export function segmentsOf(sort: LeadSort, now: Date): readonly Segment[] {
  if (sort === 'newest') return [{ where: null, key: received, direction: 'desc' }];
  if (sort === 'updated') return [{ where: null, key: changedAtSql(now), direction: 'asc' }];
  const isActive = hasStatusSql('active', now);
  return [
    { where: isActive, key: sql<Date>`leads.expires_at`, direction: 'asc' },
    { where: sql<boolean>`not ${isActive}`, key: received, direction: 'desc' },
  ];
}

/** Only leads in a segment. */
export function within(leads: LeadQuery, { where }: Segment): LeadQuery {
  return where === null ? leads : leads.where(where);
}

/** Ids of the leads in the order of the segment. */
export function inOrder(leads: LeadQuery, { key, direction }: Segment) {
  return leads.select('leads.id').orderBy(key, direction).orderBy('leads.id', direction);
}

/** Condition for leads after the cursor, within the cursor's segment. */
export function isBehind({ key, direction }: Segment, { at, id }: LeadCursor): RawBuilder<boolean> {
  const row = sql`(${key}, leads.id)`;
  const mark = sql`(${at}::timestamptz, ${id}::uuid)`;
  return direction === 'asc' ? sql<boolean>`${row} > ${mark}` : sql<boolean>`${row} < ${mark}`;
}

/** Condition for leads at or before the cursor, in the whole list. */
export function isUpTo(segments: readonly Segment[], cursor: LeadCursor): RawBuilder<boolean> {
  const parts = segments.slice(0, cursor.segment + 1).map((segment, index) => {
    const isIn = segment.where ?? sql<boolean>`true`;
    return index < cursor.segment ? isIn : sql<boolean>`(${isIn}) and not ${isBehind(segment, cursor)}`;
  });
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/** The cursor of a lead. Opaque to clients. */
export function leadCursor(sort: LeadSort, lead: Selectable<LeadsTable>, now: Date): string {
  const isWaiting = sort === 'deadline' && leadStatus(lead, now) === 'active';
  const segment = sort === 'deadline' && !isWaiting ? 1 : 0;
  const at = sort === 'updated' ? changedAt(lead, now) : isWaiting ? lead.expires_at : lead.received_at;
  return `${sort}.${segment}.${at.getTime().toString(36)}.${lead.id}`;
}

const CURSOR = /^([a-z]+)\.([01])\.(-?[0-9a-z]{1,10})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Parses a cursor made by `leadCursor` for the same order. Throws 422 for any other text. */
export function readLeadCursor(sort: LeadSort, cursor: string): LeadCursor {
  const [, name, segment, time = '', id = ''] = CURSOR.exec(cursor) ?? [];
  const at = new Date(Number.parseInt(time, 36));
  const year = at.getUTCFullYear();
  if (name !== sort || Number(segment) >= segmentsOf(sort, at).length || !(year >= 1 && year <= 9999)) {
    throw invalidFields({
      path: 'after',
      code: 'unknown',
      message: `is not a cursor of a list by ${LEAD_SORTS.join(', ')}`,
    });
  }
  return { segment: Number(segment), at, id };
}
