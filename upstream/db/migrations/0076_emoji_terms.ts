import { type Kysely, sql } from 'kysely';

/** The symbols of `EMOJI` in `messageSearch.ts`, as an expression of PostgreSQL. */
const EMOJI = String.raw`[\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]`;

/** Makes each emoji of a message a term, because PostgreSQL's parser skips them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    String.raw`create or replace function message_terms_of(text text) returns tsvector
    language sql immutable parallel safe
    return to_tsvector(
      'simple'::regconfig,
      regexp_replace(folded(text), '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff])', ' \1 ', 'g')
    ) || array_to_tsvector(array(select emoji[1] from regexp_matches(text, '${EMOJI}', 'g') as emoji))`,
    `update message_terms set terms = message_terms_of(messages.text)
    from messages where messages.id = message_terms.message_id and messages.text ~ '${EMOJI}'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
