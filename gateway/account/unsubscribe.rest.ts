import type { RestClient } from '../rest/client.ts';

/** Turns off notifications to the address that an unsubscribe link was emailed to; needs no credential. */
export function postUnsubscribe(rest: RestClient, token: string): Promise<void> {
  return rest.post('/account/email-settings/unsubscribe', { body: { token } });
}
