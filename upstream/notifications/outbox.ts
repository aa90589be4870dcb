import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { WireLocale } from '../contract/account.ts';
import type { OutboxChannel, OutboxKind } from '../contract/outbox.ts';
import type { Database } from '../db/tables.ts';
import { UNCLAIMED } from '../queue/lease.ts';

/** What the texts of a message are made from, by its kind (texts/messageTexts.ts). */
export type MessageParams = Readonly<Record<string, string>>;

/** A message to one address about one event. */
export interface OutgoingMessage {
  readonly accountId: string;
  readonly channel: OutboxChannel;
  /** An email address, or a telephone number in E.164. */
  readonly to: string;
  readonly kind: OutboxKind;
  /** The event, for example `lead:<uuid>`: a channel and address get one message for each key. */
  readonly eventKey: string;
  readonly language: WireLocale;
  readonly params: MessageParams;
  /** When the event happened. */
  readonly at: Date;
  /**
   * For a message with a secret (a code, a link that sets a password): when the secret expires. The message is not sent
   * after it, and its parameters are removed once it was sent or the time is over.
   */
  readonly secretUntil?: Date;
}

/**
 * Puts a message into the outbox. Call it in the transaction of the event: what is committed is sent at least once, with
 * the Message-ID that is fixed here. Returns whether the message is new: the same event key, channel and address is
 * stored once.
 */
export async function enqueue(trx: Transaction<Database>, message: OutgoingMessage): Promise<boolean> {
  const added = await trx
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
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
