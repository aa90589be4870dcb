import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { WireLocale } from '../contract/account.ts';
import type { OutboxChannel, OutboxKind } from '../contract/outbox.ts';
import type { Database } from '../db/tables.ts';
import { UNCLAIMED } from '../queue/lease.ts';

/** Parameters of a message's texts, by its kind (texts/messageTexts.ts). */
export type MessageParams = Readonly<Record<string, string>>;

/** A message to one address about one event. */
export interface OutgoingMessage {
  readonly accountId: string;
  readonly channel: OutboxChannel;
  /** An email address, or a phone number in E.164 format. */
  readonly to: string;
  readonly kind: OutboxKind;
  /** Identifies the event, for example `lead:<uuid>`. Each channel and address gets one message per key. */
  readonly eventKey: string;
  readonly language: WireLocale;
  readonly params: MessageParams;
  /** When the event happened. */
  readonly at: Date;
  /**
   * For a message with a secret (a code, a link that sets a password): when the secret expires. After that the message
   * is not sent. Its parameters are removed once it has been sent or has expired.
   */
  readonly secretUntil?: Date;
}

/**
 * Puts a message into the outbox. Call it in the transaction of the event: a committed message is sent at least once,
 * always with the Message-ID created here. Each combination of event key, channel and address is stored only once.
 */
export async function enqueue(trx: Transaction<Database>, message: OutgoingMessage): Promise<void> {
  await trx
    .insertInto('outbox_messages')
    .values({
      id: randomUUID(),
      account_id: message.accountId,
      event_key: message.eventKey,
      channel: message.channel,
      address: message.to,
      kind: message.kind,
      language: message.language,
      params: JSON.stringify(message.params),
      message_id: randomUUID(),
      created_at: message.at,
      next_attempt_at: message.at,
      secret_until: message.secretUntil ?? null,
      sent_at: null,
      last_error: null,
      ...UNCLAIMED,
    })
    .onConflict((conflict) => conflict.columns(['event_key', 'channel', 'address']).doNothing())
    .execute();
}
