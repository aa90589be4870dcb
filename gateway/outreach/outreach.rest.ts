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
    idempotencyKey: key,
    userFacingReasonOfField: 'text',
  });
}

/** RST-72. `rest` without a credential. */
export function postFeedback(
  rest: RestClient,
  body: WireFeedback,
  sender: { readonly idempotencyKey: string; readonly clientAddress: string },
): Promise<unknown> {
  return rest.post('/api/feedback', { body, ...sender, userFacingReasonOfField: 'message' });
}
