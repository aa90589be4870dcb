import { type Kysely, sql } from 'kysely';

/** Idempotency keys of survey answers: an answer resent after a lost response is stored only once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table surveys add column idempotency_key text`.execute(db);
  await sql`create unique index surveys_idempotency on surveys (account_id, idempotency_key)`.execute(db);
}
