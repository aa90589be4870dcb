import { WHATSAPP_SUBSCRIPTION } from '../../domain/whatsApp.ts';
import * as contract from '../../upstream/contract/whatsapp.ts';
import type { WireRecipient } from '../../upstream/contract/whatsapp.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';
import { orNull } from '../rest/missing.ts';

const recipients = { check: checkOf(contract.getRecipients.responses[200]) };
const added = { check: checkOf(contract.postRecipient.responses[201]) };
const verified = { check: checkOf(contract.verifyRecipient.responses[200]) };

/** RST-58. Other channels are left out; the specification names none. */
export async function getRecipients(rest: RestClient): Promise<readonly WireRecipient[]> {
  const answer = await rest.get('/profile/subscription', { id: WHATSAPP_SUBSCRIPTION }, recipients);
  return answer.recipients.filter(({ channel }) => channel === 'whatsapp');
}

/** RST-55. Returns the id of the number. */
export async function postRecipient(rest: RestClient, address: string): Promise<number> {
  return (await rest.post('/profile/recipient', { body: { channel: 'whatsapp', address }, ...added })).recipient.id;
}

/** RST-56. Whether the number is approved. */
export async function postVerification(rest: RestClient, id: number, code: string): Promise<boolean> {
  return (await rest.post('/profile/recipient/verify', { body: { id, code }, ...verified })).recipient.approved;
}

/** RST-57. */
export function postSubscription(rest: RestClient, id: number, state: boolean): Promise<void> {
  const body = { subscription_id: WHATSAPP_SUBSCRIPTION, state, recipient_id: id };
  return rest.post('/profile/subscription', { body });
}

/** An addition: does nothing if the upstream lacks this call or has no such number. */
export async function deleteRecipient(rest: RestClient, id: number): Promise<void> {
  await orNull(rest.delete<unknown>(`/profile/recipient/${id}`));
}
