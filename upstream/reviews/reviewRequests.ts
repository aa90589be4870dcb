import { reviewAnswerErrors } from '../../domain/originalReview.ts';
import { storedLine } from '../../domain/storedText.ts';
import { lockSender, noteSend } from '../briefs/sendLimit.ts';
import type { WireReviewAnswer, WireReviewRequest } from '../contract/reviews.ts';
import type { Deps } from '../db/deps.ts';
import { transact } from '../db/transact.ts';
import { hasPageSql } from '../directory/agencyState.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { fieldError } from '../http/fieldError.ts';
import { changeLead } from '../leads/leadChange.ts';
import { recordEvent } from '../webhooks/recordEvent.ts';

function notFound(): ApiError {
  return new ApiError(404, 'REVIEW_NOT_FOUND', 'There is no such review.');
}

/** A submitted review for anyone with its link (O-30). Throws 404, also for drafts. */
export async function getReviewRequest({ db }: Pick<Deps, 'db'>, uuid: string): Promise<WireReviewRequest> {
  const row = await db
    .selectFrom('agency_reviews')
    .innerJoin('agencies', 'agencies.id', 'agency_reviews.agency_id')
    .select(['agencies.name', 'agencies.alias', hasPageSql().as('has_page')])
    .select((columns) => [
      columns.ref('agency_reviews.services').as('services'),
      'agency_reviews.status',
      'budget',
      'project_duration',
      'challenge',
      'solution',
      'result',
    ])
    .where('agency_reviews.id', '=', uuid)
    .executeTakeFirst();
  if (row === undefined || row.status === 'draft') throw notFound();
  return {
    uuid: uuid.toLowerCase(),
    status: row.status,
    agency: { name: row.name, alias: row.has_page ? row.alias : null },
    services: row.services,
    budget: row.budget,
    projectDuration: row.project_duration,
    challenge: row.challenge ?? '',
    solution: row.solution ?? '',
    result: row.result ?? '',
  };
}

/**
 * Applies the client's answer: a confirmed review is published under the client's name, an inaccurate one is blocked
 * (O-30). `address` is the client's IP address, which is rate-limited like that of a brief. Throws 404, 409 if the
 * review was already answered, 422 with fields, 429 with Retry-After.
 */
export async function answerReviewRequest(
  { db, clock }: Deps,
  uuid: string,
  { decision, author, company, rating }: WireReviewAnswer,
  address: string,
): Promise<void> {
  const errors = reviewAnswerErrors({ decision, author: author ?? '', company: company ?? '', rating });
  if (errors.size > 0) {
    throw invalidFields(...[...errors].map(([path, code]) => fieldError(path, code)));
  }
  const isConfirmed = decision === 'confirm';
  await transact(db, async (trx) => {
    const now = clock.now();
    const sender = `review ${address}`;
    await lockSender(trx, sender);
    await noteSend(trx, sender, now);
    const review = await trx
      .selectFrom('agency_reviews')
      .innerJoin('agencies', 'agencies.id', 'agency_reviews.agency_id')
      .select(['lead_id', 'account_id'])
      .where('agency_reviews.id', '=', uuid)
      .where('agency_reviews.status', '=', 'pending')
      .executeTakeFirst();
    const leadId = review?.lead_id ?? null;
    // Before the review, whose change also changes its agency (see `changeLead`).
    if (leadId !== null) {
      await changeLead(trx, leadId, clock, { review_status: isConfirmed ? 'completed' : 'rejected' });
    }
    const { numUpdatedRows } = await trx
      .updateTable('agency_reviews')
      .set(
        isConfirmed
          ? {
              status: 'published',
              author: storedLine(author ?? ''),
              company: storedLine(company ?? '') || null,
              rating,
              published_at: now,
            }
          : { status: 'blocked' },
      )
      .where('id', '=', uuid)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (review === undefined || numUpdatedRows === 0n) {
      // Drafts must look the same as missing reviews: throws 404 for both.
      await getReviewRequest({ db: trx }, uuid);
      throw new ApiError(409, 'REVIEW_ANSWERED', 'This review has already been answered.');
    }
    if (!isConfirmed || review.account_id === null) return;
    // The uuid in the link may be in upper case.
    const reviewId = uuid.toLowerCase();
    await recordEvent(trx, review.account_id, now, { type: 'review.published', leadId, reviewId });
  });
}
