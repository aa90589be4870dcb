import { type Kysely, sql } from 'kysely';

/**
 * Indexes for pages of long lists. One has the columns that tell whether a lead is expired, so that a page by change is
 * found without the table. The other has the order of a search's results; it replaces that of the account alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index leads_updated`.execute(db);
  await sql`
    create index leads_updated on leads (account_id, updated_at, id) include (status, expires_at, blocked_at)`.execute(
    db,
  );
  await sql`drop index lead_texts_account`.execute(db);
  await sql`create index lead_texts_newest on lead_texts (account_id, received_at desc, lead_id desc)`.execute(db);
}
