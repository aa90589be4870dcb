import { type Kysely, sql } from 'kysely';

/** Data of a profile that only its owner sees: the result of the last save, and email recipients. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agencies
      add column is_first_publish boolean not null default false,
      add column invalid_fields text[] not null default '{}'`.execute(db);
  await sql`
    create table email_settings (
      account_id uuid primary key references accounts(id) on delete cascade,
      is_consented boolean not null,
      addresses text[] not null
    )`.execute(db);
}
