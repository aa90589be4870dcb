import { type Kysely, sql } from 'kysely';

/**
 * Chats and their messages. A chat has the data of its list item (unread count, newest message), updated in the same
 * transaction as the messages. `last_change_at` is the newest `updated_at` of its messages and only grows, so that
 * changes of one chat become visible in timestamp order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chats (
      id uuid primary key,
      account_id uuid not null references accounts(id) on delete cascade,
      lead_id uuid not null unique references leads(id) on delete cascade,
      created_at timestamptz(3) not null,
      last_activity_at timestamptz(3) not null,
      last_change_at timestamptz(3) not null,
      last_message_id uuid,
      unread_count integer not null default 0 check (unread_count >= 0),
      is_archived boolean not null default false,
      closed_at timestamptz(3),
      deleted_at timestamptz(3),
      lead_read_at timestamptz(3)
    )`.execute(db);
  await sql`create index chats_newest on chats (account_id, last_activity_at desc, id desc) where deleted_at is null`.execute(
    db,
  );
  await sql`create index chats_unread on chats (account_id) where deleted_at is null and unread_count > 0`.execute(db);
  await sql`create index chats_deleted on chats (deleted_at) where deleted_at is not null`.execute(db);
  await sql`
    create table messages (
      id uuid primary key,
      chat_id uuid not null references chats(id) on delete cascade,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      sender text not null check (sender in ('agency', 'lead', 'system')),
      status text not null check (status in ('sent', 'delivered', 'read')),
      text text,
      system_key text,
      deal_status text check (deal_status in ('pending', 'confirmed', 'denied')),
      params jsonb,
      language text,
      deleted_at timestamptz(3),
      idempotency_key text,
      check ((text is null) <> (system_key is null))
    )`.execute(db);
  await sql`create index messages_history on messages (chat_id, created_at desc, id desc)`.execute(db);
  await sql`create index messages_changes on messages (chat_id, updated_at)`.execute(db);
  await sql`create index messages_unread on messages (chat_id, created_at) where sender <> 'agency' and status = 'delivered'`.execute(
    db,
  );
  await sql`create unique index messages_idempotency on messages (chat_id, idempotency_key) where idempotency_key is not null`.execute(
    db,
  );
}
