import { type RawBuilder, sql } from 'kysely';
import { foldText } from '../../domain/search/foldText.ts';
import { storedText } from '../../domain/storedText.ts';
import { webDomain } from '../../domain/contact/webDomain.ts';
import type { WireMessageSearch } from '../contract/messageSearch.ts';
import type { Deps } from '../db/deps.ts';
import { type ChatAccount, chatToWire, isNamed, requireChatAccess, selectChats } from './chatRows.ts';
import { messageToWire } from './messageRows.ts';

export interface MessageSearchQuery {
  readonly query: string;
  /** Uuid of the chat whose messages are searched; without it, those of all chats. */
  readonly chat?: string;
  /** Time and uuid of the last message of the previous page. */
  readonly before?: string;
  readonly beforeId?: string;
  readonly limit: number;
}

/** Maximum number of chats found by their lead. */
const MOST_CHATS = 10;

/**
 * Number of newest messages searched by time before the word index is used. Frequent words fill a page from these; for
 * rarer words the index returns few rows.
 */
const NEWEST_READ = 2_000;

/** Scripts written without spaces; searched character by character, the way `message_terms_of` stores them. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]/g;

/** Emoji and similar symbols, each a term of its own, as `message_terms_of` stores them. */
const EMOJI = /[\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff\u{1f000}-\u{1faff}]/gu;
/** Characters that change or join emoji, and are not terms themselves. */
const JOINERS = /\u200d|[\ufe0e\ufe0f]/g;

/** Finds chats of all views by their lead, and messages by their text, newest first (EXT-10). */
export async function searchMessages(
  { db }: Deps,
  account: ChatAccount,
  { query, chat, before, beforeId, limit }: MessageSearchQuery,
): Promise<WireMessageSearch> {
  requireChatAccess(account);
  const text = storedText(query);
  const terms = toTermQueries(text);
  if (terms.length === 0) return { chats: [], found: [], hasMore: false };
  const after = before === undefined || beforeId === undefined ? null : { before: new Date(before), beforeId };
  const chats = after === null && chat === undefined ? await chatsByLead(db, account, text) : [];
  const ids =
    chat === undefined
      ? await findMessages(db, account, terms, after, limit + 1)
      : await findInChat(db, account, chat, terms, after, limit + 1);
  const page = await readMessages(db, ids.slice(0, limit));
  const owners = await chatsById(db, [...new Set(page.map((row) => row.chat_id))]);
  return {
    chats: chats.map(chatToWire),
    found: page.flatMap((row) => {
      const chat = owners.get(row.chat_id);
      return chat === undefined ? [] : [{ message: messageToWire(row, chat.lead_read_at), chat: chatToWire(chat) }];
    }),
    hasMore: ids.length > limit,
  };
}

type Position = { readonly before: Date; readonly beforeId: string } | null;

/** SQL condition: a term of the account, after a position. */
function ownSql(account: ChatAccount, after: Position): RawBuilder<unknown> {
  const rest = after === null ? sql`` : sql` and (created_at, message_id) < (${after.before}, ${after.beforeId}::uuid)`;
  return sql`account_id = ${account.id}${rest}`;
}

/** SQL condition: has all terms. */
function matchSql(terms: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`terms @@ (${sql.join(terms, sql` && `)})`;
}

/** Ids of the newest matches in a chat after a position; none if it is another account's or deleted. */
async function findInChat(
  db: Deps['db'],
  account: ChatAccount,
  chatId: string,
  terms: readonly RawBuilder<unknown>[],
  after: Position,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ message_id: string }>`
    select message_id from message_terms
    where message_id in (
      select messages.id from messages join chats on chats.id = messages.chat_id
      where chats.id = ${chatId} and chats.deleted_at is null)
    and ${ownSql(account, after)} and ${matchSql(terms)}
    order by created_at desc, message_id desc limit ${limit}`.execute(db);
  return rows.map((row) => row.message_id);
}

/** Ids of the newest matches after a position. */
async function findMessages(
  db: Deps['db'],
  account: ChatAccount,
  terms: readonly RawBuilder<unknown>[],
  after: Position,
  limit: number,
): Promise<string[]> {
  const own = ownSql(account, after);
  const matches = matchSql(terms);
  const open = sql`exists (
    select from messages join chats on chats.id = messages.chat_id
    where messages.id = message_id and chats.deleted_at is null)`;
  const { rows: newest } = await sql<{ message_id: string }>`
    select message_id from (
      select * from message_terms where ${own} order by created_at desc, message_id desc limit ${NEWEST_READ}
    ) newest
    where ${matches} and ${open} order by created_at desc, message_id desc limit ${limit}`.execute(db);
  const { rows: older } = await sql`
    select from message_terms where ${own}
    order by created_at desc, message_id desc offset ${NEWEST_READ} limit 1`.execute(db);
  if (newest.length >= limit || older.length === 0) return newest.map((row) => row.message_id);
  const { rows } = await sql<{ message_id: string }>`
    with matching as materialized (
      select * from message_terms where ${matches}
    )
    select message_id from matching where ${own} and ${open} order by created_at desc, message_id desc limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.message_id);
}

async function readMessages(db: Deps['db'], ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('messages').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function chatsByLead(db: Deps['db'], account: ChatAccount, text: string) {
  return await selectChats(db)
    .where('chats.account_id', '=', account.id)
    .where(isNamed(text))
    .where('chats.deleted_at', 'is', null)
    .orderBy('chats.last_activity_at', 'desc')
    .orderBy('chats.id', 'desc')
    .limit(MOST_CHATS)
    .execute();
}

async function chatsById(db: Deps['db'], ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await selectChats(db).where('chats.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The beginning of a domain or email address, which PostgreSQL takes apart until it is complete. */
const ADDRESS_BEGINNING = /^[\p{L}\p{N}].*[-@]/u;

/**
 * A tsquery for each emoji and each word. A word matches as a prefix, folded like the terms of messages. A web address
 * counts as its domain, with and without `www.`, which is a term of its own if the domain is stored character by
 * character.
 */
function toTermQueries(text: string): RawBuilder<unknown>[] {
  const emoji = new Set(text.match(EMOJI));
  const words = foldText(text.replaceAll(EMOJI, ' ').replaceAll(JOINERS, ''))
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const domain = webDomain(word);
      const spaced = (domain ?? word).replaceAll(UNSPACED, ' $& ').trim();
      if (spaced === domain) return sql`${`${prefix(domain)} | ${prefix(`www.${domain}`)}`}::tsquery`;
      const term = prefix(spaced);
      const parsed = sql`to_tsquery('simple', ${term})`;
      return ADDRESS_BEGINNING.test(word) ? sql`(${parsed} || ${term}::tsquery)` : parsed;
    });
  return [...[...emoji].map((one) => sql`${`'${one}'`}::tsquery`), ...words];
}

/** Quoted, so that no character acts as an operator. */
function prefix(term: string): string {
  return `'${term.replaceAll(/['\\]/g, String.raw`\$&`)}':*`;
}
