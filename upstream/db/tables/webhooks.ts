import type { Generated } from 'kysely';
import type { WebhookEvent } from '../../../domain/webhooks.ts';
import type { WireAttemptError, WireDeliveryStatus } from '../../contract/webhooks.ts';

export interface WebhooksTable {
  id: string;
  account_id: string;
  url: string;
  events: WebhookEvent[];
  /** `whsec_…`, in plain text because signing needs it. */
  secret: string;
  previous_secret: string | null;
  previous_secret_until: Date | null;
  is_paused: Generated<boolean>;
  /** Time of the first failure since the last success. */
  failing_since: Date | null;
  disabled_at: Date | null;
  created_at: Date;
}

/** Events with the body to send; written in the transaction of the change they report. */
export interface WebhookEventsTable {
  id: string;
  account_id: string;
  /** Null for a test event. */
  type: WebhookEvent | null;
  body: string;
  created_at: Date;
}

/** Deliveries of one event to one webhook. */
export interface WebhookDeliveriesTable {
  id: string;
  /** Increases with each delivery; gives a lead's events their order. */
  position: Generated<number>;
  webhook_id: string;
  event_id: string;
  /** Deliveries with the same lead are sent in order; null for those without an order. */
  lead_id: string | null;
  status: Generated<WireDeliveryStatus>;
  attempt_count: Generated<number>;
  /** Attempts left before the delivery is given up. */
  attempts_left: number;
  created_at: Date;
  /** Set only while pending. */
  next_attempt_at: Date | null;
  /** Id of the running attempt; null if there is none. */
  claim: string | null;
  /** Name of the sender that runs it. */
  claimed_by: string | null;
  /** After this time, by the machine's clock, the sender counts as dead and another one may try. */
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
