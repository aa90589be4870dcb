import { type Kysely, type RawBuilder, sql } from 'kysely';
import { containing } from '../chats/chatRows.ts';
import type { Database } from '../db/tables.ts';
import type { LeadQuery } from './leadFilter.ts';
import type { countGroups, Group } from './leadGroups.ts';
import { isUpTo, type LeadCursor, type Segment } from './leadOrder.ts';

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
  { words, segments }: { readonly words: readonly string[]; readonly segments: readonly Segment[] },
  queriesOn: (leads: LeadQuery) => FoundQueries,
): Promise<{ readonly groups: readonly Group[]; readonly ids: readonly string[] }> {
  const texts = db
    .selectFrom('lead_texts as leads')
    .select(['lead_id as id', 'type', 'status', 'mark'])
    .select(['received_at', 'expires_at', 'blocked_at', 'updated_at'])
    .select([ofSegments(segments, (_segment, index) => sql`${sql.lit(index)}::int`).as('segment')])
    .select([ofSegments(segments, placeIn).as('place')])
    .where('account_id', '=', accountId);
  const matches = words.reduce((found, word) => found.where('text', 'like', containing(word)), texts);
  const { groups, ids } = queriesOn(db.selectFrom('leads'));
  const { rows } = await sql<{ groups: Group[]; ids: string[] }>`
    with leads as materialized (${matches})
    select (select coalesce(json_agg(counted), '[]') from (${groups}) as counted) as groups, array(${ids}) as ids`.execute(
    db,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('A statement without a condition returned no row.');
  return found;
}

/** Ids of the leads on a page that may extend over several segments. Only for the statement of `searchLeads`. */
export function pageOf(leads: LeadQuery, { segments, cursor, skipped, limit }: FoundPage) {
  let page = leads.select('leads.id').limit(limit).offset(skipped);
  if (cursor !== null) page = page.where(sql<boolean>`not ${isUpTo(segments, cursor)}`);
  if (segments.length > 1) page = page.orderBy(sql`leads.segment`);
  page = page.orderBy(sql`leads.place`);
  for (const [index, { direction }] of segments.entries()) {
    page = page.orderBy(sql`case leads.segment when ${sql.lit(index)} then leads.id end`, direction);
  }
  return page;
}

/** A number that grows along the segment. */
function placeIn({ key, direction }: Segment): RawBuilder<unknown> {
  const seconds = sql`date_part('epoch', ${key})`;
  return direction === 'asc' ? seconds : sql`-${seconds}`;
}

/** The value for the segment that a lead is in; what is in no earlier segment is in the last one. */
function ofSegments(
  segments: readonly Segment[],
  value: (segment: Segment, index: number) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const values = segments.map(value);
  const last = values.at(-1) ?? sql`null`;
  const cases = segments.slice(0, -1).map(({ where }, index) => sql`when ${where} then ${values[index]}`);
  return cases.length === 0 ? last : sql`case ${sql.join(cases, sql` `)} else ${last} end`;
}
