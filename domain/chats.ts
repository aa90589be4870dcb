/** Views of the chat list, each with a counter; `inbox` is the default (STA-18, QRY-06). */
export const CHAT_VIEWS = ['inbox', 'unread', 'archived'] as const;
export type ChatView = (typeof CHAT_VIEWS)[number];

/** Actions on a chat (STA-19 to STA-22). */
export type ChatAction = 'archive' | 'unarchive' | 'delete' | 'restore';

/** The action that undoes each action; restore is itself an undo and has none (STA-19 to STA-22). */
export const CHAT_ACTION_UNDO: Readonly<Record<ChatAction, ChatAction | null>> = {
  archive: 'unarchive',
  unarchive: 'archive',
  delete: 'restore',
  restore: null,
};

/** Senders of a message (STA-15). */
export type MessageSender = 'agency' | 'lead' | 'system';

/** Message statuses in the only order in which they can occur (STA-12). */
export const MESSAGE_STATUSES = ['sent', 'delivered', 'read'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** The later of two statuses of one message, so that an update arriving late never moves it back (STA-12). */
export function laterMessageStatus(a: MessageStatus, b: MessageStatus): MessageStatus {
  return MESSAGE_STATUSES.indexOf(a) >= MESSAGE_STATUSES.indexOf(b) ? a : b;
}

/** Message states known only to this browser (STA-13, STA-14). */
export type LocalMessageState = 'pending' | 'success' | 'error';

/** States of the deal in a system message (STA-17). */
export const DEAL_STATES = ['pending', 'confirmed', 'denied'] as const;
export type DealState = (typeof DEAL_STATES)[number];

/** What determines whether a chat accepts messages. */
export interface ChatClosing {
  readonly isClosed: boolean;
  readonly isLeadBlocked: boolean;
}

/**
 * The local system message at the end of a closed or blocked chat (STA-23, STA-24); a block takes precedence. Null
 * while the chat is open.
 */
export function closingMessageKey(chat: ChatClosing): 'lead-blocked' | 'agency-reject' | null {
  if (chat.isLeadBlocked) return 'lead-blocked';
  return chat.isClosed ? 'agency-reject' : null;
}

/** Page size of the chat list (CON-02). */
export const CHAT_PAGE_SIZE = 20;

/** Page size of messages (CON-30, O-17). */
export const MESSAGE_PAGE_SIZE = 50;

/** Longest interval between two polls of a chat, milliseconds (CON-03). */
export const CHAT_POLL_INTERVAL_MS = 5_000;

/** Distance from the top, in CSS pixels, at which older messages are loaded (CON-30, O-17). */
export const LOAD_OLDER_WITHIN_PX = 200;

/** Shortest interval between two reads of the scroll position, milliseconds (CON-30, O-17). */
export const SCROLL_THROTTLE_MS = 200;

/** Maximum distance from the end, in CSS pixels, that counts as "at the end" (CON-30, O-17). */
export const AT_END_WITHIN_PX = 100;

/** Days after which a deleted chat is purged (O-34). */
export const DELETED_CHAT_PURGE_DAYS = 30;

/** Longest gap between two messages of one group, in milliseconds: 15 minutes (CON-04). */
const RECENT_MESSAGES_MS = 15 * 60_000;

/** The part of a message that grouping uses; createdAt is ISO 8601. */
export interface GroupableMessage {
  readonly sender: MessageSender;
  readonly createdAt: string;
}

/**
 * Whether a message starts a new group (CON-04): another sender, or more than 15 minutes after the previous message.
 * Only the direct predecessor counts, so that loading older messages does not change the groups on screen. A system
 * message is always a card of its own.
 */
export function startsMessageGroup(message: GroupableMessage, previous: GroupableMessage | null): boolean {
  if (previous === null || message.sender !== previous.sender) return true;
  if (message.sender === 'system') return true;
  return Date.parse(message.createdAt) - Date.parse(previous.createdAt) > RECENT_MESSAGES_MS;
}
