import { type Kysely, sql } from 'kysely';

/**
 * Indexes for pages of long lists. Two have the columns that tell whether a lead is expired, so that a page by change is
 * found without the table. The third has the order of a search's results; it replaces that of the account alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `drop index leads_updated`,
    `create index leads_updated on leads (account_id, updated_at, id) include (status, expires_at, blocked_at)`,
    `drop index leads_active`,
    `create index leads_active on leads (account_id, expires_at) include (id, blocked_at, updated_at)
      where status = 'active'`,
    `drop index lead_texts_account`,
    `create index lead_texts_newest on lead_texts (account_id, received_at desc, lead_id desc)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
