import { type Kysely, sql } from 'kysely';

/** Idempotency keys of access tokens: a token requested again after a lost response exists only once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table access_tokens add column idempotency_key text`.execute(db);
  await sql`create unique index access_tokens_idempotency on access_tokens (account_id, idempotency_key)`.execute(db);
}
