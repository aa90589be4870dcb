import { sql, type Transaction } from 'kysely';
import { mayChat, mayUseLeads } from '../../domain/tariffs.ts';
import type { OutboxKind } from '../contract/outbox.ts';
import type { Database } from '../db/tables.ts';
import { enqueue, type MessageParams } from './outbox.ts';
import { recipientsOf } from './recipients.ts';

/**
 * Notifies an account of a new lead (STA-70), with one message for each address. Call it in the transaction that adds
 * the lead. Accounts whose plan has no leads are not notified.
 */
export async function notifyOfLead(
  trx: Transaction<Database>,
  accountId: string,
  leadId: string,
  at: Date,
): Promise<void> {
  const account = await readAccount(trx, accountId);
  if (!mayUseLeads(account.subscription_status, account.roles)) return;
  const lead = await trx
    .selectFrom('leads')
    .select(['name', 'company', 'title', 'slug'])
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  const params = { who: whoIs(lead), title: lead.title, slug: lead.slug };
  await enqueueForAll(trx, account, { kind: 'newLead', eventKey: `lead:${leadId}`, params, at });
}

/**
 * Notifies an account of a lead's message, unless an unread message of the same chat has already caused a notification:
 * one per chat until it is read (STA-70). One that could not be delivered does not count. The sender waits a while, and
 * drops the notification if the message has been read by then. Call it in the transaction that adds the message.
 */
export async function notifyOfMessage(
  trx: Transaction<Database>,
  { id: messageId, chat_id: chatId }: { readonly id: string; readonly chat_id: string },
  { accountId, leadId, at }: { readonly accountId: string; readonly leadId: string; readonly at: Date },
): Promise<void> {
  const earlier = await trx
    .selectFrom('messages')
    .innerJoin('outbox_messages', (join) =>
      join.on('outbox_messages.event_key', '=', sql<string>`'message:' || messages.id`),
    )
    .select('messages.id')
    .where('chat_id', '=', chatId)
    .where('sender', '=', 'lead')
    .where('status', '=', 'delivered')
    .where('state', 'not in', ['withdrawn', 'givenUp'])
    .limit(1)
    .executeTakeFirst();
  if (earlier !== undefined) return;
  const account = await readAccount(trx, accountId);
  if (!mayChat(account.subscription_status)) return;
  const lead = await trx
    .selectFrom('leads')
    .select(['name', 'company'])
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  const params = { who: whoIs(lead), chatId, messageId };
  await enqueueForAll(trx, account, { kind: 'unreadMessages', eventKey: `message:${messageId}`, params, at });
}

async function readAccount(trx: Transaction<Database>, accountId: string) {
  return await trx
    .selectFrom('accounts')
    .select(['id', 'email', 'locale', 'subscription_status', 'roles'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

async function enqueueForAll(
  trx: Transaction<Database>,
  account: Awaited<ReturnType<typeof readAccount>>,
  event: {
    readonly kind: OutboxKind;
    readonly eventKey: string;
    readonly params: MessageParams;
    readonly at: Date;
  },
): Promise<void> {
  for (const { channel, address } of await recipientsOf(trx, account)) {
    await enqueue(trx, { ...event, accountId: account.id, channel, to: address, language: account.locale });
  }
}

function whoIs({ name, company }: { readonly name: string; readonly company: string | null }): string {
  return company === null ? name : `${name} (${company})`;
}
