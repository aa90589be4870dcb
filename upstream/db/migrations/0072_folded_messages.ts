import { type Kysely, sql } from 'kysely';

/**
 * Folds messages for the search like the texts of leads ("Straße" as "strasse"). `folded` does what `foldText` does,
 * apart from spaces; it names capitals too, because some databases only know those from A to Z. Messages in ASCII have
 * their terms already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function folded(text text) returns text
    language sql immutable parallel safe
    return normalize(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        translate(
          lower(regexp_replace(normalize(text, NFKD), '[\\u0300-\\u036f]', '', 'g')),
          'øØðÐđĐłŁħĦıĸŋŊŧŦəƏ', 'ooddddllhhiknnttee'),
        '[ßẞ]', 'ss', 'g'), '[æÆ]', 'ae', 'g'), '[œŒ]', 'oe', 'g'), '[þÞ]', 'th', 'g'),
      NFC)`.execute(db);
  await sql`
    create or replace function message_terms_of(text text) returns tsvector
    language sql immutable parallel safe
    return to_tsvector(
      'simple'::regconfig,
      regexp_replace(folded(text), '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff])', ' \\1 ', 'g')
    )`.execute(db);
  await sql`
    update message_terms set terms = message_terms_of(messages.text)
    from messages where messages.id = message_terms.message_id and messages.text ~ '[^\\x01-\\x7f]'`.execute(db);
}
