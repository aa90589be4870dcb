import { hash } from 'node:crypto';
import type { WireFeedback, WireSurvey } from '../../upstream/contract/outreach.ts';
import type { RestClient } from '../rest/client.ts';

/**
 * RST-69. The idempotency key is derived from the answer, because the same answer is sent again only after a failed
 * attempt.
 */
export function postSurvey(rest: RestClient, body: WireSurvey): Promise<unknown> {
  const { type, email, text } = body;
  const key = hash('sha256', JSON.stringify([type, email, text]), 'base64url');
  return rest.post('/account/survey', {
    body,
    headers: { 'idempotency-key': key },
    userFacingReasonOfField: 'text',
  });
}

/** RST-72. `rest` without a credential; `address`: the sender's, for the upstream's rate limit. */
export function postFeedback(
  rest: RestClient,
  body: WireFeedback,
  { key, address }: { readonly key: string; readonly address: string },
): Promise<unknown> {
  const headers = { 'idempotency-key': key, 'x-client-address': address };
  return rest.post('/api/feedback', { body, headers, userFacingReasonOfField: 'message' });
}
