import type { Kysely, Selectable } from 'kysely';
import {
  isReviewable,
  mayEditReview,
  REVIEW_TEXT_LIMITS,
  reviewTextErrors,
  type ReviewStatus,
} from '../../domain/originalReview.ts';
import { storedText } from '../../domain/storedText.ts';
import { readFeatures } from '../account/features.ts';
import type { WireOriginalReview, WireReviewInput } from '../contract/reviews.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import type { AgencyReviewsTable } from '../db/tables/agencies.ts';
import type { LeadsTable } from '../db/tables/leads.ts';
import { transact } from '../db/transact.ts';
import { lockAgencyOf } from '../directory/agencyState.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { fieldError } from '../http/fieldError.ts';
import { requireLeadAccess, type LeadAccount } from '../leads/leadAnswers.ts';
import { leadStatus } from '../leads/leadState.ts';
import { unknownChoices } from './unknownChoices.ts';
import { changeLead } from '../leads/leadChange.ts';

type Lead = Pick<Selectable<LeadsTable>, 'id' | 'status' | 'expires_at' | 'blocked_at' | 'review_status'>;
type Review = Selectable<AgencyReviewsTable>;

/** The review of a lead; empty if there is none (RST-29). Throws 404, and 403 without access to leads. */
export async function getLeadReview(
  { db, clock }: Deps,
  account: LeadAccount,
  leadId: string,
): Promise<WireOriginalReview> {
  requireLeadAccess(account);
  const lead = await leadQuery(db, account, leadId).executeTakeFirst();
  if (lead === undefined) throw leadNotFound();
  const review = await reviewOf(db, leadId);
  return {
    uuid: review?.id ?? null,
    services: review?.services ?? [],
    budget: review?.budget ?? null,
    projectDuration: review?.project_duration ?? null,
    challenge: review?.challenge ?? null,
    solution: review?.solution ?? null,
    result: review?.result ?? null,
    status: statusOf(lead, review, clock.now()),
  };
}

/**
 * Saves a review as a draft, or submits it to the client (RST-30, STA-45, STA-46). Returns its uuid for the link to
 * share; null for a draft, or if the client is emailed instead (feature `reviewInvitations`). `uuid` is used for a new
 * review; an existing one keeps its own. Throws 403, 404, 409 if the review has been submitted or the lead was not
 * accepted, and 422 (VAL-41).
 */
export async function saveLeadReview(
  deps: Deps,
  account: LeadAccount,
  { leadId, uuid }: { readonly leadId: string; readonly uuid: string },
  input: WireReviewInput,
): Promise<string | null> {
  requireLeadAccess(account);
  const isSubmitted = input.status === 'pending';
  const refused = [
    ...[...reviewTextErrors(input, isSubmitted)].map(([path, code]) =>
      fieldError(path, code, isSubmitted ? REVIEW_TEXT_LIMITS : {}),
    ),
    ...(await unknownChoices(deps.db, input)),
  ];
  if (refused.length > 0) throw invalidFields(...refused);
  return await transact(deps.db, async (trx) => {
    const now = deps.clock.now();
    const lead = await leadQuery(trx, account, leadId).forNoKeyUpdate().executeTakeFirst();
    if (lead === undefined) throw leadNotFound();
    const before = await reviewOf(trx, leadId);
    if (!mayEditReview(statusOf(lead, before, now))) throw notEditable();
    // Before the agency is locked (see `changeLead`).
    await changeLead(trx, leadId, deps.clock, { review_status: isSubmitted ? 'pending' : 'created' });
    const id = before?.id ?? uuid;
    const values = {
      services: input.services,
      budget: input.budget,
      project_duration: input.projectDuration,
      challenge: storedText(input.challenge),
      solution: storedText(input.solution),
      result: storedText(input.result),
      status: input.status,
    };
    if (before) {
      await trx.updateTable('agency_reviews').set(values).where('id', '=', id).execute();
    } else {
      const agency = await lockAgencyOf({ ...deps, db: trx }, account.id);
      const made = await trx
        .insertInto('agency_reviews')
        .values({
          ...values,
          id,
          agency_id: agency.id,
          lead_id: leadId,
          author: null,
          company: null,
          rating: null,
          created_at: now,
          published_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      // Another review already has this uuid.
      if (made === undefined) throw notEditable();
    }
    if (!isSubmitted) return null;
    const features = await readFeatures({ ...deps, db: trx }, account.id);
    return features.some(({ name, enabled }) => name === 'reviewInvitations' && enabled) ? null : id;
  });
}

function leadNotFound(): ApiError {
  return new ApiError(404, 'LEAD_NOT_FOUND', 'There is no such lead.');
}

function notEditable(): ApiError {
  return new ApiError(409, 'REVIEW_NOT_EDITABLE', 'This review cannot be changed.');
}

function leadQuery(db: Kysely<Database>, account: Pick<LeadAccount, 'id'>, leadId: string) {
  return db
    .selectFrom('leads')
    .select(['id', 'status', 'expires_at', 'blocked_at', 'review_status'])
    .where('id', '=', leadId)
    .where('account_id', '=', account.id);
}

async function reviewOf(db: Kysely<Database>, leadId: string): Promise<Review | undefined> {
  return await db.selectFrom('agency_reviews').selectAll().where('lead_id', '=', leadId).executeTakeFirst();
}

/** The status of the review; one requested outside the portal is only known from the lead's status. */
function statusOf(lead: Lead, review: Review | undefined, now: Date): ReviewStatus {
  if (leadStatus(lead, now) !== 'accepted') return 'not_available';
  if (review) return review.status;
  if (isReviewable(lead.review_status)) return 'empty';
  if (lead.review_status === 'pending') return 'pending';
  return lead.review_status === 'completed' ? 'published' : 'blocked';
}
