import { type Kysely, sql } from 'kysely';

/** Feedback from the portal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feedback (
      id uuid primary key,
      page text not null,
      text text not null,
      email text not null,
      idempotency_key text unique,
      sent_at timestamptz(3) not null
    )`.execute(db);
}
