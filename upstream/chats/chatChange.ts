import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction, Updateable } from 'kysely';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import type { ChatsTable } from '../db/tables/chats.ts';
import { transact } from '../db/transact.ts';
import { notifyOfMessage } from '../notifications/notify.ts';
import { recordEvent } from '../webhooks/recordEvent.ts';
import { chatNotFound } from './chatRows.ts';
import { type MessageRow, messageRow, type NewMessage } from './messageRows.ts';

export type LockedChat = Selectable<ChatsTable> & { readonly lead_blocked_at: Date | null };

/** A chat locked by one transaction. */
export interface ChatChange {
  readonly trx: Transaction<Database>;
  /** The chat as it was when locked. */
  readonly chat: LockedChat;
  /** A timestamp for a change of this chat: now, but at least 1 ms after its latest change. */
  stamp(): Date;
  /** Appends a message to the chat. */
  append(message: NewMessage): Promise<MessageRow>;
  /** Adds columns of the chat to update at the end. */
  set(values: Updateable<ChatsTable>): void;
}

/**
 * Runs `work` on a locked chat and stores its changes. Throws 404 if there is no such chat; deleted ones are found, so
 * callers must check. Timestamps are taken under the lock and never decrease, so messages of a chat become visible in
 * the order of `updatedAt`, and a reader that continues from the newest one misses nothing.
 */
export async function changeChat<T>(
  { db, clock }: Deps,
  which: { readonly chatId: string; readonly accountId?: string },
  work: (change: ChatChange) => Promise<T>,
): Promise<T> {
  return await transact(db, async (trx) => {
    let find = trx.selectFrom('chats').selectAll().where('id', '=', which.chatId).forUpdate();
    if (which.accountId !== undefined) find = find.where('account_id', '=', which.accountId);
    const locked = await find.executeTakeFirst();
    if (locked === undefined) throw chatNotFound();
    // Not joined above: after waiting for the lock, a join returns the lead as it was before.
    const { blocked_at } = await trx
      .selectFrom('leads')
      .select('blocked_at')
      .where('id', '=', locked.lead_id)
      .executeTakeFirstOrThrow();
    const chat: LockedChat = { ...locked, lead_blocked_at: blocked_at };

    let lastChange = chat.last_change_at;
    let unread = chat.unread_count;
    let values: Updateable<ChatsTable> = {};
    const stamp = (): Date => {
      lastChange = new Date(Math.max(clock.now().getTime(), lastChange.getTime() + 1));
      return lastChange;
    };
    const answer = await work({
      trx,
      chat,
      stamp,
      append: async (message) => {
        const at = stamp();
        const row = await trx
          .insertInto('messages')
          .values(messageRow(randomUUID(), chat.id, at, message))
          .returningAll()
          .executeTakeFirstOrThrow();
        if (row.sender !== 'agency' && row.status === 'delivered') unread += 1;
        if (row.sender === 'lead') {
          const key = { leadId: chat.lead_id, chatId: chat.id, messageId: row.id };
          await recordEvent(trx, chat.account_id, clock.now(), { type: 'message.received', ...key });
          await notifyOfMessage(trx, row, { accountId: chat.account_id, leadId: chat.lead_id, at: clock.now() });
        }
        values = { ...values, last_activity_at: at, last_message_id: row.id, unread_count: unread };
        return row;
      },
      set: (more) => {
        values = { ...values, ...more };
      },
    });
    if (lastChange !== chat.last_change_at) values = { ...values, last_change_at: lastChange };
    if (Object.keys(values).length > 0) {
      await trx.updateTable('chats').set(values).where('id', '=', chat.id).execute();
    }
    return answer;
  });
}
