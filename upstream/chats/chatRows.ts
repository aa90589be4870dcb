import { type Kysely, type RawBuilder, sql } from 'kysely';
import { mayChat } from '../../domain/tariffs.ts';
import type { WireChat } from '../contract/chats.ts';
import { containing, searchWords } from '../db/searchWords.ts';
import type { Database } from '../db/tables.ts';
import { ApiError } from '../http/apiError.ts';
import type { RequestAccount } from '../http/route.ts';
import { messageBody, messageStatus } from './messageRows.ts';

/** The owner of the chats. */
export type ChatAccount = Pick<RequestAccount, 'id' | 'subscriptionStatus'>;

/** Throws 403 for accounts without a paid or trial subscription (ACC-18). */
export function requireChatAccess(account: ChatAccount): void {
  if (!mayChat(account.subscriptionStatus)) {
    throw new ApiError(403, 'SUBSCRIPTION_REQUIRED', 'Chats require a paid or trial subscription.');
  }
}

export function chatNotFound(): ApiError {
  return new ApiError(404, 'CHAT_NOT_FOUND', 'There is no such chat.');
}

/** Selects chats with everything that `chatToWire` needs: their lead and their newest message. */
export function selectChats(db: Kysely<Database>) {
  return db
    .selectFrom('chats')
    .innerJoin('leads', 'leads.id', 'chats.lead_id')
    .leftJoin('messages as last', 'last.id', 'chats.last_message_id')
    .select([
      'chats.id',
      'chats.created_at',
      'chats.unread_count',
      'chats.is_archived',
      'chats.closed_at',
      'chats.lead_read_at',
      'chats.last_change_at',
      'chats.last_activity_at',
      'leads.id as lead_id',
      'leads.name as lead_name',
      'leads.company as lead_company',
      'leads.domain as lead_domain',
      'leads.country as lead_country',
      'leads.language as lead_language',
      'leads.blocked_at as lead_blocked_at',
      'last.id as last_id',
      'last.created_at as last_created_at',
      'last.status as last_status',
      'last.sender as last_sender',
      'last.text as last_text',
      'last.system_key as last_system_key',
      'last.deal_status as last_deal_status',
      'last.params as last_params',
      'last.deleted_at as last_deleted_at',
    ]);
}

export type ChatRow = Awaited<ReturnType<ReturnType<typeof selectChats>['executeTakeFirstOrThrow']>>;

/** A chat of the account. Throws 404 if it does not exist or is deleted. */
export async function findChat(db: Kysely<Database>, account: ChatAccount, chatId: string): Promise<ChatRow> {
  const row = await selectChats(db)
    .where('chats.id', '=', chatId)
    .where('chats.account_id', '=', account.id)
    .where('chats.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw chatNotFound();
  return row;
}

export function chatToWire(row: ChatRow): WireChat {
  return {
    uuid: row.id,
    unreadCount: row.unread_count,
    isClosed: row.closed_at !== null,
    isArchived: row.is_archived,
    lastMessage: lastMessage(row),
    lead: {
      uuid: row.lead_id,
      name: row.lead_name,
      company: row.lead_company,
      domain: row.lead_domain,
      isBlocked: row.lead_blocked_at !== null,
      country: row.lead_country,
      language: row.lead_language,
    },
    createdAt: row.created_at.toISOString(),
  };
}

function lastMessage(row: ChatRow): WireChat['lastMessage'] {
  const { last_id: uuid, last_created_at: createdAt, last_status: status, last_sender: sender } = row;
  if (uuid === null || createdAt === null || status === null || sender === null) return null;
  return {
    uuid,
    createdAt: createdAt.toISOString(),
    status: messageStatus({ sender, status, created_at: createdAt }, row.lead_read_at),
    sentByMe: sender === 'agency',
    sender,
    body: messageBody({
      text: row.last_text,
      system_key: row.last_system_key,
      deal_status: row.last_deal_status,
      params: row.last_params,
      deleted_at: row.last_deleted_at,
    }),
    deletedAt: row.last_deleted_at?.toISOString() ?? null,
  };
}

/** Whether the lead's name, company and domain together contain every word, ignoring case and accents. */
export function isNamed(query: string): RawBuilder<boolean> {
  const conditions = searchWords(query).map((word) => sql`chats.names like ${containing(word)}`);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Chats of the account that are not deleted, counted by view (O-47); `unread` counts chats, including archived ones.
 */
export async function countViews(db: Kysely<Database>, accountId: string) {
  return await db
    .selectFrom('chats')
    .select([
      sql<number>`count(*) filter (where not is_archived)`.as('inbox'),
      sql<number>`count(*) filter (where unread_count > 0)`.as('unread'),
      sql<number>`count(*) filter (where is_archived)`.as('archived'),
    ])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}
