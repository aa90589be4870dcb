import { sql } from 'kysely';
import type { Deps } from '../db/deps.ts';
import { type ListedRow, listedRows } from './agencyRows.ts';

/** Changed agencies, and the horizon for the next read. */
export interface Changes {
  readonly rows: readonly ListedRow[];
  readonly horizon: string;
}

/** The horizon for reading everything. */
export const BEGINNING = '0';

/**
 * Agencies changed by transaction `since` or a later one. The new horizon is the oldest transaction still running at
 * the time of the read, so that its writes and later ones are picked up next time, in whatever order they commit.
 */
export async function readChanges({ db }: Deps, since: string): Promise<Changes> {
  const rows = await listedRows(db)
    .select(sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`.as('horizon'))
    .where(sql<boolean>`changed_in >= ${since}::text::xid8`)
    .execute();
  return { rows, horizon: rows[0]?.horizon ?? since };
}
