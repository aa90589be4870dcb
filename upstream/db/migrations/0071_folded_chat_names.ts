import { type Kysely, sql } from 'kysely';

/**
 * Folds the names by which chats are found like the texts of leads ("Nyström" as "nystrom"): they are the first three
 * lines of a lead's text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function names_of(text text) returns text language sql immutable parallel safe
    return split_part(text, E'\n', 1) || E'\n' || split_part(text, E'\n', 2) || E'\n' || split_part(text, E'\n', 3)`.execute(
    db,
  );
  await sql`
    create or replace function keep_chat_names() returns trigger language plpgsql as $$
    begin
      insert into chat_names
      select new.id, new.account_id, names_of(text) from lead_texts where lead_id = new.lead_id;
      return null;
    end $$`.execute(db);
  await sql`
    update chat_names set names = names_of(lead_texts.text)
    from chats join lead_texts on lead_texts.lead_id = chats.lead_id
    where chats.id = chat_names.chat_id`.execute(db);
}
