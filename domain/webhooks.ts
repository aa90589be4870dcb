import { codePointLength } from './textLength.ts';

/** Events a webhook can subscribe to (EXT-23); payloads have these names as their `type`. */
export type WebhookEvent = 'lead.received' | 'lead.accepted' | 'message.received' | 'review.published';

/** Maximum length of a webhook's URL, in code points. */
export const WEBHOOK_URL_MAX_LENGTH = 500;

/** Maximum number of webhooks per account. */
export const WEBHOOKS_MAX = 10;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Delays between attempts, in milliseconds: eight attempts in about 28 hours. */
export const WEBHOOK_RETRY_DELAYS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  10 * HOUR,
];

/** Attempts before a delivery is given up. */
export const WEBHOOK_ATTEMPTS = WEBHOOK_RETRY_DELAYS.length + 1;

/** How long a webhook may fail without a single success before it is disabled, in milliseconds. */
export const WEBHOOK_FAILING_LIMIT = 5 * DAY;

/** How long deliveries are also signed with the replaced secret, in milliseconds. */
export const WEBHOOK_SECRET_OVERLAP = DAY;

/**
 * How long a repeated call counts as a retry of one whose response, with the secret, may have been lost, in
 * milliseconds.
 */
export const WEBHOOK_SECRET_RETRY = 10 * MINUTE;

/** How long events and their deliveries are kept, in milliseconds. */
export const WEBHOOK_LOG_AGE = 30 * DAY;

export interface WebhookError {
  readonly path: 'url' | 'events';
  readonly code: 'urlRequired' | 'urlFormat' | 'urlMaxLength' | 'eventsRequired';
}

/** All errors of a webhook in form order; empty if valid. The upstream decides whether its URL may be called. */
export function checkWebhook(input: { readonly url: string; readonly events: readonly unknown[] }): WebhookError[] {
  const errors: WebhookError[] = [];
  const code = checkUrl(input.url);
  if (code !== null) errors.push({ path: 'url', code });
  if (input.events.length === 0) errors.push({ path: 'events', code: 'eventsRequired' });
  return errors;
}

function checkUrl(text: string): 'urlRequired' | 'urlFormat' | 'urlMaxLength' | null {
  const trimmed = text.trim();
  if (trimmed === '') return 'urlRequired';
  if (!URL.canParse(trimmed)) return 'urlFormat';
  const { protocol, username, password } = new URL(trimmed);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return 'urlFormat';
  return codePointLength(normalizeWebhookUrl(trimmed)) > WEBHOOK_URL_MAX_LENGTH ? 'urlMaxLength' : null;
}

/** The URL as stored and called: normalized according to the URL standard, without a fragment. */
export function normalizeWebhookUrl(text: string): string {
  const url = new URL(text.trim());
  url.hash = '';
  return url.href;
}
