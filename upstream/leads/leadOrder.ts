import { expressionBuilder, type RawBuilder, type Selectable, sql } from 'kysely';
import { LEAD_SORTS } from '../../domain/leads.ts';
import type { LeadSort } from '../../domain/leads.ts';
import type { Database } from '../db/tables.ts';
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

/** Some leads with the key by which they are sorted. */
interface Run {
  /** Condition for the leads in it; null means all leads. */
  readonly where: RawBuilder<boolean> | null;
  readonly key: RawBuilder<Date>;
}

interface Key {
  readonly id: string;
  readonly at: Date;
}

/** A part of a list that is sorted in one way: by `key`, then by id in the same direction. */
export interface Segment extends Run {
  readonly direction: 'asc' | 'desc';
  /** The same leads and keys in several runs, which PostgreSQL can merge where it would have to sort the whole. */
  readonly runs?: readonly Run[];
}

const received = sql<Date>`leads.received_at`;

/** The segments of a list in order. When sorted by deadline, leads to answer come before all others. */
export function segmentsOf(sort: LeadSort, now: Date): readonly [Segment, ...Segment[]] {
  if (sort === 'newest') return [{ where: null, key: received, direction: 'desc' }];
  if (sort === 'updated') return [byChange(now)];
  const isActive = hasStatusSql('active', now);
  return [
    { where: isActive, key: sql<Date>`leads.expires_at`, direction: 'asc' },
    { where: sql<boolean>`not ${isActive}`, key: received, direction: 'desc' },
  ];
}

/** All leads by their latest change, without those of the current millisecond, in which more leads can still change. */
function byChange(now: Date): Segment {
  const key = changedAtSql(now);
  const isExpired = hasStatusSql('expired', now);
  const updated = sql<Date>`leads.updated_at`;
  return {
    where: sql<boolean>`${key} < ${now}`,
    key,
    direction: 'asc',
    runs: [
      { where: sql<boolean>`(not ${isExpired} and ${updated} < ${now})`, key: updated },
      { where: sql<boolean>`(${isExpired} and ${key} < ${now})`, key },
    ],
  };
}

/** Only leads in one of the segments of a list. */
export function inSegments(leads: LeadQuery, segments: readonly Segment[]): LeadQuery {
  const [segment, ...others] = segments;
  // Several segments contain all leads.
  return segment?.where && others.length === 0 ? leads.where(segment.where) : leads;
}

/** The leads of a segment as `keys`, each with its id and, as `at`, the key of the segment. */
export function keysOf(leads: LeadQuery, { where, key, direction, runs }: Segment) {
  const keysIn = (run: Run) =>
    (run.where === null ? leads : leads.where(run.where)).select(['leads.id', run.key.as('at')]);
  // PostgreSQL merges only what is sorted already.
  const sorted = runs?.map((run) => sql`(${keysIn(run).orderBy('at', direction).orderBy('id', direction)})`);
  const keys = sorted === undefined ? keysIn({ where, key }) : sql.join(sorted, sql` union all `);
  return expressionBuilder<Database>().selectFrom(sql<Key>`(${keys})`.as('keys'));
}

/** Ids of the leads of a segment in its order, from the cursor on if not null. */
export function inOrder(leads: LeadQuery, segment: Segment, cursor: LeadCursor | null) {
  const { direction } = segment;
  const keys = keysOf(leads, segment);
  return (cursor === null ? keys : keys.where(isBehind(sql`keys.at, keys.id`, direction, cursor)))
    .select('keys.id')
    .orderBy('keys.at', direction)
    .orderBy('keys.id', direction);
}

/** Whether a key and an id are after the cursor, in its segment. */
function isBehind(
  keyAndId: RawBuilder<unknown>,
  direction: Segment['direction'],
  { at, id }: LeadCursor,
): RawBuilder<boolean> {
  const mark = sql`(${at}::timestamptz, ${id}::uuid)`;
  return direction === 'asc' ? sql<boolean>`(${keyAndId}) > ${mark}` : sql<boolean>`(${keyAndId}) < ${mark}`;
}

/** Condition for leads at or before the cursor, in the whole list. */
export function isUpTo(segments: readonly Segment[], cursor: LeadCursor): RawBuilder<boolean> {
  const parts = segments.slice(0, cursor.segment + 1).map((segment, index) => {
    const isIn = segment.where ?? sql<boolean>`true`;
    if (index < cursor.segment) return isIn;
    return sql<boolean>`(${isIn}) and not ${isBehind(sql`${segment.key}, leads.id`, segment.direction, cursor)}`;
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
