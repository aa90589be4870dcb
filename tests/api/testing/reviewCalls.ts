import { acceptedLead, activeLead } from './newLead.ts';
import type { NewLead } from './newLead.ts';
import { BIG, dig } from './upstreamCall.ts';
import type { Prepared, Stage, UpstreamCall } from './upstreamCall.ts';

const TEXT = 'Fifty characters at least are needed to say what was done.';
const SAVE_REVIEW = `mutation ($id: ID!, $submit: Boolean = true) { saveReview(input: {
  leadId: $id, challenge: "${TEXT}", solution: "${TEXT}", result: "${TEXT}", submit: $submit }) {
  lead { id review { uuid } } shareUuid errors { code } } }`;

/** Creates an accepted lead with a draft review, and returns the lead and the uuid of the review. */
async function draftedReview(stage: Stage): Promise<{ readonly lead: NewLead; readonly uuid: string }> {
  const lead = await acceptedLead(stage);
  const { saveReview } = await stage.ask(SAVE_REVIEW, { id: lead.id, submit: false });
  return { lead, uuid: String(dig(saveReview, 'lead', 'review', 'uuid')) };
}

/** Submits a review, and returns the client's path to it. */
async function submittedReview(stage: Stage): Promise<Prepared> {
  const lead = await acceptedLead(stage);
  const { saveReview } = await stage.ask(SAVE_REVIEW, { id: lead.id });
  const uuid = String(dig(saveReview, 'shareUuid'));
  return { path: `/reviews/${uuid}`, variables: { uuid } };
}

/** A review that is never answered, for read-only calls. */
let readable: Promise<Prepared> | null = null;

/** Calls about reviews, made by the agency and by its client. */
export const REVIEW_CALLS: readonly UpstreamCall[] = [
  {
    call: 'GET /account/leads/{id}/review/',
    row: 'RST-29',
    field: 'Lead.review',
    account: BIG,
    document: 'query ($uuid: String!) { viewer { lead(uuid: $uuid) { title review { status services { id } } } } }',
    prepare: async (stage) => {
      const { uuid } = await activeLead(stage);
      return { path: `/account/leads/${uuid}/review/`, variables: { uuid } };
    },
    at: 'viewer.lead.review',
    beside: 'viewer.lead.title',
  },
  {
    call: 'PUT /account/leads/{leadId}/review/{uuid}/',
    row: 'RST-30',
    field: 'Mutation.saveReview',
    account: BIG,
    document: SAVE_REVIEW,
    prepare: async (stage) => {
      const { lead, uuid } = await draftedReview(stage);
      return { path: `/account/leads/${lead.uuid}/review/${uuid}/`, variables: { id: lead.id } };
    },
    // A success may lack the link, so the body is not checked.
    isBodyless: true,
  },
  {
    call: 'GET /reviews/{uuid}',
    row: 'RST-30',
    field: 'Query.reviewRequest',
    account: null,
    document: 'query ($uuid: String!) { reviewRequest(uuid: $uuid) { status challenge } }',
    prepare: (stage) => (readable ??= submittedReview(stage)),
    at: 'reviewRequest',
  },
  {
    call: 'POST /reviews/{uuid}',
    row: 'RST-30',
    field: 'Mutation.answerReviewRequest',
    account: null,
    document: `mutation ($uuid: String!) { answerReviewRequest(input: {
      uuid: $uuid, decision: CONFIRM, author: "Ada Bell", rating: 5 }) { request { status } errors { code } } }`,
    prepare: submittedReview,
    isBodyless: true,
  },
  {
    call: 'GET /account/reviews/leads/',
    row: 'RST-31',
    field: 'Viewer.reviewableLeads',
    account: BIG,
    document: '{ viewer { account { timeZone } reviewableLeads { nodes { leadId } } } }',
    prepare: () => ({ path: '/account/reviews/leads/' }),
    at: 'viewer.reviewableLeads',
    beside: 'viewer.account.timeZone',
  },
  {
    call: 'GET /profile/reviews/',
    row: 'RST-32',
    field: 'Viewer.reviewSummary',
    account: BIG,
    document: '{ viewer { account { timeZone } reviewSummary { count } } }',
    prepare: () => ({ path: '/profile/reviews/' }),
    at: 'viewer.reviewSummary',
    beside: 'viewer.account.timeZone',
  },
];
