import type { Selectable, Transaction } from 'kysely';
import { mayChat, mayUseLeads } from '../../domain/tariffs.ts';
import type { WebhookEvent } from '../../domain/webhooks.ts';
import type { Database } from '../db/tables.ts';
import type { AccountsTable } from '../db/tables/accounts.ts';
import type { LeadsTable } from '../db/tables/leads.ts';

/** An event, with the ids of what it happened to. */
export type Happening =
  | { readonly type: 'lead.received' | 'lead.accepted'; readonly leadId: string }
  | { readonly type: 'message.received'; readonly leadId: string; readonly chatId: string; readonly messageId: string }
  | { readonly type: 'review.published'; readonly leadId: string | null; readonly reviewId: string };

/** The parts of an account that decide which events it receives. */
type Plan = Pick<Selectable<AccountsTable>, 'subscription_status' | 'roles'>;

/** Whether an account's subscription or roles give access to the data of an event. */
export function includesEvent({ subscription_status: status, roles }: Plan, type: WebhookEvent): boolean {
  switch (type) {
    case 'lead.received':
    case 'lead.accepted':
      return mayUseLeads(status, roles);
    case 'message.received':
      return mayChat(status);
    case 'review.published':
      return true;
  }
}

type Data = Readonly<Record<string, unknown>>;

/**
 * Main data of an event, with ids that the GraphQL API's `node(id:)` accepts. Null if the account's subscription or
 * roles do not give access to it.
 */
export async function dataOf(
  trx: Transaction<Database>,
  accountId: string,
  happening: Happening,
): Promise<Data | null> {
  const account = await trx
    .selectFrom('accounts')
    .select(['subscription_status', 'roles'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!includesEvent(account, happening.type)) return null;
  switch (happening.type) {
    case 'lead.received':
    case 'lead.accepted':
      return { lead: await leadData(trx, happening.leadId, mayChat(account.subscription_status)) };
    case 'message.received':
      return await messageData(trx, happening);
    case 'review.published':
      return await reviewData(trx, happening.reviewId);
  }
}

/** A global id of the gateway: base64url of `Type:key`. */
function globalId(type: string, key: string): string {
  return Buffer.from(`${type}:${key}`).toString('base64url');
}

function reference(type: string, uuid: string) {
  return { id: globalId(type, uuid), uuid };
}

function usd(amount: number | null) {
  return amount === null ? null : { amount, currency: 'USD' };
}

async function leadRow(trx: Transaction<Database>, leadId: string): Promise<Selectable<LeadsTable>> {
  return await trx.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow();
}

async function leadData(trx: Transaction<Database>, leadId: string, seesChat: boolean): Promise<Data> {
  const lead = await leadRow(trx, leadId);
  const chat = seesChat
    ? await trx.selectFrom('chats').select('id').where('lead_id', '=', leadId).executeTakeFirst()
    : undefined;
  return {
    ...reference('Lead', lead.id),
    slug: lead.slug,
    type: lead.type.toUpperCase(),
    status: lead.status.toUpperCase(),
    title: lead.title,
    name: lead.name,
    company: lead.company,
    website: lead.website,
    country: lead.country,
    language: lead.language,
    services: lead.services.map(({ name }) => name),
    budget: lead.budget_from === null ? null : { from: usd(lead.budget_from), to: usd(lead.budget_to) },
    receivedAt: lead.received_at.toISOString(),
    expiresAt: lead.status === 'active' ? lead.expires_at.toISOString() : null,
    answeredAt: lead.answered_at?.toISOString() ?? null,
    chat: chat === undefined ? null : reference('Chat', chat.id),
  };
}

async function messageData(
  trx: Transaction<Database>,
  { leadId, chatId, messageId }: Extract<Happening, { type: 'message.received' }>,
): Promise<Data> {
  const lead = await leadRow(trx, leadId);
  const message = await trx
    .selectFrom('messages')
    .select(['text', 'language', 'created_at'])
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();
  return {
    message: {
      id: globalId('Message', `${chatId}:${messageId}`),
      uuid: messageId,
      text: message.text,
      language: message.language,
      createdAt: message.created_at.toISOString(),
    },
    chat: reference('Chat', chatId),
    lead: { ...reference('Lead', lead.id), slug: lead.slug, name: lead.name, company: lead.company },
  };
}

async function reviewData(trx: Transaction<Database>, reviewId: string): Promise<Data> {
  const review = await trx
    .selectFrom('agency_reviews')
    .select(['lead_id', 'author', 'company', 'rating', 'published_at'])
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow();
  return {
    review: {
      ...reference('PublishedReview', reviewId),
      author: review.author,
      company: review.company,
      rating: review.rating,
      publishedAt: review.published_at?.toISOString() ?? null,
    },
    lead: review.lead_id === null ? null : reference('Lead', review.lead_id),
  };
}

/** The body of an event as stored and sent, in the format of Standard Webhooks: `type`, `timestamp`, `data`. */
export function bodyOf(type: WebhookEvent | 'webhook.test', at: Date, data: Data): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
