import { type Kysely, sql } from 'kysely';

/** Purchases of more projects; each limit is bought once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_purchases (
      account_id uuid not null references accounts(id) on delete cascade,
      max_projects integer not null,
      monthly_cents integer not null,
      tax_percent numeric(5, 2) not null,
      charge_cents integer not null,
      bought_at timestamptz(3) not null,
      primary key (account_id, max_projects)
    )`.execute(db);
}
