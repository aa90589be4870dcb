import { checkMessageText } from '../../domain/messages/messageText.ts';
import type { WireMessage } from '../contract/chats.ts';
import type { Deps } from '../db/deps.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { keyReused } from '../http/keyReused.ts';
import { changeChat } from './chatChange.ts';
import { type ChatAccount, chatNotFound, requireChatAccess } from './chatRows.ts';
import { messageToWire } from './messageRows.ts';

export interface SentMessage {
  readonly message: WireMessage;
  /** False if the idempotency key was used in this chat before. */
  readonly isNew: boolean;
}

/**
 * Sends a message of the agency (RST-49): 1 to 5,000 code points after trimming. A repeated idempotency key in the same
 * chat returns the existing message, whatever has happened to the chat since. Throws 404 for an unknown or deleted
 * chat, 409 for a closed chat, a blocked lead or a key used for another text, 422 for the text.
 */
export async function sendMessage(
  deps: Deps,
  account: ChatAccount,
  chatId: string,
  input: { readonly text: string; readonly idempotencyKey?: string },
): Promise<SentMessage> {
  requireChatAccess(account);
  const verdict = checkMessageText(input.text);
  const { idempotencyKey } = input;
  return await changeChat(deps, { chatId, accountId: account.id }, async ({ trx, chat, append }) => {
    if (chat.deleted_at !== null) throw chatNotFound();
    if (idempotencyKey !== undefined) {
      const earlier = await trx
        .selectFrom('messages')
        .selectAll()
        .where('chat_id', '=', chat.id)
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirst();
      if (earlier !== undefined) {
        // The text of a deleted message is gone, so it cannot be compared.
        const isSame = earlier.deleted_at !== null || (verdict.ok && earlier.text === verdict.text);
        if (!isSame) throw keyReused();
        return { message: messageToWire(earlier, chat.lead_read_at), isNew: false };
      }
    }
    if (!verdict.ok) throw refusedText(verdict.code);
    if (chat.lead_blocked_at !== null) throw new ApiError(409, 'LEAD_BLOCKED', 'The lead of this chat is blocked.');
    if (chat.closed_at !== null) throw new ApiError(409, 'CHAT_CLOSED', 'The lead has closed this chat.');
    const row = await append({
      sender: 'agency',
      text: verdict.text,
      language: null,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
    return { message: messageToWire(row, chat.lead_read_at), isNew: true };
  });
}

/**
 * Deletes a message of the agency (RST-50, O-46): its text is erased and both sides keep a placeholder. Idempotent.
 * Throws 404 and, for messages of others, 403.
 */
export async function deleteMessage(
  deps: Deps,
  account: ChatAccount,
  chatId: string,
  messageId: string,
): Promise<void> {
  requireChatAccess(account);
  await changeChat(deps, { chatId, accountId: account.id }, async ({ trx, chat, stamp }) => {
    if (chat.deleted_at !== null) throw chatNotFound();
    const message = await trx
      .selectFrom('messages')
      .select(['sender', 'deleted_at'])
      .where('id', '=', messageId)
      .where('chat_id', '=', chat.id)
      .executeTakeFirst();
    if (message === undefined) throw new ApiError(404, 'MESSAGE_NOT_FOUND', 'There is no such message.');
    if (message.sender !== 'agency') {
      throw new ApiError(403, 'NOT_OWN_MESSAGE', "Only the agency's own messages can be deleted.");
    }
    if (message.deleted_at === null) {
      const at = stamp();
      await trx
        .updateTable('messages')
        .set({ deleted_at: at, updated_at: at, text: '' })
        .where('id', '=', messageId)
        .execute();
    }
  });
}

function refusedText(code: 'textRequired' | 'textMaxLength'): ApiError {
  return invalidFields(
    code === 'textRequired'
      ? { path: 'text', code: 'TEXT_REQUIRED', message: 'The text is empty.' }
      : { path: 'text', code: 'TEXT_MAX_LENGTH', message: 'The text is longer than 5,000 characters.' },
  );
}
