import { type Kysely, sql } from 'kysely';

/** Password reset requests, and the links created for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table password_resets (
      id uuid primary key,
      email text not null,
      requested_at timestamptz(3) not null,
      account_id uuid references accounts(id) on delete cascade,
      token_hash text unique,
      used_at timestamptz(3)
    )`.execute(db);
  await sql`create index password_resets_new on password_resets (requested_at) where token_hash is null`.execute(db);
  await sql`create index password_resets_account on password_resets (account_id, requested_at)`.execute(db);
}
