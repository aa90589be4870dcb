import { type Kysely, sql } from 'kysely';

/** An answer that is sent again after a lost one is stored once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table surveys add column idempotency_key text`.execute(db);
  await sql`create unique index surveys_idempotency on surveys (account_id, idempotency_key)`.execute(db);
}
