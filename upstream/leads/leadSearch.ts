import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { LeadsTable } from '../db/tables/leads.ts';
import type { LeadQuery } from './leadFilter.ts';

/** Up to this number, leads are found once and then read by id, because comparing the texts costs most. */
const FEW = 50;

/**
 * The account's leads whose texts contain every word, with the columns that lists filter, count and sort by. "Unequal
 * to 0" tells PostgreSQL to expect that most leads do: it then reads a page in the order of an index instead of sorting
 * all leads.
 */
export async function searchLeads(
  db: Kysely<Database>,
  accountId: string,
  words: readonly string[],
): Promise<LeadQuery> {
  const texts = db.selectFrom('lead_texts').where('account_id', '=', accountId);
  // Longer words are rarer, so they are compared first.
  const ordered = words.toSorted((a, b) => b.length - a.length);
  const found = ordered.reduce(
    (matching, word) => matching.where(sql<boolean>`position(${new TextEncoder().encode(word)}::bytea in text) <> 0`),
    texts,
  );
  const first = await found
    .select('lead_id')
    .limit(FEW + 1)
    .execute();
  if (first.length <= FEW) {
    const ids = first.map((row) => row.lead_id);
    return db.selectFrom('leads').where('leads.id', '=', sql<string>`any(${ids}::uuid[])`);
  }
  const leads = found
    .select(['lead_id as id', 'type', 'status', 'mark'])
    .select(['received_at', 'expires_at', 'blocked_at', 'updated_at']);
  return db.selectFrom(sql<LeadsTable>`(${leads})`.as('leads'));
}
