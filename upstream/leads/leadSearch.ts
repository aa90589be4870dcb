import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { LeadQuery } from './leadFilter.ts';
import type { countGroups, Group } from './leadGroups.ts';
import { inOrder, isBehind, type LeadCursor, type Segment, within } from './leadOrder.ts';

/** Largest position in an array. */
const LAST_POSITION = 2_147_483_647;

/** Where a page of a search begins. */
interface FoundPage {
  readonly segments: readonly Segment[];
  /** The page begins after this cursor, if not null. */
  readonly cursor: LeadCursor | null;
  /** Number of leads before the page, counted from the cursor. */
  readonly skipped: number;
  readonly limit: number;
}

/** What a search reads of the leads that it finds. */
interface FoundQueries {
  readonly groups: ReturnType<typeof countGroups>;
  readonly ids: ReturnType<typeof pageOf>;
}

/**
 * Runs both queries on the account's leads whose texts contain every word. The texts are read once, because comparing
 * them is most of the work: in this statement, `leads` is what the search found, with the columns that lists filter,
 * count and sort by. Nothing else may add a condition on the account: PostgreSQL would expect few of the rows to meet
 * it, and sort all of them to count them.
 */
export async function searchLeads(
  db: Kysely<Database>,
  accountId: string,
  words: readonly string[],
  queriesOn: (leads: LeadQuery) => FoundQueries,
): Promise<{ readonly groups: readonly Group[]; readonly ids: readonly string[] }> {
  const texts = db
    .selectFrom('lead_texts as leads')
    .select(['lead_id as id', 'type', 'status', 'mark'])
    .select(['received_at', 'expires_at', 'blocked_at', 'updated_at'])
    .where('account_id', '=', accountId);
  const matches = words.reduce(
    (found, word) => found.where(sql<boolean>`position(${new TextEncoder().encode(word)}::bytea in text) > 0`),
    texts,
  );
  const { groups, ids } = queriesOn(db.selectFrom('leads'));
  const { rows } = await sql<{ groups: Group[]; ids: string[] }>`
    with leads as materialized (${matches})
    select (select coalesce(json_agg(counted), '[]') from (${groups}) as counted) as groups, ${ids} as ids`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('A statement without a condition returned no row.');
  return found;
}

/** Ids of the leads on a page that may extend over several segments, in order. */
export function pageOf(leads: LeadQuery, { segments, cursor, skipped, limit }: FoundPage): RawBuilder<string[]> {
  const end = skipped + limit;
  const parts = segments.slice(cursor?.segment ?? 0).map((segment, index) => {
    const part = inOrder(within(leads, segment), segment).limit(end);
    return sql`array(${index === 0 && cursor !== null ? part.where(isBehind(segment, cursor)) : part})`;
  });
  const [first, last] = [skipped + 1, end].map((position) => Math.min(position, LAST_POSITION));
  return sql`(${sql.join(parts, sql` || `)})[${first}::int : ${last}::int]`;
}
