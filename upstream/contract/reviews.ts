import { Type, type Static } from 'typebox';
import { call, CatalogueId, Closed, Nullable, Timestamp, Uuid, UuidParams } from './call.ts';
import { LeadReviewStatus } from './leads.ts';

export const ReviewStatus = Type.Enum(['not_available', 'empty', 'draft', 'pending', 'published', 'blocked']);
export const GoogleReviewStatus = Type.Enum(['in_progress', 'empty', 'not_empty']);
export const OriginalReviewStatus = Type.Enum(['no_drafts', 'has_drafts']);

/** The agency's description of a project, confirmed by the client. */
export const OriginalReview = Type.Object({
  /** Null until first saved. */
  uuid: Nullable(Uuid),
  services: Type.Array(CatalogueId),
  budget: Nullable(CatalogueId),
  projectDuration: Nullable(CatalogueId),
  challenge: Nullable(Type.String()),
  solution: Nullable(Type.String()),
  result: Nullable(Type.String()),
  status: ReviewStatus,
});
export type WireOriginalReview = Static<typeof OriginalReview>;

export const ReviewSummary = Type.Object({
  /** Average over both kinds, weighted by count; 1 to 5. */
  rating: Nullable(Type.Number()),
  count: Type.Integer(),
  google: Type.Object({ status: GoogleReviewStatus, count: Type.Integer() }),
  original: Type.Object({ status: OriginalReviewStatus, count: Type.Integer() }),
});
export type WireReviewSummary = Static<typeof ReviewSummary>;

export const ReviewableLead = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  company: Nullable(Type.String()),
  domain: Nullable(Type.String()),
  answeredAt: Timestamp,
  reviewStatus: Nullable(LeadReviewStatus),
});
export type WireReviewableLead = Static<typeof ReviewableLead>;

const Text = Type.String({ maxLength: 10_000 });
const reviewErrors = { 403: ['SUBSCRIPTION_REQUIRED'], 404: ['LEAD_NOT_FOUND'] } as const;

export const getLeadReview = call({
  row: 'RST-29',
  method: 'GET',
  path: '/account/leads/:id/review/',
  tag: 'reviews',
  summary: 'The original review of a lead, empty if there is none.',
  params: Type.Object({ id: Uuid }),
  responses: { 200: OriginalReview },
  errors: reviewErrors,
});

export const putLeadReview = call({
  row: 'RST-30',
  method: 'PUT',
  path: '/account/leads/:leadId/review/:uuid/',
  tag: 'reviews',
  summary: 'Save a review as draft, or submit it (status pending). The caller generates the uuid of a new one.',
  params: Type.Object({ leadId: Uuid, uuid: Uuid }),
  body: Closed({
    services: Type.Array(CatalogueId, { maxItems: 100, uniqueItems: true }),
    budget: Nullable(CatalogueId),
    projectDuration: Nullable(CatalogueId),
    challenge: Text,
    solution: Text,
    result: Text,
    status: Type.Enum(['draft', 'pending']),
  }),
  responses: {
    /** With a uuid if there is a link to share. */
    200: Type.Object({ uuid: Type.Optional(Uuid) }),
  },
  errors: { ...reviewErrors, 409: ['REVIEW_NOT_EDITABLE'] },
});

export const listReviewableLeads = call({
  row: 'RST-31',
  method: 'GET',
  path: '/account/reviews/leads/',
  tag: 'reviews',
  summary: 'Accepted leads that have not been reviewed.',
  responses: { 200: Type.Object({ leads: Type.Array(ReviewableLead) }) },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'] },
});

export const getReviewSummary = call({
  row: 'RST-32',
  method: 'GET',
  path: '/profile/reviews/',
  tag: 'reviews',
  summary: 'Rating and number of reviews.',
  responses: { 200: ReviewSummary },
});

/** A submitted review as shown to the client who confirms it. */
export const ReviewRequest = Type.Object({
  uuid: Uuid,
  status: Type.Enum(['pending', 'published', 'blocked']),
  agency: Type.Object({
    /** Null if its profile has none. */
    name: Nullable(Type.String()),
    /** Alias of its public page; null if it has none. */
    alias: Nullable(Type.String()),
  }),
  services: Type.Array(CatalogueId),
  budget: Nullable(CatalogueId),
  projectDuration: Nullable(CatalogueId),
  challenge: Type.String(),
  solution: Type.String(),
  result: Type.String(),
});
export type WireReviewRequest = Static<typeof ReviewRequest>;

export const getReviewRequest = call({
  row: 'RST-30',
  method: 'GET',
  path: '/reviews/:uuid',
  tag: 'reviews',
  summary: 'A submitted review, for anyone with its link (addition).',
  access: 'none',
  params: UuidParams,
  responses: { 200: ReviewRequest },
  errors: { 404: ['REVIEW_NOT_FOUND'] },
});

export const postReviewAnswer = call({
  row: 'RST-30',
  method: 'POST',
  path: '/reviews/:uuid',
  tag: 'reviews',
  summary: 'Confirm a submitted review as its client, which publishes it, or reject it (addition).',
  access: 'none',
  params: UuidParams,
  body: Closed({
    decision: Type.Enum(['confirm', 'refuse']),
    /** Required to confirm. */
    author: Nullable(Type.String({ maxLength: 1000 })),
    company: Nullable(Type.String({ maxLength: 1000 })),
    /** 1 to 5; required to confirm. */
    rating: Nullable(Type.Integer()),
  }),
  responses: { 204: null },
  errors: { 404: ['REVIEW_NOT_FOUND'], 409: ['REVIEW_ANSWERED'], 429: ['TOO_MANY_ATTEMPTS'] },
});
export type WireReviewAnswer = Static<typeof postReviewAnswer.body>;
export type WireReviewInput = Static<typeof putLeadReview.body>;
