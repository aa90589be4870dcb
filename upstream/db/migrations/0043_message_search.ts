import { type Kysely, sql } from 'kysely';

/**
 * Tables for the messenger's search, separate from those whose rows are read whole. Triggers maintain them, so that no
 * writer can forget to. `message_terms_of` splits Chinese and Japanese into single characters, because they are written
 * without spaces. With the account in `message_terms`, the newest matches are found without reading all chats.
 * `chat_names` keeps the searched texts of an account's leads close together, in the collation that compares bytes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function message_terms_of(text text) returns tsvector
    language sql immutable parallel safe
    return to_tsvector(
      'simple'::regconfig,
      regexp_replace(lower(text), '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff])', ' \\1 ', 'g')
    )`.execute(db);
  await sql`
    create table message_terms (
      message_id uuid primary key references messages(id) on delete cascade,
      account_id uuid not null,
      created_at timestamptz(3) not null,
      terms tsvector not null
    )`.execute(db);
  await sql`
    create table chat_names (
      chat_id uuid primary key references chats(id) on delete cascade,
      account_id uuid not null,
      names text collate "C" not null
    )`.execute(db);
  await sql`
    create function keep_message_terms() returns trigger language plpgsql as $$
    begin
      if new.deleted_at is not null then
        delete from message_terms where message_id = new.id;
      elsif new.text is not null then
        insert into message_terms
        select new.id, account_id, new.created_at, message_terms_of(new.text) from chats where id = new.chat_id
        on conflict do nothing;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create function keep_chat_names() returns trigger language plpgsql as $$
    begin
      insert into chat_names
      select new.id, new.account_id, lower(concat_ws(E'\n', name, company, domain)) from leads where id = new.lead_id;
      return null;
    end $$`.execute(db);
  await sql`
    insert into message_terms
    select messages.id, chats.account_id, messages.created_at, message_terms_of(messages.text)
    from messages join chats on chats.id = messages.chat_id
    where messages.text is not null and messages.deleted_at is null`.execute(db);
  await sql`
    insert into chat_names
    select chats.id, chats.account_id, lower(concat_ws(E'\n', leads.name, leads.company, leads.domain))
    from chats join leads on leads.id = chats.lead_id`.execute(db);
  await sql`
    create trigger message_terms_kept after insert or update of deleted_at on messages
    for each row execute function keep_message_terms()`.execute(db);
  await sql`
    create trigger chat_names_kept after insert on chats
    for each row execute function keep_chat_names()`.execute(db);
  await sql`create index message_terms_words on message_terms using gin (terms)`.execute(db);
  await sql`create index message_terms_newest on message_terms (account_id, created_at desc, message_id desc)`.execute(
    db,
  );
  await sql`create index chat_names_account on chat_names (account_id)`.execute(db);
}
