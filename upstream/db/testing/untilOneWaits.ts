import { type Kysely, sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../tables.ts';

/**
 * Returns once one transaction of this database waits for a lock. At once with PGlite, which starts a transaction only
 * after the one before.
 */
export async function untilOneWaits(db: Kysely<Database>): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) return;
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    expect(rows).toHaveLength(1);
  });
}
