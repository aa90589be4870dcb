import { type Kysely, sql } from 'kysely';

/**
 * An index in the order in which leads are counted, with all columns that a list's counters need: the groups follow
 * each other in it, which takes PostgreSQL a third of the time that hashing every lead's status, type and mark takes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index leads_counts on leads (account_id, status, type, mark)
      include (received_at, id, expires_at, blocked_at, updated_at)`.execute(db);
}
