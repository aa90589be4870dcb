import { type Kysely, sql } from 'kysely';

/** Billing data of accounts, and their quick purchases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table billing (
      account_id uuid primary key references accounts(id) on delete cascade,
      country text not null check (country ~ '^[A-Z]{2}$'),
      vat_number text,
      card_refusal text check (card_refusal in ('declined', 'expired', 'limit'))
    )`.execute(db);
  await sql`
    create table purchases (
      account_id uuid not null references accounts(id) on delete cascade,
      session_id text not null,
      source text not null,
      user_tz text not null,
      tariff text not null,
      monthly_cents integer not null,
      tax_percent numeric(5, 2) not null,
      charge_cents integer not null,
      bought_at timestamptz(3) not null,
      primary key (account_id, session_id)
    )`.execute(db);
}
