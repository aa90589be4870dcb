import type { Insertable, Selectable } from 'kysely';
import type { WireMessage, WireMessageBody } from '../contract/chats.ts';
import type { DealStatus, MessagesTable, SystemKey } from '../db/tables/chats.ts';

export type MessageRow = Selectable<MessagesTable>;

/** The content of a message that is not stored yet. */
export type NewMessage =
  | {
      readonly sender: 'agency' | 'lead';
      readonly text: string;
      /** BCP 47 tag, known or detected. */
      readonly language: string | null;
      readonly idempotencyKey?: string;
    }
  | {
      readonly sender: 'system';
      readonly key: SystemKey;
      readonly dealStatus?: DealStatus;
      readonly params?: Readonly<Record<string, string>>;
      /** Whether it counts as unread for the agency until it is read. */
      readonly isNews: boolean;
    };

/**
 * The row of a new message. Messages of the agency start as sent, others as delivered, or as read if they never count
 * as unread.
 */
export function messageRow(id: string, chatId: string, at: Date, message: NewMessage): Insertable<MessagesTable> {
  const system = message.sender === 'system' ? message : null;
  const written = message.sender === 'system' ? null : message;
  return {
    id,
    chat_id: chatId,
    created_at: at,
    updated_at: at,
    sender: message.sender,
    status: message.sender === 'agency' ? 'sent' : system?.isNews === false ? 'read' : 'delivered',
    text: written?.text ?? null,
    language: written?.language ?? null,
    idempotency_key: written?.idempotencyKey ?? null,
    system_key: system?.key ?? null,
    deal_status: system?.dealStatus ?? null,
    params: system === null ? null : JSON.stringify(system.params ?? {}),
    deleted_at: null,
  };
}

/** Columns of a message's body. */
export type BodyColumns = Pick<MessageRow, 'text' | 'system_key' | 'deal_status' | 'params' | 'deleted_at'>;

/** Maps the body to the API; null once the message is deleted. */
export function messageBody(row: BodyColumns): WireMessageBody | null {
  if (row.deleted_at !== null) return null;
  if (row.system_key !== null) return { key: row.system_key, status: row.deal_status, params: row.params ?? {} };
  return { text: row.text ?? '' };
}

/**
 * Maps the status to the API (STA-12, STA-25): a message of the agency is read once the lead has read up to its time.
 */
export function messageStatus(
  row: Pick<MessageRow, 'sender' | 'status' | 'created_at'>,
  leadReadAt: Date | null,
): WireMessage['status'] {
  if (row.sender === 'agency' && leadReadAt !== null && row.created_at <= leadReadAt) return 'read';
  return row.status;
}

export function messageToWire(row: MessageRow, leadReadAt: Date | null): WireMessage {
  return {
    uuid: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    status: messageStatus(row, leadReadAt),
    sender: row.sender,
    body: messageBody(row),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    language: row.language,
  };
}
