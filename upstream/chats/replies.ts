import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import {
  checkReply,
  MOST_REPLIES,
  storedReply,
  type ReplyError,
  type ReplyTexts,
  REPLY_TEXT_MAX,
  REPLY_TITLE_MAX,
} from '../../domain/messages/savedReplies.ts';
import type { WireSavedReply } from '../contract/replies.ts';
import type { Deps } from '../db/deps.ts';
import { lockFor } from '../db/lockFor.ts';
import type { SavedRepliesTable } from '../db/tables/chats.ts';
import { transact } from '../db/transact.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { type FieldCode, fieldError } from '../http/fieldError.ts';
import { type ChatAccount, requireChatAccess } from './chatRows.ts';

/** Saved replies of the account, oldest first (EXT-11). */
export async function listReplies({ db }: Deps, account: ChatAccount): Promise<WireSavedReply[]> {
  requireChatAccess(account);
  const rows = await db
    .selectFrom('saved_replies')
    .selectAll()
    .where('account_id', '=', account.id)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_REPLIES)
    .execute();
  return rows.map(replyToWire);
}

/** Stores a reply; one with this title and text only once. Throws 422 with fields, 409 TOO_MANY_REPLIES beyond 100. */
export async function createReply(deps: Deps, account: ChatAccount, input: ReplyTexts): Promise<WireSavedReply> {
  requireChatAccess(account);
  const values = checked(input);
  return await transact(deps.db, async (trx) => {
    await lockFor(trx, `saved replies of account ${account.id}`);
    const replies = await trx.selectFrom('saved_replies').selectAll().where('account_id', '=', account.id).execute();
    const same = replies.find(({ title, text }) => title === values.title && text === values.text);
    if (same !== undefined) return replyToWire(same);
    if (replies.length >= MOST_REPLIES) {
      throw new ApiError(409, 'TOO_MANY_REPLIES', `An account can have at most ${MOST_REPLIES} saved replies.`);
    }
    const row = await trx
      .insertInto('saved_replies')
      .values({ id: randomUUID(), account_id: account.id, created_at: deps.clock.now(), ...values })
      .returningAll()
      .executeTakeFirstOrThrow();
    return replyToWire(row);
  });
}

/** Throws 422 with fields, 404 REPLY_NOT_FOUND, also for another account's reply. */
export async function changeReply(
  { db }: Deps,
  account: ChatAccount,
  id: string,
  input: ReplyTexts,
): Promise<WireSavedReply> {
  requireChatAccess(account);
  const row = await db
    .updateTable('saved_replies')
    .set(checked(input))
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw replyNotFound();
  return replyToWire(row);
}

/** Throws 404 REPLY_NOT_FOUND, also for another account's reply. */
export async function removeReply({ db }: Deps, account: ChatAccount, id: string): Promise<void> {
  requireChatAccess(account);
  const { numDeletedRows } = await db
    .deleteFrom('saved_replies')
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw replyNotFound();
}

function replyNotFound(): ApiError {
  return new ApiError(404, 'REPLY_NOT_FOUND', 'There is no such saved reply.');
}

const MAX: Readonly<Record<ReplyError['path'], number>> = { title: REPLY_TITLE_MAX, text: REPLY_TEXT_MAX };
const CODES: Readonly<Record<ReplyError['code'], FieldCode>> = { required: 'REQUIRED', maxLength: 'TOO_LONG' };

function checked(input: ReplyTexts): ReplyTexts {
  const errors = checkReply(input);
  if (errors.length > 0) {
    throw invalidFields(...errors.map(({ path, code }) => fieldError(path, CODES[code], { max: MAX[path] })));
  }
  return storedReply(input);
}

function replyToWire({ id, title, text, created_at: createdAt }: Selectable<SavedRepliesTable>): WireSavedReply {
  return { uuid: id, title, text, createdAt: createdAt.toISOString() };
}
