import { createHash } from 'node:crypto';
import type { WireSurvey } from '../../upstream/contract/outreach.ts';
import type { RestClient } from '../rest/client.ts';

/**
 * RST-69. The idempotency key is derived from the answer, because the same answer is sent again only after a failed
 * try.
 */
export function postSurvey(rest: RestClient, body: WireSurvey): Promise<unknown> {
  const { type, email, text } = body;
  const key = createHash('sha256')
    .update(JSON.stringify([type, email, text]))
    .digest('base64url');
  return rest.post('/account/survey', { body, headers: { 'idempotency-key': key } });
}
