import { Type, type Static } from 'typebox';
import { call, Closed, Count, Nullable, PageNumber, Timestamp, Uuid, UuidParams } from './call.ts';

export const MessageStatus = Type.Enum(['sent', 'delivered', 'read']);
export const MessageSender = Type.Enum(['agency', 'lead', 'system']);
export const ChatView = Type.Enum(['inbox', 'unread', 'archived']);
export const ChatAction = Type.Enum(['archive', 'unarchive', 'delete', 'restore']);
export const SystemMessageKey = Type.Enum([
  'agency-brief',
  'agency-proposal',
  'agency-reject',
  'agency-deal',
  'agency-deal-lead-confirmed',
  'agency-deal-lead-denied',
  'lead-contacts',
  'lead-blocked',
]);
export const DealState = Type.Enum(['pending', 'confirmed', 'denied']);

/** A text, or a system message by key with the data of its card. */
export const MessageBody = Type.Union([
  Type.Object({ text: Type.String() }),
  Type.Object({
    key: SystemMessageKey,
    status: Nullable(DealState),
    params: Type.Record(Type.String(), Type.String()),
  }),
]);
export type WireMessageBody = Static<typeof MessageBody>;

export const Message = Type.Object({
  uuid: Uuid,
  createdAt: Timestamp,
  /** Changes when the message is delivered, deleted or its deal is answered; not when it is read. */
  updatedAt: Timestamp,
  status: MessageStatus,
  sender: MessageSender,
  /** Null once deleted. */
  body: Nullable(MessageBody),
  deletedAt: Nullable(Timestamp),
  language: Nullable(Type.String()),
});
export type WireMessage = Static<typeof Message>;

export const LastMessage = Type.Object({
  uuid: Uuid,
  createdAt: Timestamp,
  status: MessageStatus,
  sentByMe: Type.Boolean(),
  sender: MessageSender,
  /** Null once deleted. */
  body: Nullable(MessageBody),
  deletedAt: Nullable(Timestamp),
});
export type WireLastMessage = Static<typeof LastMessage>;

export const ChatLead = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  company: Nullable(Type.String()),
  domain: Nullable(Type.String()),
  isBlocked: Type.Boolean(),
  country: Nullable(Type.String()),
  language: Type.String(),
});
export type WireChatLead = Static<typeof ChatLead>;

export const Chat = Type.Object({
  uuid: Uuid,
  unreadCount: Count,
  isClosed: Type.Boolean(),
  isArchived: Type.Boolean(),
  lastMessage: Nullable(LastMessage),
  lead: ChatLead,
  createdAt: Timestamp,
});
export type WireChat = Static<typeof Chat>;

export const ChatCounters = Type.Object({ inbox: Count, unread: Count, archived: Count });
export type WireChatCounters = Static<typeof ChatCounters>;

export const ChatPage = Type.Object({
  chats: Type.Array(Chat),
  pages: Count,
  count: Count,
  counters: ChatCounters,
});
export type WireChatPage = Static<typeof ChatPage>;

export const MessagePage = Type.Object({
  /** createdAt of the chat's very first message; null in an empty chat. */
  firstMessageTs: Nullable(Timestamp),
  /** createdAt of the chat's newest message. */
  lastMessageTs: Nullable(Timestamp),
  /** createdAt of the first message that was unread before this read. */
  firstPreviouslyUnread: Nullable(Timestamp),
  chat: Chat,
  messages: Type.Array(Message),
  /** The chat's newest change seen before the messages were read: calling `latest` with it misses nothing. */
  serverTs: Timestamp,
});
export type WireMessagePage = Static<typeof MessagePage>;

export const LatestMessages = Type.Object({ messages: Type.Array(Message), serverTs: Timestamp });
export type WireLatestMessages = Static<typeof LatestMessages>;

export const LastRead = Type.Object({ timestamp: Nullable(Timestamp) });
export type WireLastRead = Static<typeof LastRead>;

const chats = { base: 'messaging', tag: 'chats' } as const;
const ChatAnswer = Type.Object({ chat: Chat });
const MessageAnswer = Type.Object({ message: Message });
const MessageParams = Type.Object({ uuid: Uuid, messageId: Uuid });
const chatErrors = { 403: ['SUBSCRIPTION_REQUIRED'], 404: ['CHAT_NOT_FOUND'] } as const;

