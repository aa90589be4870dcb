import { storedText } from '../../domain/storedText.ts';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ChatView } from '../../domain/chats.ts';
import type { WireChat, WireChatPage } from '../contract/chats.ts';
import type { WireMessageCounters } from '../contract/messageCounters.ts';
import type { Deps } from '../db/deps.ts';
import { fromNearerEnd } from '../db/nearerEnd.ts';
import type { Database } from '../db/tables.ts';
import { countActiveLeads } from '../leads/activeLeads.ts';
import { latestChange } from '../leads/leadChange.ts';
import { chatCursor, isBehind, readChatCursor } from './chatCursor.ts';
import {
  type ChatAccount,
  chatToWire,
  countViews,
  findChat,
  isNamed,
  requireChatAccess,
  selectChats,
} from './chatRows.ts';

type ChatQuery = SelectQueryBuilder<Database, 'chats', object>;

export interface ChatListQuery {
  readonly pageSize: number;
  readonly pageNumber: number;
  readonly status: ChatView;
  /** Words that must all occur in the lead's name, company or domain, ignoring case and accents. */
  readonly query?: string;
  /** A cursor from an earlier page; this page begins after it, whatever its number. */
  readonly after?: string;
}

/**
 * One page of a chat view, newest activity first, with the counters of all views (RST-45). Throws 422 for an invalid
 * cursor.
 */
export async function listChats({ db }: Deps, account: ChatAccount, query: ChatListQuery): Promise<WireChatPage> {
  requireChatAccess(account);
  const cursor = query.after === undefined ? null : readChatCursor(query.after);
  const counters = await countViews(db, account.id);
  let page = db.selectFrom('chats').where('account_id', '=', account.id).where('deleted_at', 'is', null);
  if (query.status === 'unread') page = page.where('unread_count', '>', 0);
  else page = page.where('is_archived', '=', query.status === 'archived');

  const search = storedText(query.query ?? '');
  if (search !== '') page = page.where(isNamed(search));
  const isShown = cursor === null ? sql<boolean>`true` : isBehind(cursor);
  // The counters already have the number of chats in the view.
  const isCounted = search === '' && cursor === null;
  const { count, behind } = isCounted ? { count: counters[query.status], behind: 0 } : await countChats(page, isShown);
  const start = cursor === null ? (query.pageNumber - 1) * query.pageSize : count - behind;

  const skip = cursor === null ? start : 0;
  const { isReversed, offset, limit } = fromNearerEnd({ skip, limit: query.pageSize, size: count });
  const direction = isReversed ? 'asc' : 'desc';
  // Joins only the rows of this page.
  const ids = page
    .where(isShown)
    .select('id')
    .orderBy('last_activity_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset);
  const rows = await selectChats(db)
    .where('chats.id', 'in', ids)
    .orderBy('chats.last_activity_at', 'desc')
    .orderBy('chats.id', 'desc')
    .execute();
  return {
    chats: rows.map(chatToWire),
    pages: Math.ceil(count / query.pageSize),
    count,
    counters,
    cursors: rows.map((row) => chatCursor({ at: row.last_activity_at, id: row.id })),
    start,
  };
}

/** The number of chats, and of those behind a cursor. */
async function countChats(chats: ChatQuery, isBehindCursor: RawBuilder<boolean>) {
  return await chats
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere(isBehindCursor).as('behind'),
    ])
    .executeTakeFirstOrThrow();
}

/** One chat, without marking it read. */
export async function getChat({ db }: Deps, account: ChatAccount, chatId: string): Promise<WireChat> {
  requireChatAccess(account);
  return chatToWire(await findChat(db, account, chatId));
}

/**
 * The number of unread messages in all chats that are not deleted, and of leads to answer (RST-52). A single query,
 * because clients poll it every few seconds.
 */
export async function readMessageCounters({ db, clock }: Deps, account: ChatAccount): Promise<WireMessageCounters> {
  requireChatAccess(account);
  const messages = db
    .selectFrom('chats')
    .select(sql<number>`coalesce(sum(unread_count), 0)`.as('messages'))
    .where('account_id', '=', account.id)
    .where('deleted_at', 'is', null)
    .where('unread_count', '>', 0)
    .as('messages');
  const activeLeads = countActiveLeads(db, account.id, clock.now()).as('activeLeads');
  const { changedAt, ...counters } = await db
    .selectFrom([messages, activeLeads])
    .select(['messages', 'activeLeads', latestChange(db, account.id).as('changedAt')])
    .executeTakeFirstOrThrow();
  return { ...counters, leadsChangedAt: changedAt?.toISOString() ?? null };
}
