import { type Kysely, sql } from 'kysely';

/** The agency's answers to deals. All are kept; the newest applies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deal_answers (
      id uuid primary key,
      deal_uuid uuid not null,
      account_id uuid not null references accounts(id) on delete cascade,
      answered_at timestamptz(3) not null,
      answer jsonb not null
    )`.execute(db);
  await sql`create index deal_answers_newest on deal_answers (deal_uuid, answered_at desc)`.execute(db);
  await sql`create index messages_deals on messages ((params ->> 'dealUuid')) where system_key = 'agency-deal'`.execute(
    db,
  );
}
