import type { RestClient } from '../rest/client.ts';

/** Ends the notifications of the address that a link was mailed to; needs no credential. */
export function postUnsubscribe(rest: RestClient, token: string): Promise<void> {
  return rest.post('/account/email-settings/unsubscribe', { body: { token } });
}
