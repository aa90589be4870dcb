import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { LeadsTable } from '../db/tables/leads.ts';
import type { LeadQuery } from './leadFilter.ts';

/**
 * The account's leads whose texts contain every word, with the columns that lists filter, count and sort by. "Unequal
 * to 0" tells PostgreSQL to expect that most leads do: it then reads a page in the order of an index instead of sorting
 * all leads.
 */
export function searchLeads(db: Kysely<Database>, accountId: string, words: readonly string[]): LeadQuery {
  const texts = db
    .selectFrom('lead_texts')
    .select(['lead_id as id', 'type', 'status', 'mark'])
    .select(['received_at', 'expires_at', 'blocked_at', 'updated_at'])
    .where('account_id', '=', accountId);
  // Longer words are rarer, so they are compared first.
  const ordered = words.toSorted((a, b) => b.length - a.length);
  const found = ordered.reduce(
    (matching, word) => matching.where(sql<boolean>`position(${new TextEncoder().encode(word)}::bytea in text) <> 0`),
    texts,
  );
  return db.selectFrom(sql<LeadsTable>`(${found})`.as('leads'));
}
