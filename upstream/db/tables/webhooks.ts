import type { Generated } from 'kysely';
import type { WebhookEvent } from '../../../domain/webhooks.ts';
import type { WireAttemptError, WireDeliveryStatus } from '../../contract/webhooks.ts';

export interface WebhooksTable {
  id: string;
  account_id: string;
  url: string;
  events: WebhookEvent[];
  /** `whsec_…`: signatures need it in clear. */
  secret: string;
  previous_secret: string | null;
  previous_secret_until: Date | null;
  is_paused: Generated<boolean>;
  /** First failure since the last success. */
  failing_since: Date | null;
  disabled_at: Date | null;
  created_at: Date;
}

/** What happened, with the body that is sent; written in the transaction of the change. */
export interface WebhookEventsTable {
  id: string;
  account_id: string;
  /** Null for a test. */
  type: WebhookEvent | null;
  body: string;
  created_at: Date;
}

/** One event for one webhook. */
export interface WebhookDeliveriesTable {
  id: string;
  /** Grows with each delivery: the order of a lead's events. */
  position: Generated<number>;
  webhook_id: string;
  event_id: string;
  /** Deliveries of the same lead are sent in order; null: no order. */
  lead_id: string | null;
  status: Generated<WireDeliveryStatus>;
  attempt_count: Generated<number>;
  /** Further attempts before it is given up. */
  attempts_left: number;
  created_at: Date;
  /** Only while pending. */
  next_attempt_at: Date | null;
  /** The attempt that runs; null: none. */
  claim: string | null;
  /** The sender's name. */
  claimed_by: string | null;
  /** By the machine's clock; then the sender has died and another one may try. */
  claimed_until: Date | null;
}

export interface WebhookAttemptsTable {
  delivery_id: string;
  number: number;
  at: Date;
  status: number | null;
  error: WireAttemptError | null;
  /** Milliseconds. */
  duration: number;
}

export interface WebhookTables {
  webhooks: WebhooksTable;
  webhook_events: WebhookEventsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_attempts: WebhookAttemptsTable;
}
