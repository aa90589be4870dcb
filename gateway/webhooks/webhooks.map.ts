import type { WebhookError } from '../../domain/webhooks.ts';
import type { WireAttemptError, WireWebhook, WireWebhookDelivery } from '../../upstream/contract/webhooks.ts';
import { enumMap } from '../relay/enums.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import { toGlobalId } from '../relay/ids.ts';
import { UpstreamError } from '../rest/errors.ts';
import type {
  Webhook,
  WebhookAttemptError,
  WebhookDelivery,
  WebhookDeliveryStatus,
  WebhookErrorCode,
  WebhookEvent,
  WebhookStatus,
  WebhookUserError,
} from '../schema.types.ts';

/** A webhook without its log, which is read lazily. */
export type WebhookParent = Omit<Webhook, 'deliveries' | '__typename'> & { readonly uuid: string };

export const webhookEventEnum = enumMap<WireWebhook['events'][number], WebhookEvent>('Webhook.events', {
  'lead.received': 'LEAD_RECEIVED',
  'lead.accepted': 'LEAD_ACCEPTED',
  'message.received': 'MESSAGE_RECEIVED',
  'review.published': 'REVIEW_PUBLISHED',
});

const statusEnum = enumMap<WireWebhook['status'], WebhookStatus>('Webhook.status', {
  enabled: 'ENABLED',
  paused: 'PAUSED',
  disabled: 'DISABLED',
});

const deliveryStatusEnum = enumMap<WireWebhookDelivery['status'], WebhookDeliveryStatus>('WebhookDelivery.status', {
  pending: 'PENDING',
  delivered: 'DELIVERED',
  failed: 'FAILED',
});

const attemptErrorEnum = enumMap<WireAttemptError, WebhookAttemptError>('WebhookAttempt.error', {
  timeout: 'TIMEOUT',
  dns: 'DNS',
  connection: 'CONNECTION',
  tls: 'TLS',
  address: 'ADDRESS',
});

/** EXT-23. */
export function toWebhook(webhook: WireWebhook, note: NoteUnknown): WebhookParent {
  return {
    id: toGlobalId('Webhook', webhook.id),
    uuid: webhook.id,
    url: webhook.url,
    events: webhook.events.map((event) => webhookEventEnum.read(event, note)).filter((event) => event !== null),
    status: statusEnum.read(webhook.status, note),
    createdAt: webhook.createdAt,
    failingSince: webhook.failingSince,
    disabledAt: webhook.disabledAt,
    previousSecretExpiresAt: webhook.previousSecretExpiresAt,
    recentEventCount: webhook.recent.events,
    recentDeliveredCount: webhook.recent.delivered,
  };
}

/** EXT-23. */
export function toWebhookDelivery(delivery: WireWebhookDelivery, note: NoteUnknown): WebhookDelivery {
  return {
    id: toGlobalId('WebhookDelivery', delivery.id),
    eventId: delivery.eventId,
    isTest: delivery.event === null,
    event: webhookEventEnum.read(delivery.event, note),
    status: deliveryStatusEnum.read(delivery.status, note),
    createdAt: delivery.createdAt,
    nextAttemptAt: delivery.nextAttemptAt,
    attempts: delivery.attempts.map(({ at, status, error, duration }) => ({
      at,
      status,
      error: attemptErrorEnum.read(error, note),
      duration,
    })),
    attemptCount: delivery.attemptCount,
  };
}

const MESSAGES: Readonly<Record<WebhookErrorCode, string>> = {
  URL_REQUIRED: 'The address is missing.',
  URL_FORMAT: 'This is not an http or https address without user and password.',
  URL_MAX_LENGTH: 'The address is too long.',
  URL_HTTPS: 'Only https addresses are called.',
  URL_PRIVATE: 'The address is not on the public internet.',
  EVENTS_REQUIRED: 'At least one event is required.',
  TOO_MANY_WEBHOOKS: 'The account has the maximum number of webhooks.',
  WEBHOOK_OFF: 'The webhook is paused or disabled.',
  WEBHOOK_NOT_FOUND: 'There is no such webhook.',
  DELIVERY_NOT_FOUND: 'There is no such delivery.',
};

/** A user error of a webhook action. */
export function webhookUserError(code: WebhookErrorCode, path: readonly string[] | null = null): WebhookUserError {
  return { code, message: MESSAGES[code], path: path && [...path] };
}

const FIELD_CODES = new Map<string, WebhookErrorCode>([
  ['urlRequired', 'URL_REQUIRED'],
  ['urlFormat', 'URL_FORMAT'],
  ['urlMaxLength', 'URL_MAX_LENGTH'],
  ['urlHttps', 'URL_HTTPS'],
  ['urlPrivate', 'URL_PRIVATE'],
  ['eventsRequired', 'EVENTS_REQUIRED'],
]);

/** Field errors, found by the rules in domain/webhooks.ts or returned by the upstream; unknown ones are left out. */
export function toFieldErrors(
  refused: readonly (WebhookError | { readonly path: string; readonly code: string })[],
): WebhookUserError[] {
  return refused.flatMap(({ path, code }) => {
    const known = FIELD_CODES.get(code);
    return known ? [webhookUserError(known, [path])] : [];
  });
}

/**
 * Maps the upstream's refusal to user errors; null if the user cannot fix it. `missing`: what a 404 says does not
 * exist.
 */
export function toWebhookUserErrors(
  error: unknown,
  missing: 'WEBHOOK_NOT_FOUND' | 'DELIVERY_NOT_FOUND' | null,
): WebhookUserError[] | null {
  if (!(error instanceof UpstreamError) || error.kind !== 'status') return null;
  if (error.code === 'TOO_MANY_WEBHOOKS' || error.code === 'WEBHOOK_OFF') return [webhookUserError(error.code)];
  if (error.status === 404 && missing !== null) return [webhookUserError(missing, ['id'])];
  const refused = toFieldErrors(error.fields);
  return error.status === 422 && refused.length > 0 ? refused : null;
}
