import { type Kysely, sql } from 'kysely';

/** Phone numbers that receive notifications by WhatsApp, and the codes sent to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table whatsapp_recipients (
      id integer primary key generated always as identity,
      account_id uuid not null references accounts(id) on delete cascade,
      address text not null,
      created_at timestamptz(3) not null,
      approved_at timestamptz(3),
      subscribed boolean not null default false,
      removed_at timestamptz(3),
      code_hash text,
      code_expires_at timestamptz(3),
      code_attempts integer not null default 0
    )`.execute(db);
  await sql`
    create unique index whatsapp_recipients_in_use on whatsapp_recipients (address)
    where approved_at is not null and removed_at is null`.execute(db);
  await sql`
    create unique index whatsapp_recipients_of_account on whatsapp_recipients (account_id, (approved_at is null))
    where removed_at is null`.execute(db);
  await sql`create index whatsapp_recipients_age on whatsapp_recipients (created_at)`.execute(db);
  await sql`
    create table whatsapp_codes (
      id uuid primary key,
      account_id uuid not null references accounts(id) on delete cascade,
      address text not null,
      sent_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index whatsapp_codes_of_account on whatsapp_codes (account_id, sent_at)`.execute(db);
  await sql`create index whatsapp_codes_of_address on whatsapp_codes (address, sent_at)`.execute(db);
  await sql`create index whatsapp_codes_age on whatsapp_codes (sent_at)`.execute(db);
}
