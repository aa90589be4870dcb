import { Type, type Static } from 'typebox';
import {
  call,
  Closed,
  Count,
  Cursor,
  Described,
  Entity,
  IdempotencyKey,
  Nullable,
  PageNumber,
  PageSize,
  Timestamp,
  Uuid,
  UuidParams,
} from './call.ts';

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

export const MessageText = Entity('A text message.', { text: Type.String() });
export const SystemMessage = Entity('A system message, identified by a key, with the data for its card.', {
  key: SystemMessageKey,
  status: Nullable(DealState),
  params: Type.Record(Type.String(), Type.String()),
});
export const MessageBody = Type.Union([MessageText, SystemMessage]);
export type WireMessageBody = Static<typeof MessageBody>;

export const Message = Entity('A message in a chat.', {
  uuid: Uuid,
  createdAt: Timestamp,
  updatedAt: Described('Changes when it is delivered or deleted, or its deal answered; not when read.', Timestamp),
  status: MessageStatus,
  sender: MessageSender,
  body: Described('Null once deleted.', Nullable(MessageBody)),
  deletedAt: Nullable(Timestamp),
  language: Nullable(Type.String()),
});
export type WireMessage = Static<typeof Message>;

export const LastMessage = Entity('The newest message of a chat.', {
  uuid: Uuid,
  createdAt: Timestamp,
  status: MessageStatus,
  sentByMe: Type.Boolean(),
  sender: MessageSender,
  body: Described('Null once deleted.', Nullable(MessageBody)),
  deletedAt: Nullable(Timestamp),
});
export type WireLastMessage = Static<typeof LastMessage>;

export const ChatLead = Entity('The lead of a chat.', {
  uuid: Uuid,
  name: Type.String(),
  company: Nullable(Type.String()),
  domain: Nullable(Type.String()),
  isBlocked: Type.Boolean(),
  country: Nullable(Type.String()),
  language: Type.String(),
});
export type WireChatLead = Static<typeof ChatLead>;

export const Chat = Entity("The agency's conversation with a lead.", {
  uuid: Uuid,
  unreadCount: Count,
  isClosed: Type.Boolean(),
  isArchived: Type.Boolean(),
  lastMessage: Nullable(LastMessage),
  lead: ChatLead,
  createdAt: Timestamp,
});
export type WireChat = Static<typeof Chat>;

export const ChatCounters = Entity('Number of chats in each view.', { inbox: Count, unread: Count, archived: Count });
export type WireChatCounters = Static<typeof ChatCounters>;

export const ChatPage = Entity('A page of chats with the counters of all views.', {
  chats: Type.Array(Chat),
  pages: Count,
  count: Count,
  counters: ChatCounters,
  cursors: Described('Cursor of each chat, in the same order (addition).', Type.Optional(Type.Array(Cursor))),
  start: Described('Number of matching chats before the first one on this page (addition).', Type.Optional(Count)),
});
export type WireChatPage = Static<typeof ChatPage>;

export const MessagePage = Entity("A page of a chat's history, oldest message first.", {
  firstMessageTs: Described("createdAt of the chat's very first message; null in an empty chat.", Nullable(Timestamp)),
  lastMessageTs: Described("createdAt of the chat's newest message.", Nullable(Timestamp)),
  firstPreviouslyUnread: Described('createdAt of the first message unread before this call.', Nullable(Timestamp)),
  chat: Chat,
  messages: Type.Array(Message),
  serverTs: Described(
    "Time of the chat's newest change, taken before the messages were read. Calling `latest` with it misses nothing.",
    Timestamp,
  ),
});
export type WireMessagePage = Static<typeof MessagePage>;

export const LatestMessages = Entity('Messages that changed, in the order of the changes.', {
  messages: Type.Array(Message),
  serverTs: Timestamp,
});
export type WireLatestMessages = Static<typeof LatestMessages>;

export const LastRead = Entity('When the lead last read the chat.', { timestamp: Nullable(Timestamp) });
export type WireLastRead = Static<typeof LastRead>;

const chats = { base: 'messaging', tag: 'chats' } as const;
const ChatAnswer = Type.Object({ chat: Chat });
const MessageAnswer = Type.Object({ message: Message });
const ChatParams = UuidParams('Uuid of the chat.');
const MessageParams = Type.Object({ ...ChatParams.properties, messageId: Described('Uuid of the message.', Uuid) });
const MarkAsRead = Described('Whether this call marks messages as read (addition).', Type.Optional(Type.Boolean()));
const chatErrors = { 403: ['SUBSCRIPTION_REQUIRED'], 404: ['CHAT_NOT_FOUND'] } as const;

export const listChats = call({
  row: 'RST-45',
  method: 'GET',
  path: '/agency/chats/',
  ...chats,
  summary: 'One page of a chat view, newest activity first. With `after`, it begins there, whatever `pageNumber` says.',
  query: Closed({
    pageSize: PageSize(20),
    pageNumber: PageNumber,
    status: Type.Enum(['inbox', 'unread', 'archived'], { default: 'inbox', description: 'View of the list.' }),
    query: Described('Words in name, company or domain (addition).', Type.Optional(Type.String({ maxLength: 200 }))),
    after: Described('One of the `cursors` of an earlier page (addition).', Type.Optional(Cursor)),
  }),
  responses: { 200: ChatPage },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'], 422: ['VALIDATION_FAILED'] },
});

export const getChat = call({
  row: 'RST-45',
  method: 'GET',
  path: '/agency/chats/:uuid',
  ...chats,
  summary: 'One chat, without marking it read (addition).',
  params: ChatParams,
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
  params: ChatParams,
  query: Closed({
    before: Described('Only messages created before this time.', Type.Optional(Timestamp)),
    markAsRead: MarkAsRead,
    limit: PageSize(50),
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
  params: ChatParams,
  query: Closed({
    after: Described('Only messages changed after this time, taken from the previous response.', Timestamp),
    markAsRead: MarkAsRead,
    limit: PageSize(200, 200),
  }),
  responses: { 200: LatestMessages },
  errors: chatErrors,
});

export const getLastRead = call({
  row: 'RST-48',
  method: 'GET',
  path: '/agency/chats/:uuid/messages/last-read/',
  ...chats,
  summary: "When the lead last read the agency's messages.",
  params: ChatParams,
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
  params: ChatParams,
  headers: Type.Object({ 'idempotency-key': IdempotencyKey }),
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
  summary: "Delete one of the agency's own messages. Both sides see a placeholder.",
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
  params: ChatParams,
  body: Closed({ action: ChatAction }),
  responses: { 200: ChatAnswer },
  errors: chatErrors,
});
