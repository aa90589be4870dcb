import { type Kysely, sql } from 'kysely';

/** Webhooks, their events (the outbox), and the deliveries of each event with their attempts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id uuid primary key,
      account_id uuid not null references accounts(id) on delete cascade,
      url text not null,
      events text[] not null,
      secret text not null,
      previous_secret text,
      previous_secret_until timestamptz(3),
      is_paused boolean not null default false,
      failing_since timestamptz(3),
      disabled_at timestamptz(3),
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index webhooks_account on webhooks (account_id)`.execute(db);
  await sql`
    create table webhook_events (
      id uuid primary key,
      account_id uuid not null references accounts(id) on delete cascade,
      type text,
      body text not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index webhook_events_age on webhook_events (created_at)`.execute(db);
  await sql`
    create table webhook_deliveries (
      id uuid primary key,
      position bigint not null generated always as identity,
      webhook_id uuid not null references webhooks(id) on delete cascade,
      event_id uuid not null references webhook_events(id) on delete cascade,
      lead_id uuid,
      status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
      attempt_count integer not null default 0,
      attempts_left integer not null,
      created_at timestamptz(3) not null,
      next_attempt_at timestamptz(3),
      claim uuid,
      claimed_by text,
      claimed_until timestamptz(3)
    )`.execute(db);
  await sql`
    create index webhook_deliveries_pending on webhook_deliveries (webhook_id, position)
    where status = 'pending'`.execute(db);
  await sql`
    create index webhook_deliveries_order on webhook_deliveries (webhook_id, lead_id, position)
    where status = 'pending'`.execute(db);
  await sql`create index webhook_deliveries_log on webhook_deliveries (webhook_id, position desc)`.execute(db);
  await sql`create index webhook_deliveries_event on webhook_deliveries (event_id)`.execute(db);
  await sql`
    create table webhook_attempts (
      delivery_id uuid not null references webhook_deliveries(id) on delete cascade,
      number integer not null,
      at timestamptz(3) not null,
      status integer,
      error text,
      duration integer not null,
      primary key (delivery_id, number)
    )`.execute(db);
}
