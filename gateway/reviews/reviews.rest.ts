import type {
  WireOriginalReview,
  WireReviewableLead,
  WireReviewAnswer,
  WireReviewInput,
  WireReviewRequest,
  WireReviewSummary,
} from '../../upstream/contract/reviews.ts';
import { checked, checkedWrite, listOf, nullable, number, object, text, timestamp, whole } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

const choices = { services: listOf(whole), budget: nullable(whole), projectDuration: nullable(whole) };
const review = object<WireOriginalReview>({
  ...choices,
  uuid: nullable(text),
  challenge: nullable(text),
  solution: nullable(text),
  result: nullable(text),
  status: text,
});
const reviewableLeads = object<{ leads: WireReviewableLead[] }>({
  leads: listOf(
    object<WireReviewableLead>({
      uuid: text,
      name: text,
      company: nullable(text),
      domain: nullable(text),
      answeredAt: timestamp,
      reviewStatus: nullable(text),
    }),
  ),
});
const summary = object<WireReviewSummary>({
  rating: nullable(number),
  count: whole,
  google: object<WireReviewSummary['google']>({ status: text, count: whole }),
  original: object<WireReviewSummary['original']>({ status: text, count: whole }),
});
const request = object<WireReviewRequest>({
  ...choices,
  uuid: text,
  status: text,
  agency: object<WireReviewRequest['agency']>({ name: nullable(text), alias: nullable(text) }),
  challenge: text,
  solution: text,
  result: text,
});

/** Absent or null: there is no link to share. */
interface SavedReview {
  readonly uuid?: string | null;
}
function savedReview(value: unknown): boolean {
  const uuid: unknown = typeof value === 'object' && value !== null && 'uuid' in value ? value.uuid : null;
  return typeof value === 'object' && value !== null && (uuid === undefined || nullable(text)(uuid));
}

/** RST-29. */
export function getLeadReview(rest: RestClient, leadUuid: string): Promise<WireOriginalReview> {
  return checked(rest.get(`/account/leads/${leadUuid}/review/`), review);
}

/** RST-30; the uuid to share, null when there is none. */
export async function putLeadReview(
  rest: RestClient,
  leadUuid: string,
  uuid: string,
  body: WireReviewInput,
): Promise<string | null> {
  return (
    (await checkedWrite<SavedReview>(rest.put(`/account/leads/${leadUuid}/review/${uuid}/`, { body }), savedReview))
      .uuid ?? null
  );
}

/** RST-31. */
export async function getReviewableLeads(rest: RestClient): Promise<WireReviewableLead[]> {
  return (await checked(rest.get('/account/reviews/leads/'), reviewableLeads)).leads;
}

/** RST-32. */
export function getReviewSummary(rest: RestClient): Promise<WireReviewSummary> {
  return checked(rest.get('/profile/reviews/'), summary);
}

/** A submitted review by the uuid of its link (addition to RST-30). */
export function getReviewRequest(rest: RestClient, uuid: string): Promise<WireReviewRequest> {
  return checked(rest.get(`/reviews/${uuid}`), request);
}

/** The client's answer (addition to RST-30). `address`: the client's, for the upstream's limit. */
export function postReviewAnswer(
  rest: RestClient,
  uuid: string,
  body: WireReviewAnswer,
  address: string,
): Promise<unknown> {
  return rest.post(`/reviews/${uuid}`, { body, headers: { 'x-client-address': address } });
}
