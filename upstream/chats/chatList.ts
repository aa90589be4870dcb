import { storedText } from '../../domain/storedText.ts';
import { sql } from 'kysely';
import type { ChatView } from '../../domain/chats.ts';
import type { WireChat, WireChatPage } from '../contract/chats.ts';
import type { WireMessageCounters } from '../contract/messageCounters.ts';
import type { Deps } from '../db/deps.ts';
import { countActiveLeads, latestChange } from '../leads/activeLeads.ts';
import {
  type ChatAccount,
  chatToWire,
  chatsNamed,
  countViews,
  findChat,
  requireChatAccess,
  selectChats,
} from './chatRows.ts';

export interface ChatListQuery {
  readonly pageSize: number;
  readonly pageNumber: number;
  readonly status: ChatView;
  /** Part of the lead's name, company or domain, ignoring case. */
  readonly query?: string;
}

/** One page of a chat view, newest activity first, with the counters of all views (RST-45). */
export async function listChats({ db }: Deps, account: ChatAccount, query: ChatListQuery): Promise<WireChatPage> {
  requireChatAccess(account);
  const counters = await countViews(db, account.id);
  let page = db.selectFrom('chats').where('account_id', '=', account.id).where('deleted_at', 'is', null);
  if (query.status === 'unread') page = page.where('unread_count', '>', 0);
  else page = page.where('is_archived', '=', query.status === 'archived');

  const search = storedText(query.query ?? '');
  let count = counters[query.status];
  if (search !== '') {
    page = page.where('id', 'in', chatsNamed(account.id, search));
    const counted = await page.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    count = counted.count;
  }

  // Joins only the rows of this page.
  const ids = page
    .select('id')
    .orderBy('last_activity_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const rows = await selectChats(db)
    .where('chats.id', 'in', ids)
    .orderBy('chats.last_activity_at', 'desc')
    .orderBy('chats.id', 'desc')
    .execute();
  return { chats: rows.map(chatToWire), pages: Math.ceil(count / query.pageSize), count, counters };
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