export const listChats = call({
  row: 'RST-45',
  method: 'GET',
  path: '/agency/chats/',
  ...chats,
  summary: 'One page of a chat view, newest activity first, with the counters of all views.',
  query: Closed({
    pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
    pageNumber: PageNumber,
    status: Type.Enum(['inbox', 'unread', 'archived'], { default: 'inbox' }),
    /** Part of the lead's name or domain (addition). */
    query: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  responses: { 200: ChatPage },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'] },
});

export const getChat = call({
  row: 'RST-45',
  method: 'GET',
  path: '/agency/chats/:uuid',
  ...chats,
  summary: 'One chat, without marking it read (addition).',
  params: UuidParams,
  responses: { 200: ChatAnswer },
  errors: chatErrors,
});

export const listMessages = call({
  row: 'RST-46',
  method: 'GET',
  path: '/agency/chats/:uuid/messages/',
  ...chats,
  summary:
    'Messages older than `before`, or the newest ones; without `before` the chat is marked read, unless `markAsRead` is false (addition) or the token may not write messages.',
  params: UuidParams,
  query: Closed({
    before: Type.Optional(Timestamp),
    markAsRead: Type.Optional(Type.Boolean()),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  }),
  responses: { 200: MessagePage },
  errors: chatErrors,
});

export const latestMessages = call({
  row: 'RST-47',
  method: 'GET',
  path: '/agency/chats/:uuid/messages/latest',
  ...chats,
  summary:
    "Messages changed after `after`, in the order of change; marks the lead's messages read, unless `markAsRead` is false (addition) or the token may not write messages.",
  params: UuidParams,
  query: Closed({
    after: Timestamp,
    markAsRead: Type.Optional(Type.Boolean()),
    limit: Type.Integer({ minimum: 1, maximum: 200, default: 200 }),
  }),
  responses: { 200: LatestMessages },
  errors: chatErrors,
});

export const getLastRead = call({
  row: 'RST-48',
  method: 'GET',
  path: '/agency/chats/:uuid/messages/last-read/',
  ...chats,
  summary: 'When the lead last read messages of the agency.',
  params: UuidParams,
  responses: { 200: LastRead },
  errors: chatErrors,
});

export const postMessage = call({
  row: 'RST-49',
  method: 'POST',
  path: '/agency/chats/:uuid/messages/',
  ...chats,
  summary:
    'Send a message: 1 to 5,000 code points after trimming. A repeated Idempotency-Key returns the same message.',
  params: UuidParams,
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  }),
  body: Closed({ text: Type.String({ maxLength: 100_000 }) }),
  responses: { 200: MessageAnswer, 201: MessageAnswer },
  errors: { ...chatErrors, 409: ['CHAT_CLOSED', 'IDEMPOTENCY_KEY_REUSED', 'LEAD_BLOCKED'] },
});

export const getMessage = call({
  row: 'RST-50',
  method: 'GET',
  path: '/agency/chats/:uuid/messages/:messageId/',
  ...chats,
  summary: 'One message, without marking anything read (addition).',
  params: MessageParams,
  responses: { 200: MessageAnswer },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'], 404: ['CHAT_NOT_FOUND', 'MESSAGE_NOT_FOUND'] },
});

export const deleteMessage = call({
  row: 'RST-50',
  method: 'DELETE',
  path: '/agency/chats/:uuid/messages/:messageId/',
  ...chats,
  summary: 'Delete an own message; both sides see a placeholder.',
  params: MessageParams,
  responses: { 204: null },
  errors: { 403: ['SUBSCRIPTION_REQUIRED', 'NOT_OWN_MESSAGE'], 404: ['CHAT_NOT_FOUND', 'MESSAGE_NOT_FOUND'] },
});

export const putChat = call({
  row: 'RST-51',
  method: 'PUT',
  path: '/agency/chats/:uuid',
  ...chats,
  summary: 'Archive, unarchive, delete or restore a chat.',
  params: UuidParams,
  body: Closed({ action: ChatAction }),
  responses: { 200: ChatAnswer },
  errors: chatErrors,
});
