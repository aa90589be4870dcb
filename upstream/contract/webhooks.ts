import { Type, type Static } from 'typebox';
import { call, Closed, Count, Described, Entity, Nullable, PageNumber, PageSize, Timestamp, Uuid } from './call.ts';

export const WebhookEvent = Type.Enum(['lead.received', 'lead.accepted', 'message.received', 'review.published']);
/** `paused`: by its owner. `disabled`: after days of failures, or because the receiver responded with 410. */
export const WebhookStatus = Type.Enum(['enabled', 'paused', 'disabled']);

export const Webhook = Entity(
  'A URL that is called when something happens. The secret is returned only when it is created or replaced.',
  {
    id: Uuid,
    url: Type.String(),
    events: Type.Array(WebhookEvent),
    status: WebhookStatus,
    createdAt: Timestamp,
    failingSince: Described(
      'Time of the first failure since the last success, start or change of the URL.',
      Nullable(Timestamp),
    ),
    disabledAt: Nullable(Timestamp),
    previousSecretExpiresAt: Described(
      'Until this time, deliveries are also signed with the replaced secret.',
      Nullable(Timestamp),
    ),
    recent: Described(
      'Number of events in the last 7 days, and how many of them were delivered.',
      Type.Object({ events: Count, delivered: Count }),
    ),
  },
);
export type WireWebhook = Static<typeof Webhook>;

/** `address`: the URL leads to a private network, so it was not called. */
export const AttemptError = Type.Enum(['timeout', 'dns', 'connection', 'tls', 'address']);
export type WireAttemptError = Static<typeof AttemptError>;

export const WebhookAttempt = Entity('One attempt to call the webhook.', {
  at: Timestamp,
  status: Described('HTTP status of the response.', Nullable(Type.Integer())),
  error: Described('Why there was no response.', Nullable(AttemptError)),
  duration: Described('Milliseconds.', Count),
});
export type WireWebhookAttempt = Static<typeof WebhookAttempt>;

export const DeliveryStatus = Type.Enum(['pending', 'delivered', 'failed']);
export type WireDeliveryStatus = Static<typeof DeliveryStatus>;

export const WebhookDelivery = Entity('The delivery of an event to a webhook.', {
  id: Uuid,
  webhookId: Uuid,
  eventId: Described('Sent as `webhook-id`, the same in every attempt.', Uuid),
  event: Described('Null for a test event.', Nullable(WebhookEvent)),
  status: DeliveryStatus,
  createdAt: Timestamp,
  nextAttemptAt: Described('Set only while pending.', Nullable(Timestamp)),
  attempts: Described('The newest 20, oldest first.', Type.Array(WebhookAttempt)),
  attemptCount: Count,
});
export type WireWebhookDelivery = Static<typeof WebhookDelivery>;

const shared = { row: 'EXT-23', tag: 'webhooks' } as const;
const WebhookParams = Type.Object({ id: Described('Id of the webhook.', Uuid) });
const DeliveryParams = Type.Object({ id: Described('Id of the delivery.', Uuid) });
const fields = {
  url: Described('An https URL of at most 500 code points.', Type.String({ maxLength: 2000 })),
  events: Described('At least one.', Type.Array(WebhookEvent, { maxItems: 20 })),
};
const WebhookAnswer = Type.Object({ webhook: Webhook });
const SecretAnswer = Type.Object({ secret: Type.String(), webhook: Webhook });
const DeliveryAnswer = Type.Object({ delivery: WebhookDelivery });

export const listWebhooks = call({
  ...shared,
  method: 'GET',
  path: '/account/webhooks',
  summary: 'Webhooks of the account, oldest first, without their secrets.',
  responses: { 200: Type.Object({ webhooks: Type.Array(Webhook) }) },
});

export const createWebhook = call({
  ...shared,
  method: 'POST',
  path: '/account/webhooks',
  summary:
    'Create a webhook. Only this response contains its secret; repeated within 10 minutes, for example because it was lost, the call returns the same webhook and secret.',
  body: Closed(fields),
  responses: { 201: SecretAnswer },
  errors: { 409: ['TOO_MANY_WEBHOOKS'], 422: ['VALIDATION_FAILED'] },
});

export const putWebhook = call({
  ...shared,
  method: 'PUT',
  path: '/account/webhooks/:id',
  summary:
    'Change a webhook. `isPaused: false` also enables one that was disabled. Once it is started again, its pending deliveries are sent at once.',
  params: WebhookParams,
  body: Closed({ ...fields, isPaused: Type.Boolean() }),
  responses: { 200: WebhookAnswer },
  errors: { 404: ['WEBHOOK_NOT_FOUND'], 422: ['VALIDATION_FAILED'] },
});

export const deleteWebhook = call({
  ...shared,
  method: 'DELETE',
  path: '/account/webhooks/:id',
  summary: 'Delete a webhook with its deliveries.',
  params: WebhookParams,
  responses: { 204: null },
  errors: { 404: ['WEBHOOK_NOT_FOUND'] },
});

export const rotateWebhookSecret = call({
  ...shared,
  method: 'POST',
  path: '/account/webhooks/:id/secret',
  summary:
    'Replace the secret. For 24 hours, deliveries are signed with the old one too. Only this response contains the new one; repeated within 10 minutes, for example because it was lost, the call replaces only the new one.',
  params: WebhookParams,
  responses: { 200: SecretAnswer },
  errors: { 404: ['WEBHOOK_NOT_FOUND'] },
});

export const testWebhook = call({
  ...shared,
  method: 'POST',
  path: '/account/webhooks/:id/test',
  summary: 'Send a test event, without retries.',
  params: WebhookParams,
  responses: { 202: DeliveryAnswer },
  errors: { 404: ['WEBHOOK_NOT_FOUND'], 409: ['WEBHOOK_OFF'] },
});

export const listWebhookDeliveries = call({
  ...shared,
  method: 'GET',
  path: '/account/webhooks/:id/deliveries',
  summary: 'One page of the delivery log of the last 30 days, newest first. A page beyond the end is empty.',
  params: WebhookParams,
  query: Closed({
    pageNumber: PageNumber,
    pageSize: PageSize(10),
  }),
  responses: { 200: Type.Object({ count: Count, deliveries: Type.Array(WebhookDelivery) }) },
  errors: { 404: ['WEBHOOK_NOT_FOUND'] },
});

export const getWebhookDelivery = call({
  ...shared,
  method: 'GET',
  path: '/account/webhook-deliveries/:id',
  summary: 'One delivery.',
  params: DeliveryParams,
  responses: { 200: DeliveryAnswer },
  errors: { 404: ['DELIVERY_NOT_FOUND'] },
});

export const redeliverWebhook = call({
  ...shared,
  method: 'POST',
  path: '/account/webhook-deliveries/:id/attempts',
  summary: 'Send a pending delivery now, or a finished one again.',
  params: DeliveryParams,
  responses: { 202: DeliveryAnswer },
  errors: { 404: ['DELIVERY_NOT_FOUND'], 409: ['WEBHOOK_OFF'] },
});
