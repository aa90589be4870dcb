import { type Kysely, sql } from 'kysely';

/** Notes that an agency keeps on its leads, and a hash of the content each brief's idempotency key was used for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead_notes (
      id uuid primary key,
      lead_id uuid not null references leads(id) on delete cascade,
      text text not null,
      created_at timestamptz(3) not null,
      idempotency_key text
    )`.execute(db);
  await sql`create index lead_notes_newest on lead_notes (lead_id, created_at desc, id)`.execute(db);
  await sql`create unique index lead_notes_idempotency on lead_notes (lead_id, idempotency_key)`.execute(db);
  await sql`alter table briefs add column content_hash text`.execute(db);
}
