import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { WireLocale } from '../contract/account.ts';
import type { OutboxChannel, OutboxKind } from '../contract/outbox.ts';
import type { Database } from '../db/tables.ts';

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
  /** Null for WhatsApp. */
  readonly subject: string | null;
  readonly text: string;
  /** Null for WhatsApp. */
  readonly html: string | null;
  /** The place in the portal that the message leads to. */
  readonly link: string | null;
  /** Takes one-click requests (RFC 8058); null for messages that someone asked for, such as codes. */
  readonly unsubscribeUrl: string | null;
  /** When the event happened. */
  readonly at: Date;
  /** Not sent earlier. Default: `at`. */
  readonly dueAt?: Date;
  /**
   * For a message with a secret (a code, a link that signs in): when the secret expires. The message is not sent after
   * it, and its contents are removed once it was sent or the time is over.
   */
  readonly secretUntil?: Date;
}

/**
 * Puts a message into the outbox. Call it in the transaction of the event: what is committed is sent at least once, with
 * the Message-ID that is fixed here. Returns whether the message is new: the same event key, channel and address is
 * stored once.
 */
export async function enqueue(trx: Transaction<Database>, message: OutgoingMessage): Promise<boolean> {
  const id = randomUUID();
  const added = await trx
    .insertInto('outbox_messages')
    .values({
      id,
      account_id: message.accountId,
      event_key: message.eventKey,
      channel: message.channel,
      address: message.to,
      kind: message.kind,
      language: message.language,
      message_id: id,
      subject: message.subject,
      text: message.text,
      html: message.html,
      link: message.link,
      unsubscribe_url: message.unsubscribeUrl,
      created_at: message.at,
      next_attempt_at: message.dueAt ?? message.at,
      secret_until: message.secretUntil ?? null,
      sent_at: null,
      last_error: null,
      claim: null,
      claimed_by: null,
      claimed_until: null,
    })
    .onConflict((conflict) => conflict.columns(['event_key', 'channel', 'address']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
