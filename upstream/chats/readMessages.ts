import { sql } from 'kysely';
import type { WireLastRead, WireLatestMessages, WireMessage, WireMessagePage } from '../contract/chats.ts';
import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';
import { changeChat } from './chatChange.ts';
import { type ChatAccount, chatToWire, findChat, requireChatAccess } from './chatRows.ts';
import { messageToWire } from './messageRows.ts';

/**
 * Messages older than `before` (exclusive), or the newest ones, in ascending order (RST-46). Without `before`,
 * `firstPreviouslyUnread` is the time of the first unread message, and unless `marksRead` is false, the chat is then
 * marked read.
 */
export async function listMessages(
  deps: Deps,
  account: ChatAccount,
  chatId: string,
  query: { readonly before?: string; readonly limit: number; readonly marksRead?: boolean },
): Promise<WireMessagePage> {
  requireChatAccess(account);
  const { db } = deps;
  const chat = await findChat(db, account, chatId);
  let firstUnread: Date | null = null;
  const hasUnread = query.before === undefined && chat.unread_count > 0;
  if (hasUnread && query.marksRead === false) {
    firstUnread = await readFirstUnread(deps, chatId);
  } else if (hasUnread) {
    firstUnread = await markRead(deps, account, chatId);
    chat.unread_count = 0;
    if (chat.last_sender !== 'agency' && chat.last_status !== null) chat.last_status = 'read';
  }

  let page = db.selectFrom('messages').selectAll().where('chat_id', '=', chatId);
  if (query.before !== undefined) page = page.where('created_at', '<', new Date(query.before));
  const rows = await page.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(query.limit).execute();
  const ends = await db
    .selectFrom('messages')
    .select(({ fn }) => [fn.min<Date | null>('created_at').as('first'), fn.max<Date | null>('created_at').as('last')])
    .where('chat_id', '=', chatId)
    .executeTakeFirstOrThrow();
  return {
    firstMessageTs: ends.first?.toISOString() ?? null,
    lastMessageTs: ends.last?.toISOString() ?? null,
    firstPreviouslyUnread: firstUnread?.toISOString() ?? null,
    chat: chatToWire(chat),
    messages: rows.toReversed().map((row) => messageToWire(row, chat.lead_read_at)),
    serverTs: chat.last_change_at.toISOString(),
  };
}

/**
 * Messages changed after `after`, in the order of change (RST-47). At most `limit`, or more if several share the last
 * timestamp, so that a reader continuing from it misses none. Unless `marksRead` is false, the lead's messages among
 * them are marked read. `serverTs` is the time of the chat's newest change, taken before the messages were read.
 */
export async function latestMessages(
  deps: Deps,
  account: ChatAccount,
  chatId: string,
  query: { readonly after: string; readonly limit: number; readonly marksRead?: boolean },
): Promise<WireLatestMessages> {
  requireChatAccess(account);
  const chat = await findChat(deps.db, account, chatId);
  const rows = await deps.db
    .selectFrom('messages')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('updated_at', '>', new Date(query.after))
    .orderBy('updated_at')
    .fetch(query.limit, 'with ties')
    .execute();
  rows.sort(
    (a, b) => a.updated_at.getTime() - b.updated_at.getTime() || a.created_at.getTime() - b.created_at.getTime(),
  );
  const unread = rows.filter((row) => row.sender !== 'agency' && row.status === 'delivered');
  if (query.marksRead !== false && unread.length > 0) {
    await markRead(
      deps,
      account,
      chatId,
      unread.map((row) => row.id),
    );
    for (const row of unread) row.status = 'read';
  }
  return {
    messages: rows.map((row) => messageToWire(row, chat.lead_read_at)),
    serverTs: chat.last_change_at.toISOString(),
  };
}

/** One message, without marking it read. Throws 404. */
export async function getMessage(
  { db }: Deps,
  account: ChatAccount,
  chatId: string,
  messageId: string,
): Promise<WireMessage> {
  requireChatAccess(account);
  const chat = await findChat(db, account, chatId);
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', messageId)
    .where('chat_id', '=', chat.id)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(404, 'MESSAGE_NOT_FOUND', 'There is no such message.');
  return messageToWire(row, chat.lead_read_at);
}

/** The time up to which the lead has read the agency's messages (RST-48). */
export async function lastRead({ db }: Deps, account: ChatAccount, chatId: string): Promise<WireLastRead> {
  requireChatAccess(account);
  const chat = await findChat(db, account, chatId);
  return { timestamp: chat.lead_read_at?.toISOString() ?? null };
}

/** Messages of the lead that the agency has not read, written so that their index is used. */
const isUnreadSql = sql<boolean>`(sender <> 'agency' and status = 'delivered')`;

/** The time of the lead's first unread message; leaves it unread. */
async function readFirstUnread({ db }: Deps, chatId: string): Promise<Date | null> {
  const { first } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.min<Date | null>('created_at').as('first'))
    .where('chat_id', '=', chatId)
    .where(isUnreadSql)
    .executeTakeFirstOrThrow();
  return first;
}

/** Marks the lead's messages read, all or some. Returns the time of the first one that was unread. */
async function markRead(
  deps: Deps,
  account: ChatAccount,
  chatId: string,
  messageIds?: readonly string[],
): Promise<Date | null> {
  return await changeChat(deps, { chatId, accountId: account.id }, async ({ trx, chat, set }) => {
    let update = trx.updateTable('messages').set({ status: 'read' }).where('chat_id', '=', chatId).where(isUnreadSql);
    if (messageIds !== undefined) update = update.where('id', '=', sql<string>`any(${[...messageIds]}::uuid[])`);
    const marked = await update.returning('created_at').execute();
    if (marked.length > 0) set({ unread_count: chat.unread_count - marked.length });
    return marked.reduce<Date | null>((first, { created_at: at }) => (first === null || at < first ? at : first), null);
  });
}
