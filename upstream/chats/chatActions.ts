import { type ChatAction, DELETED_CHAT_PURGE_DAYS } from '../../domain/chats.ts';
import type { WireChat } from '../contract/chats.ts';
import { DAY } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { changeChat } from './chatChange.ts';
import { type ChatAccount, chatNotFound, chatToWire, requireChatAccess, selectChats } from './chatRows.ts';

/**
 * Archives, unarchives, deletes or restores a chat (RST-51, STA-19..22) and returns it. A deleted chat is in no view;
 * restoring puts it back into its previous view. Actions are idempotent. Throws 404 for an unknown chat, for a deleted
 * one unless it is restored or deleted again, and for one deleted at least 30 days ago, which counts as purged (O-34).
 */
export async function actOnChat(
  deps: Deps,
  account: ChatAccount,
  chatId: string,
  action: ChatAction,
): Promise<WireChat> {
  requireChatAccess(account);
  const now = deps.clock.now();
  const row = await changeChat(deps, { chatId, accountId: account.id }, async ({ trx, chat }) => {
    if (chat.deleted_at !== null) {
      const isPurged = chat.deleted_at <= purgeLimit(now);
      if (isPurged || action === 'archive' || action === 'unarchive') throw chatNotFound();
    }
    const change =
      action === 'archive' || action === 'unarchive'
        ? { is_archived: action === 'archive' }
        : { deleted_at: action === 'restore' ? null : (chat.deleted_at ?? now) };
    await trx.updateTable('chats').set(change).where('id', '=', chat.id).execute();
    return await selectChats(trx).where('chats.id', '=', chat.id).executeTakeFirstOrThrow();
  });
  return chatToWire(row);
}

/** Purges chats deleted at least 30 days ago, with their messages. Returns how many. */
export async function purgeDeletedChats({ db, clock }: Deps): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('chats')
    .where('deleted_at', '<=', purgeLimit(clock.now()))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function purgeLimit(now: Date): Date {
  return new Date(now.getTime() - DELETED_CHAT_PURGE_DAYS * DAY);
}
