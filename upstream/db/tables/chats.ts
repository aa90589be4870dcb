import type { Generated, JSONColumnType } from 'kysely';
import type { WireMessage } from '../../contract/chats.ts';

export type SystemKey =
  | 'agency-brief'
  | 'agency-proposal'
  | 'agency-reject'
  | 'agency-deal'
  | 'agency-deal-lead-confirmed'
  | 'agency-deal-lead-denied'
  | 'lead-contacts'
  | 'lead-blocked';

export type DealStatus = 'pending' | 'confirmed' | 'denied';

export interface ChatsTable {
  id: string;
  account_id: string;
  lead_id: string;
  created_at: Date;
  /** createdAt of the newest message; orders the chat list. */
  last_activity_at: Date;
  /** Newest updatedAt of its messages; never decreases. */
  last_change_at: Date;
  last_message_id: string | null;
  unread_count: Generated<number>;
  is_archived: Generated<boolean>;
  closed_at: Date | null;
  deleted_at: Date | null;
  /** The lead has read the agency's messages up to this time. */
  lead_read_at: Date | null;
  /** The lead's name, company and domain, folded for search; a trigger fills it. */
  names: Generated<string>;
}

export interface MessagesTable {
  id: string;
  chat_id: string;
  created_at: Date;
  updated_at: Date;
  sender: WireMessage['sender'];
  /** Messages of the agency: sent or delivered ("read" is derived from lead_read_at). Others: delivered or read. */
  status: WireMessage['status'];
  text: string | null;
  system_key: SystemKey | null;
  deal_status: DealStatus | null;
  params: JSONColumnType<Record<string, string>> | null;
  language: string | null;
  deleted_at: Date | null;
  idempotency_key: string | null;
}

export interface SavedRepliesTable {
  id: string;
  account_id: string;
  title: string;
  text: string;
  created_at: Date;
}

export interface ChatTables {
  chats: ChatsTable;
  messages: MessagesTable;
  saved_replies: SavedRepliesTable;
}
