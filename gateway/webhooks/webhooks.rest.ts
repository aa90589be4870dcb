import { Type } from 'typebox';
import type { Static } from 'typebox';
import * as contract from '../../upstream/contract/webhooks.ts';
import type { WireWebhook, WireWebhookDelivery } from '../../upstream/contract/webhooks.ts';
import type { PageRequest } from '../relay/pageWindow.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';
import { orNull } from '../rest/missing.ts';

/** The values of a webhook that its owner sets. */
export interface WebhookValues {
  readonly url: string;
  readonly events: readonly WireWebhook['events'][number][];
}

const DeliveryPage = contract.listWebhookDeliveries.responses[200];

const webhooks = { check: checkOf(contract.listWebhooks.responses[200]) };
const withSecret = { check: checkOf(contract.createWebhook.responses[201]) };
const changed = { check: checkOf(Type.Object({ webhook: contract.Webhook })) };
const deliveryPage = { check: checkOf(DeliveryPage) };
const oneDelivery = { check: checkOf(contract.getWebhookDelivery.responses[200]) };

function webhookPath(id: string): string {
  return `/account/webhooks/${encodeURIComponent(id)}`;
}

function deliveryPath(id: string): string {
  return `/account/webhook-deliveries/${encodeURIComponent(id)}`;
}

export async function getWebhooks(rest: RestClient): Promise<readonly WireWebhook[]> {
  return (await rest.get('/account/webhooks', {}, webhooks)).webhooks;
}

/** Null if the account has no webhook with this id, also because the upstream has none. */
export async function findWebhook(rest: RestClient, id: string): Promise<WireWebhook | null> {
  return (await orNull(getWebhooks(rest)))?.find((webhook) => webhook.id === id) ?? null;
}

export function postWebhook(rest: RestClient, body: WebhookValues): Promise<{ secret: string; webhook: WireWebhook }> {
  return rest.post('/account/webhooks', { body, ...withSecret });
}

export async function putWebhook(
  rest: RestClient,
  id: string,
  body: WebhookValues & { readonly isPaused: boolean },
): Promise<WireWebhook> {
  return (await rest.put(webhookPath(id), { body, ...changed })).webhook;
}

export function deleteWebhook(rest: RestClient, id: string): Promise<void> {
  return rest.delete(webhookPath(id));
}

export function postWebhookSecret(rest: RestClient, id: string): Promise<{ secret: string; webhook: WireWebhook }> {
  return rest.post(`${webhookPath(id)}/secret`, withSecret);
}

export async function postWebhookTest(rest: RestClient, id: string): Promise<WireWebhookDelivery> {
  return (await rest.post(`${webhookPath(id)}/test`, oneDelivery)).delivery;
}

export function getWebhookDeliveries(
  rest: RestClient,
  id: string,
  { pageNumber, pageSize }: PageRequest,
): Promise<Static<typeof DeliveryPage>> {
  return rest.get(`${webhookPath(id)}/deliveries`, { pageNumber, pageSize }, deliveryPage);
}

export async function getWebhookDelivery(rest: RestClient, id: string): Promise<WireWebhookDelivery> {
  return (await rest.get(deliveryPath(id), {}, oneDelivery)).delivery;
}

export async function postWebhookAttempt(rest: RestClient, id: string): Promise<WireWebhookDelivery> {
  return (await rest.post(`${deliveryPath(id)}/attempts`, oneDelivery)).delivery;
}
