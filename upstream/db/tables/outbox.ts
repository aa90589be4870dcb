import type { Generated, JSONColumnType } from 'kysely';
import type { WireLocale } from '../../contract/account.ts';
import type { OutboxChannel, OutboxKind, OutboxState, SendingError } from '../../contract/outbox.ts';

/** A message to one address about one event; written in the transaction of the event. */
export interface OutboxMessagesTable {
  id: string;
  /** Increases with each message; the control page sorts by it. */
  position: Generated<number>;
  account_id: string;
  event_key: string;
  channel: OutboxChannel;
  address: string;
  kind: OutboxKind;
  language: WireLocale;
  /** Parameters of the texts; empty once a message with a secret has been sent or has expired. */
  params: JSONColumnType<Record<string, string>>;
  /** The part of the Message-ID before the `@`: the same at every attempt. */
  message_id: string;
  state: Generated<OutboxState>;
  attempt_count: Generated<number>;
  /** Why the last attempt failed. */
  last_error: SendingError | null;
  created_at: Date;
  /** Set only while waiting or failed. */
  next_attempt_at: Date | null;
  sent_at: Date | null;
  /** When the secret in the message expires; null if it has none or the secret was removed. */
  secret_until: Date | null;
  /** The running attempt; null if there is none. */
  claim: string | null;
  /** The sender's name. */
  claimed_by: string | null;
  /** By the machine's clock. After this time the sender is considered dead, and another one may try. */
  claimed_until: Date | null;
}

export interface OutboxTables {
  outbox_messages: OutboxMessagesTable;
}
