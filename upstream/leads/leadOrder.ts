import { type RawBuilder, sql } from 'kysely';
import type { Selectable } from 'kysely';
import { LEAD_SORTS } from '../../domain/leads.ts';
import type { LeadSort } from '../../domain/leads.ts';
import type { LeadsTable } from '../db/tables/leads.ts';
import { invalidFields } from '../http/apiError.ts';
import { changedAt, changedAtSql, isActiveSql, leadStatus } from './leadState.ts';
import type { LeadQuery } from './leadFilter.ts';

/** A position in a list: right after the lead with this key. */
export interface LeadCursor {
  /** Index of the stretch it is in. */
  readonly stretch: number;
  readonly at: Date;
  readonly id: string;
}

/** A part of a list that is sorted in one way: by `key`, then by id in the same direction. */
export interface Stretch {
  /** Condition for the leads in it; null means all leads. */
  readonly where: RawBuilder<boolean> | null;
  readonly key: RawBuilder<Date>;
  readonly direction: 'asc' | 'desc';
}

const received = sql<Date>`leads.received_at`;

/** The stretches of a list in order. When sorted by deadline, leads to answer come before all others. */
export function stretchesOf(sort: LeadSort, now: Date): readonly Stretch[] {
  if (sort === 'newest') return [{ where: null, key: received, direction: 'desc' }];
  if (sort === 'updated') return [{ where: null, key: changedAtSql(now), direction: 'asc' }];
  const isActive = isActiveSql(now);
  return [
    { where: isActive, key: sql<Date>`leads.expires_at`, direction: 'asc' },
    { where: sql<boolean>`not ${isActive}`, key: received, direction: 'desc' },
  ];
}

/** Only leads in a stretch. */
export function within(leads: LeadQuery, { where }: Stretch): LeadQuery {
  return where === null ? leads : leads.where(where);
}

/** Condition for leads after the cursor, within the cursor's stretch. */
export function isBehind({ key, direction }: Stretch, { at, id }: LeadCursor): RawBuilder<boolean> {
  const row = sql`(${key}, leads.id)`;
  const mark = sql`(${at}::timestamptz, ${id}::uuid)`;
  return direction === 'asc' ? sql<boolean>`${row} > ${mark}` : sql<boolean>`${row} < ${mark}`;
}

/** Condition for leads at or before the cursor, in the whole list. */
export function isUpTo(stretches: readonly Stretch[], cursor: LeadCursor): RawBuilder<boolean> {
  const parts = stretches.slice(0, cursor.stretch + 1).map((stretch, index) => {
    const isIn = stretch.where ?? sql<boolean>`true`;
    return index < cursor.stretch ? isIn : sql<boolean>`(${isIn}) and not ${isBehind(stretch, cursor)}`;
  });
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/** The cursor of a lead. Opaque to clients. */
export function leadCursor(sort: LeadSort, lead: Selectable<LeadsTable>, now: Date): string {
  const isWaiting = sort === 'deadline' && leadStatus(lead, now) === 'active';
  const stretch = sort === 'deadline' && !isWaiting ? 1 : 0;
  const at = sort === 'updated' ? changedAt(lead, now) : isWaiting ? lead.expires_at : lead.received_at;
  return `${sort}.${stretch}.${at.getTime().toString(36)}.${lead.id}`;
}

const CURSOR = /^([a-z]+)\.([01])\.(-?[0-9a-z]{1,10})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Parses a cursor made by `leadCursor` for the same order. Throws 422 for any other text. */
export function readLeadCursor(sort: LeadSort, cursor: string): LeadCursor {
  const [, name, stretch, time = '', id = ''] = CURSOR.exec(cursor) ?? [];
  const at = new Date(Number.parseInt(time, 36));
  const year = at.getUTCFullYear();
  if (name !== sort || Number(stretch) >= stretchesOf(sort, at).length || !(year >= 1 && year <= 9999)) {
    throw invalidFields({
      path: 'after',
      code: 'unknown',
      message: `is no cursor of a list by ${LEAD_SORTS.join(', ')}`,
    });
  }
  return { stretch: Number(stretch), at, id };
}
