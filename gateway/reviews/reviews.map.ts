import { mayEditReview, type ReviewStatus as DomainStatus } from '../../domain/originalReview.ts';
import type {
  WireOriginalReview,
  WireReviewableLead,
  WireReviewRequest,
  WireReviewSummary,
} from '../../upstream/contract/reviews.ts';
import { entriesOf } from '../catalogue/catalogue.map.ts';
import type { Catalogue } from '../catalogue/catalogue.map.ts';
import { toReviewSummary } from '../directory/directory.map.ts';
import { reviewStatusEnum as leadReviewStatusEnum } from '../leads/leads.enums.ts';
import { enumMap } from '../relay/enums.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import { toGlobalId } from '../relay/ids.ts';
import { revisionHash } from '../relay/revisionHash.ts';
import type {
  OriginalReview,
  OriginalReviewsStatus,
  OwnReviewSummary,
  ReviewableLead,
  ReviewRequest,
  ReviewStatus,
} from '../schema.types.ts';

/** STA-44. */
const reviewStatusEnum = enumMap<DomainStatus, ReviewStatus>('OriginalReview.status', {
  not_available: 'NOT_AVAILABLE',
  empty: 'EMPTY',
  draft: 'DRAFT',
  pending: 'PENDING',
  published: 'PUBLISHED',
  blocked: 'BLOCKED',
});

/** STA-50. */
const draftsEnum = enumMap<WireReviewSummary['original']['status'], OriginalReviewsStatus>(
  'OwnReviewSummary.originalStatus',
  { no_drafts: 'NO_DRAFTS', has_drafts: 'HAS_DRAFTS' },
);

function choicesOf(
  { services, budget, projectDuration }: Pick<WireOriginalReview, 'services' | 'budget' | 'projectDuration'>,
  catalogue: Catalogue,
): Pick<OriginalReview, 'services' | 'budget' | 'projectDuration'> {
  return {
    services: entriesOf(catalogue.services, services),
    budget: budget === null ? null : (catalogue.budgets.get(budget) ?? null),
    projectDuration: projectDuration === null ? null : (catalogue.projectDurations.get(projectDuration) ?? null),
  };
}

/** The version of a review, as stored or as sent. Submitting it is no other version. */
export function reviewRevision(review: Omit<WireOriginalReview, 'uuid' | 'status'>): string {
  const { services, budget, projectDuration, challenge, solution, result } = review;
  return revisionHash([services, budget, projectDuration, challenge ?? '', solution ?? '', result ?? '']);
}

/** ENT-39. */
export function toOriginalReview(review: WireOriginalReview, catalogue: Catalogue, note: NoteUnknown): OriginalReview {
  return {
    uuid: review.uuid,
    status: reviewStatusEnum.read(review.status, note),
    canEdit: mayEditReview(review.status),
    ...choicesOf(review, catalogue),
    challenge: review.challenge,
    solution: review.solution,
    result: review.result,
    revision: reviewRevision(review),
  };
}

/** ENT-41. */
export function toReviewableLead(lead: WireReviewableLead, note: NoteUnknown): ReviewableLead {
  return {
    leadId: toGlobalId('Lead', lead.uuid),
    name: lead.name,
    company: lead.company,
    domain: lead.domain,
    answeredAt: lead.answeredAt,
    reviewStatus: leadReviewStatusEnum.read(lead.reviewStatus, note),
  };
}

/** ENT-40. */
export function toOwnReviewSummary(summary: WireReviewSummary, note: NoteUnknown): OwnReviewSummary {
  const { rating, count, originalCount, googleCount, googleStatus } = toReviewSummary(summary, null, note);
  const originalStatus = draftsEnum.read(summary.original.status, note);
  return { rating, count, originalCount, originalStatus, googleCount, googleStatus };
}

/** O-30. */
export function toReviewRequest(request: WireReviewRequest, catalogue: Catalogue, note: NoteUnknown): ReviewRequest {
  return {
    id: toGlobalId('ReviewRequest', request.uuid),
    uuid: request.uuid,
    status: reviewStatusEnum.read(request.status, note),
    agencyName: request.agency.name,
    agencyAlias: request.agency.alias,
    ...choicesOf(request, catalogue),
    challenge: request.challenge,
    solution: request.solution,
    result: request.result,
  };
}
