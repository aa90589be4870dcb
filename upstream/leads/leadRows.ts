import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { LeadQuery } from './leadFilter.ts';
import { notesSql } from './leadNoteRows.ts';
import { isBehind, type LeadCursor, type Stretch, within } from './leadOrder.ts';
import type { LeadRow } from './leadWire.ts';

/** Where a page of leads begins. */
export interface PagePlace {
  readonly stretches: readonly Stretch[];
  /** Number of leads in each stretch. */
  readonly sizes: readonly number[];
  /** The page begins after this cursor, or at `start` if null. */
  readonly cursor: LeadCursor | null;
  /** Number of leads before the page. */
  readonly start: number;
  readonly limit: number;
}

/** Reads the rows of a page, which may extend over several stretches. */
export async function readRows(db: Kysely<Database>, leads: LeadQuery, place: PagePlace): Promise<LeadRow[]> {
  const rows: LeadRow[] = [];
  let skip = place.start;
  for (const [index, stretch] of place.stretches.entries()) {
    const size = place.sizes[index] ?? 0;
    const limit = place.limit - rows.length;
    if (limit > 0 && skip < size) {
      const part = within(leads, stretch);
      const ids =
        place.cursor?.stretch === index
          ? inOrder(part.where(isBehind(stretch, place.cursor)), stretch).limit(limit)
          : idsFrom(part, stretch, { skip, limit, size });
      rows.push(...(await rowsOf(db, ids, stretch)));
    }
    skip = Math.max(0, skip - size);
  }
  return rows;
}

interface Numbered {
  readonly skip: number;
  readonly limit: number;
  readonly size: number;
}

/** Ids of the leads at an offset in the stretch. Rows are skipped in the index only, from the nearer end. */
function idsFrom(leads: LeadQuery, stretch: Stretch, { skip, limit, size }: Numbered) {
  if (skip <= size / 2) return inOrder(leads, stretch).limit(limit).offset(skip);
  const taken = Math.min(limit, size - skip);
  const direction = stretch.direction === 'asc' ? 'desc' : 'asc';
  return inOrder(leads, { ...stretch, direction })
    .limit(taken)
    .offset(size - skip - taken);
}

function inOrder(leads: LeadQuery, { key, direction }: Stretch) {
  return leads.select('leads.id').orderBy(key, direction).orderBy('leads.id', direction);
}

/** Reads the rows with these ids, in the order of the stretch. */
export async function rowsOf(
  db: Kysely<Database>,
  ids: ReturnType<typeof inOrder>,
  stretch: Stretch,
): Promise<LeadRow[]> {
  return await selectRows(db)
    .where('leads.id', 'in', sql<string>`(${ids})`)
    .orderBy(stretch.key, stretch.direction)
    .orderBy('leads.id', stretch.direction)
    .execute();
}

/** Reads the rows with these ids, in the order of the ids. */
export async function rowsById(db: Kysely<Database>, ids: readonly string[]): Promise<LeadRow[]> {
  const rows = await selectRows(db)
    .where('leads.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

function selectRows(db: Kysely<Database>) {
  return db
    .selectFrom('leads')
    .leftJoin('chats', (join) => join.onRef('chats.lead_id', '=', 'leads.id').on('chats.deleted_at', 'is', null))
    .selectAll('leads')
    .select(['chats.id as chat_id', notesSql.as('notes')]);
}
