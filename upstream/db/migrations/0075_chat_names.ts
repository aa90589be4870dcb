import { type Kysely, sql } from 'kysely';

/** Moves the names by which a chat is found to its row, so that a search reads a page in the order of the list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table chats add column names text collate "C" not null default ''`,
    `update chats set names = chat_names.names from chat_names where chat_id = chats.id`,
    `drop trigger chat_names_kept on chats`,
    `drop function keep_chat_names()`,
    `drop table chat_names`,
    `create function fill_chat_names() returns trigger language plpgsql as $$
    begin
      select names_of(convert_from(text, 'UTF8')) into strict new.names from lead_texts where lead_id = new.lead_id;
      return new;
    end $$`,
    `create trigger chats_filled before insert on chats
    for each row execute function fill_chat_names()`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
