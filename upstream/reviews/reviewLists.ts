import { sql } from 'kysely';
import type { WireReviewableLead, WireReviewSummary } from '../contract/reviews.ts';
import type { Deps } from '../db/deps.ts';
import { ratingOf } from '../directory/agencyRows.ts';
import { requireLeadAccess, type LeadAccount } from '../leads/leadAnswers.ts';
import { hasStatusSql } from '../leads/leadState.ts';

/** The rule of `isReviewable` in SQL, over a table with `review_status`. */
export const isReviewableSql = sql<boolean>`(review_status is null or review_status = 'created')`;

/** Accepted leads without a review request, latest accepted first (RST-31, ENT-41). Throws 403. */
export async function listReviewableLeads({ db, clock }: Deps, account: LeadAccount): Promise<WireReviewableLead[]> {
  requireLeadAccess(account);
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'name', 'company', 'domain', 'answered_at', 'review_status'])
    .where('account_id', '=', account.id)
    .where(hasStatusSql('accepted', clock.now()))
    .where('answered_at', 'is not', null)
    .where(isReviewableSql)
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .$narrowType<{ answered_at: Date }>()
    .execute();
  return rows.map(({ id, answered_at: answeredAt, review_status: reviewStatus, ...names }) => ({
    uuid: id,
    ...names,
    answeredAt: answeredAt.toISOString(),
    reviewStatus,
  }));
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
