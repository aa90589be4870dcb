import { sql } from 'kysely';
import type { WireReviewableLead, WireReviewSummary } from '../contract/reviews.ts';
import type { Deps } from '../db/deps.ts';
import { searchWords } from '../db/searchWords.ts';
import { ratingOf } from '../directory/agencyRows.ts';
import { requireLeadAccess, type LeadAccount } from '../leads/leadAnswers.ts';
import { hasStatusSql } from '../leads/leadState.ts';

/** The rule of `isReviewable` in SQL, over a table with `review_status`. */
export const isReviewableSql = sql<boolean>`(review_status is null or review_status = 'created')`;

const draftsFirst = sql<boolean>`review_status is null`;

export interface ReviewableLeadQuery {
  /** Words in name, company or domain. */
  readonly query?: string;
  readonly pageNumber: number;
  /** Without it, all leads are one page. */
  readonly pageSize?: number;
}

/** Accepted leads without a review request, drafts first, then the latest accepted (RST-31, ENT-41). Throws 403. */
export async function listReviewableLeads(
  { db, clock }: Deps,
  account: LeadAccount,
  { query = '', pageNumber, pageSize }: ReviewableLeadQuery = { pageNumber: 1 },
): Promise<{ readonly leads: WireReviewableLead[]; readonly count: number }> {
  requireLeadAccess(account);
  const words = searchWords(query);
  const from =
    words.length === 0
      ? db
      : db.with(
          (cte) => cte('named').materialized(),
          () => leadsNamed(db, account.id, words),
        );
  const found = from
    .selectFrom('leads')
    .where('leads.account_id', '=', account.id)
    .where(hasStatusSql('accepted', clock.now()))
    .where('answered_at', 'is not', null)
    .where(isReviewableSql)
    .$if(words.length > 0, (leads) => leads.where('id', 'in', sql<string>`(select lead_id from named)`));
  // Sorted without the names, which would double the cost.
  const page = found
    .select(['id', sql<number>`count(*) over ()`.as('count')])
    .orderBy(draftsFirst)
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .$if(pageSize !== undefined, (leads) => leads.limit(pageSize ?? 0).offset((pageNumber - 1) * (pageSize ?? 0)));
  const rows = await db
    .selectFrom(page.as('page'))
    .innerJoin('leads', 'leads.id', 'page.id')
    .select(['leads.id', 'name', 'company', 'domain', 'answered_at', 'review_status', 'page.count'])
    .orderBy(draftsFirst)
    .orderBy('answered_at', 'desc')
    .orderBy('leads.id')
    .$narrowType<{ answered_at: Date }>()
    .execute();
  // A page beyond the end has no row that says how many leads there are.
  const count =
    rows[0]?.count ??
    (pageNumber === 1
      ? 0
      : (await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count);
  const leads = rows.map(({ id, name, company, domain, answered_at: answeredAt, review_status: reviewStatus }) => ({
    uuid: id,
    name,
    company,
    domain,
    answeredAt: answeredAt.toISOString(),
    reviewStatus,
  }));
  return { leads, count };
}

/**
 * The account's accepted leads with every word in name, company or domain. Their whole text is compared first, as bytes.
 * Materialized where it is used, because PostgreSQL would otherwise look up each lead's text.
 */
function leadsNamed(db: Deps['db'], accountId: string, words: readonly string[]) {
  const named = db
    .selectFrom('lead_texts')
    .select('lead_id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'accepted');
  return words.reduce(
    (matching, word) =>
      matching
        .where(sql<boolean>`position(${new TextEncoder().encode(word)}::bytea in text) > 0`)
        .where(sql<boolean>`position(${word} in names_of(convert_from(text, 'UTF8'))) > 0`),
    named,
  );
}

/** Counts and averages of the account's reviews (RST-32, ENT-40). */
export async function readReviewSummary({ db }: Deps, account: Pick<LeadAccount, 'id'>): Promise<WireReviewSummary> {
  const agency = await db
    .selectFrom('agencies')
    .select(['id', 'google_status', 'google_count', 'google_rating'])
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  const reviews =
    agency === undefined
      ? []
      : await db
          .selectFrom('agency_reviews')
          .select(['status', 'rating', 'lead_id'])
          .where('agency_id', '=', agency.id)
          .execute();
  const ratings = reviews.flatMap(({ status, rating }) => (status === 'published' && rating !== null ? [rating] : []));
  const google = { count: agency?.google_count ?? 0, rating: agency?.google_rating ?? null };
  const { rating, reviewCount } = ratingOf({
    google_count: google.count,
    google_rating: google.rating,
    review_ratings: ratings,
  });
  return {
    rating,
    count: reviewCount,
    google: { status: agency?.google_status ?? 'empty', count: google.count },
    original: {
      // A draft whose lead was deleted cannot be continued.
      status: reviews.some(({ status, lead_id: leadId }) => status === 'draft' && leadId !== null)
        ? 'has_drafts'
        : 'no_drafts',
      count: ratings.length,
    },
  };
}
