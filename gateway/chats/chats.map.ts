import type { ChatView as DomainChatView } from '../../domain/chats.ts';
import type { WireChat } from '../../upstream/contract/chats.ts';
import { eventsCursor } from '../relay/eventsCursor.ts';
import { enumMap } from '../relay/enums.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import { toGlobalId } from '../relay/ids.ts';
import { positionBehind, writeCursor } from '../relay/pageCursor.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { Chat, ChatErrorCode, ChatUserError, ChatView } from '../schema.types.ts';
import { toLastMessage } from './messages.map.ts';

/** Values of a chat that are already known, so that they need no call. */
export interface ChatPresets {
  /** The lead has read messages up to this time (ISO), null if never; read lazily if omitted. */
  readonly leadReadAt?: string | null | Promise<string | null>;
  /** Log position of the read that returned the chat. */
  readonly eventsCursor?: string;
}

/** A chat without its lazily read fields. */
export type WholeChat = Omit<Chat, 'fullLead' | 'messages' | 'leadReadAt' | '__typename'> &
  Pick<ChatPresets, 'leadReadAt'>;

/** A chat of which only the ids were selected, so no call was made. */
export interface ChatStub {
  readonly id: string;
  readonly uuid: string;
}

/** Parent of `Chat`. */
export type ChatParent = WholeChat | ChatStub;

/** STA-18. */
export const chatViewEnum = enumMap<DomainChatView, ChatView>('chats.view', {
  inbox: 'INBOX',
  unread: 'UNREAD',
  archived: 'ARCHIVED',
});

export function toChatStub(uuid: string): ChatStub {
  return { id: toGlobalId('Chat', uuid), uuid };
}

/** ENT-49. */
export function toChat(chat: WireChat, note: NoteUnknown, presets: ChatPresets = {}): WholeChat {
  return {
    id: toGlobalId('Chat', chat.uuid),
    uuid: chat.uuid,
    unreadCount: chat.unreadCount,
    isClosed: chat.isClosed,
    isArchived: chat.isArchived,
    createdAt: chat.createdAt,
    lastMessage: chat.lastMessage && toLastMessage(chat.lastMessage, note),
    lead: {
      leadId: toGlobalId('Lead', chat.lead.uuid),
      uuid: chat.lead.uuid,
      name: chat.lead.name,
      company: chat.lead.company,
      domain: chat.lead.domain,
      country: chat.lead.country,
      language: chat.lead.language,
      isBlocked: chat.lead.isBlocked,
    },
    // If the chat's messages were not read, events start at the last message, which is never later than any subsequent
    // read of the history.
    eventsCursor: presets.eventsCursor ?? eventsCursor(chat.lastMessage?.createdAt ?? chat.createdAt),
    ...(presets.leadReadAt === undefined ? {} : { leadReadAt: presets.leadReadAt }),
  };
}

/** Converts the chats at the top of the list, which events contain, to edges. */
export function toChatEdges(chats: readonly WireChat[], note: NoteUnknown): { cursor: string; node: WholeChat }[] {
  const keys = chats.map((chat) => chat.uuid);
  return chats.map((chat, index) => ({
    cursor: writeCursor('chats', positionBehind(keys, index, 0)),
    node: toChat(chat, note),
  }));
}

const REFUSALS: Readonly<Record<ChatErrorCode, { readonly message: string; readonly path: readonly string[] }>> = {
  CHAT_NOT_FOUND: { message: 'There is no such chat.', path: ['chatId'] },
  MESSAGE_NOT_FOUND: { message: 'There is no such message.', path: ['messageId'] },
  NOT_OWN_MESSAGE: { message: "Only the agency's own messages can be deleted.", path: ['messageId'] },
  TEXT_REQUIRED: { message: 'The text is empty.', path: ['text'] },
  TEXT_MAX_LENGTH: { message: 'The text is longer than 5,000 characters.', path: ['text'] },
  CHAT_CLOSED: { message: 'The lead closed the chat.', path: ['chatId'] },
  LEAD_BLOCKED: { message: 'Moderation blocked the lead.', path: ['chatId'] },
  IDEMPOTENCY_KEY_FORMAT: {
    message: 'The key must be 1 to 64 printable ASCII characters without spaces.',
    path: ['idempotencyKey'],
  },
};

export function chatUserError(code: ChatErrorCode): ChatUserError {
  const { message, path } = REFUSALS[code];
  return { code, message, path: [...path] };
}

/** Maps a refused write to a user error; null if the user cannot fix it. `missing`: the code for a 404. */
export function toChatUserError(error: unknown, missing: 'CHAT_NOT_FOUND' | 'MESSAGE_NOT_FOUND'): ChatUserError | null {
  if (!(error instanceof UpstreamError)) return null;
  if (error.status === 404) return chatUserError(missing);
  if (error.code === 'CHAT_CLOSED' || error.code === 'LEAD_BLOCKED' || error.code === 'NOT_OWN_MESSAGE') {
    return chatUserError(error.code);
  }
  return null;
}
