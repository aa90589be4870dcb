import { type Expression, type Kysely, sql } from 'kysely';
import { fromNearerEnd, type Numbered } from '../db/nearerEnd.ts';
import type { Database } from '../db/tables.ts';
import type { LeadQuery } from './leadFilter.ts';
import { notesSql } from './leadNoteRows.ts';
import { inOrder, keysOf, type LeadCursor, type Segment } from './leadOrder.ts';
import type { LeadRow } from './leadWire.ts';

/** Where a page of leads begins. */
export interface PagePlace {
  readonly segments: readonly Segment[];
  /** Number of leads in each segment. */
  readonly sizes: readonly number[];
  /** The page begins after this cursor, or at `start` if null. */
  readonly cursor: LeadCursor | null;
  /** Number of leads before the page. */
  readonly start: number;
  readonly limit: number;
}

/** Reads the rows of a page, which may extend over several segments. */
export async function readRows(db: Kysely<Database>, leads: LeadQuery, place: PagePlace): Promise<LeadRow[]> {
  const rows: LeadRow[] = [];
  let skip = place.start;
  for (const [index, segment] of place.segments.entries()) {
    const size = place.sizes[index] ?? 0;
    const limit = place.limit - rows.length;
    if (limit > 0 && skip < size) {
      const ids =
        place.cursor?.segment === index
          ? inOrder(leads, segment, place.cursor).limit(limit)
          : idsFrom(leads, segment, { skip, limit, size });
      rows.push(...(await rowsOf(db, ids, segment)));
    }
    skip = Math.max(0, skip - size);
  }
  return rows;
}

/** Ids of the leads on a numbered page of the segment. Rows are skipped in the index only. */
function idsFrom(leads: LeadQuery, segment: Segment, page: Numbered) {
  // The rows are sorted later. Asked for an order, PostgreSQL would look for a few leads in a whole index.
  if (page.skip === 0 && page.size <= page.limit) return keysOf(leads, segment).select('keys.id').limit(page.size);
  const { isReversed, offset, limit } = fromNearerEnd(page);
  const opposite = segment.direction === 'asc' ? 'desc' : 'asc';
  const direction = isReversed ? opposite : segment.direction;
  return inOrder(leads, { ...segment, direction }, null)
    .limit(limit)
    .offset(offset);
}

/** Reads the rows with these ids, in the order of the segment. */
export async function rowsOf(
  db: Kysely<Database>,
  ids: Expression<{ readonly id: string }>,
  segment: Segment,
): Promise<LeadRow[]> {
  return await selectLeads(db)
    .where('leads.id', 'in', sql<string>`(${ids})`)
    .orderBy(segment.key, segment.direction)
    .orderBy('leads.id', segment.direction)
    .execute();
}

/** Selects leads with everything that `leadToWire` needs: their chat and their notes. */
export function selectLeads(db: Kysely<Database>) {
  return db
    .selectFrom('leads')
    .leftJoin('chats', (join) => join.onRef('chats.lead_id', '=', 'leads.id').on('chats.deleted_at', 'is', null))
    .selectAll('leads')
    .select(['chats.id as chat_id', notesSql.as('notes')]);
}
