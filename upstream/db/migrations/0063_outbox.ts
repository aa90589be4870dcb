import { type Kysely, sql } from 'kysely';

/** Messages to users by email and WhatsApp: one row for each event and address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox_messages (
      id uuid primary key,
      position bigint not null generated always as identity,
      account_id uuid not null references accounts(id) on delete cascade,
      event_key text not null,
      channel text not null check (channel in ('EMAIL', 'WHATSAPP')),
      address text not null,
      kind text not null,
      language text not null,
      params jsonb not null,
      message_id uuid not null,
      state text not null default 'waiting'
        check (state in ('waiting', 'failed', 'sent', 'givenUp', 'withdrawn')),
      attempt_count integer not null default 0,
      last_error text,
      created_at timestamptz(3) not null,
      next_attempt_at timestamptz(3),
      sent_at timestamptz(3),
      secret_until timestamptz(3),
      claim uuid,
      claimed_by text,
      claimed_until timestamptz(3),
      unique (event_key, channel, address)
    )`.execute(db);
  await sql`
    create index outbox_messages_due on outbox_messages (channel, next_attempt_at)
    where next_attempt_at is not null`.execute(db);
  await sql`create index outbox_messages_log on outbox_messages (account_id, position desc)`.execute(db);
  await sql`create index outbox_messages_position on outbox_messages (position desc)`.execute(db);
  await sql`create index outbox_messages_age on outbox_messages (created_at)`.execute(db);
  await sql`
    create index outbox_messages_secrets on outbox_messages (secret_until)
    where secret_until is not null`.execute(db);
}
