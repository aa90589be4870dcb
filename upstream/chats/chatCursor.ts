import { type RawBuilder, sql } from 'kysely';
import { invalidFields } from '../http/apiError.ts';

/** A position in a view of chats: right after the chat with this activity and id. */
export interface ChatCursor {
  readonly at: Date;
  readonly id: string;
}

/** Condition for chats after the cursor, in the order of newest activity. */
export function isBehind({ at, id }: ChatCursor): RawBuilder<boolean> {
  return sql<boolean>`(last_activity_at, id) < (${at}::timestamptz, ${id}::uuid)`;
}

/** The cursor of a chat, valid in all views. Opaque to clients. */
export function chatCursor({ at, id }: ChatCursor): string {
  return `${at.getTime().toString(36)}.${id}`;
}

const CURSOR = /^([0-9a-z]{1,10})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Parses a cursor made by `chatCursor`. Throws 422 for any other text. */
export function readChatCursor(cursor: string): ChatCursor {
  const [, time = '', id = ''] = CURSOR.exec(cursor) ?? [];
  const at = new Date(Number.parseInt(time, 36));
  if (!(at.getUTCFullYear() <= 9999)) {
    throw invalidFields({ path: 'after', code: 'unknown', message: 'is not a cursor of a list of chats' });
  }
  return { at, id };
}
