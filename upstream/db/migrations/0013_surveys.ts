import { type Kysely, sql } from 'kysely';

/** Survey answers of accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table surveys (
      id uuid primary key,
      account_id uuid not null references accounts(id) on delete cascade,
      type text not null,
      email text not null,
      text text not null,
      answered_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index surveys_account on surveys (account_id)`.execute(db);
}
