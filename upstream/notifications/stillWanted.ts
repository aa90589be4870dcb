import type { Kysely } from 'kysely';
import { mayChat, mayUseLeads } from '../../domain/tariffs.ts';
import type { Deps } from '../db/deps.ts';
import type { OutboxChannel, OutboxKind } from '../contract/outbox.ts';
import type { Database } from '../db/tables.ts';
import type { MessageParams } from './outbox.ts';
import { recipientsOf } from './recipients.ts';

/**
 * Whether a message is still wanted, checked just before it is sent: a notification only if its recipient still wants
 * notifications and the account may still read what it is about, one about a lead only until its deadline, and one about
 * a chat message only while that is unread.
 */
export async function isStillWanted(
  { db, clock }: Deps,
  message: {
    readonly account_id: string;
    readonly channel: OutboxChannel;
    readonly address: string;
    readonly kind: OutboxKind;
    readonly params: MessageParams;
  },
): Promise<boolean> {
  const { account_id: accountId, channel, address, kind, params } = message;
  if (kind !== 'newLead' && kind !== 'unreadMessages') return true;
  if (kind === 'newLead' && !(await isCurrent(db, accountId, params['slug'] ?? '', clock.now()))) return false;
  if (kind === 'unreadMessages' && !(await isUnread(db, params['messageId'] ?? ''))) return false;
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'subscription_status', 'roles'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  // The plan may have ended while the mail server was away.
  const status = account.subscription_status;
  if (!(kind === 'newLead' ? mayUseLeads(status, account.roles) : mayChat(status))) return false;
  const recipients = await recipientsOf(db, account);
  return recipients.some((recipient) => recipient.channel === channel && recipient.address === address);
}

/** Whether a lead that is not blocked has its deadline before it, even if it has been answered by now. */
async function isCurrent(db: Kysely<Database>, accountId: string, slug: string, now: Date): Promise<boolean> {
  const lead = await db
    .selectFrom('leads')
    .select('id')
    .where('account_id', '=', accountId)
    .where('slug', '=', slug)
    .where('expires_at', '>', now)
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
  return lead !== undefined;
}

/** Whether a message is unread, in a chat that is not deleted and with a lead that is not blocked. */
async function isUnread(db: Kysely<Database>, messageId: string): Promise<boolean> {
  const message = await db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .innerJoin('leads', 'leads.id', 'chats.lead_id')
    .select('messages.id')
    .where('messages.id', '=', messageId)
    .where('messages.status', '=', 'delivered')
    .where('chats.deleted_at', 'is', null)
    .where('leads.blocked_at', 'is', null)
    .executeTakeFirst();
  return message !== undefined;
}
