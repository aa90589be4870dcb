import { Type } from 'typebox';
import { Nullable } from '../../upstream/contract/call.ts';
import * as contract from '../../upstream/contract/reviews.ts';
import type {
  WireOriginalReview,
  WireReviewAnswer,
  WireReviewInput,
  WireReviewRequest,
  WireReviewSummary,
} from '../../upstream/contract/reviews.ts';
import type { PageRequest } from '../relay/pageWindow.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

const review = { check: checkOf(contract.OriginalReview) };
const reviewableLeads = { check: checkOf(contract.listReviewableLeads.responses[200]) };
const summary = { check: checkOf(contract.ReviewSummary) };
const request = { check: checkOf(contract.ReviewRequest) };
/** Absent or null: there is no link to share. */
const savedReview = { check: checkOf(Type.Object({ uuid: Type.Optional(Nullable(Type.String())) })) };

/** RST-29. */
export function getLeadReview(rest: RestClient, leadUuid: string): Promise<WireOriginalReview> {
  return rest.get(`/account/leads/${leadUuid}/review/`, {}, review);
}

/** RST-30. Returns the uuid to share, or null. */
export async function putLeadReview(
  rest: RestClient,
  leadUuid: string,
  uuid: string,
  body: WireReviewInput,
): Promise<string | null> {
  const saved = await rest.put(`/account/leads/${leadUuid}/review/${uuid}/`, { body, ...savedReview });
  return saved.uuid ?? null;
}

/** RST-31. Without `count`, an upstream does not support the query, and all leads are returned. */
export function getReviewableLeads(
  rest: RestClient,
  { pageNumber, pageSize, query }: PageRequest & { readonly query: string | null },
) {
  return rest.get('/account/reviews/leads/', { query, pageSize, pageNumber }, reviewableLeads);
}

/** RST-32. */
export function getReviewSummary(rest: RestClient): Promise<WireReviewSummary> {
  return rest.get('/profile/reviews/', {}, summary);
}

/** A submitted review by the uuid of its link (addition to RST-30). */
export function getReviewRequest(rest: RestClient, uuid: string): Promise<WireReviewRequest> {
  return rest.get(`/reviews/${uuid}`, {}, request);
}

/** The client's answer (addition to RST-30). `address`: the client's, for the upstream's rate limit. */
export function postReviewAnswer(
  rest: RestClient,
  uuid: string,
  body: WireReviewAnswer,
  address: string,
): Promise<unknown> {
  return rest.post(`/reviews/${uuid}`, { body, clientAddress: address });
}
