import { type Kysely, sql } from 'kysely';

/** Replies that an account keeps for its chats. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_replies (
      id uuid primary key,
      account_id uuid not null references accounts(id) on delete cascade,
      title text not null,
      text text not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index saved_replies_of_account on saved_replies (account_id, created_at)`.execute(db);
}
