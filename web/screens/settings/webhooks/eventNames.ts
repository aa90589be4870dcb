import type { WebhookEvent } from '../../../relay/__generated__/WebhookCard_webhook.graphql.ts';

/** The events in form order, with their names in payloads. */
export const EVENT_NAMES = {
  LEAD_RECEIVED: 'lead.received',
  LEAD_ACCEPTED: 'lead.accepted',
  MESSAGE_RECEIVED: 'message.received',
  REVIEW_PUBLISHED: 'review.published',
} as const satisfies Readonly<Record<WebhookEvent, string>>;

export const EVENTS = Object.keys(EVENT_NAMES) as readonly WebhookEvent[];

/** Name of a test event in payloads. */
export const TEST_NAME = 'webhook.test';
