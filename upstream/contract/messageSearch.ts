import { Type, type Static } from 'typebox';
import { call, Closed, Timestamp, Uuid } from './call.ts';
import { Chat, Message } from './chats.ts';

/** What a search finds in the chats of all views (addition). */
export const MessageSearch = Type.Object({
  /** Chats whose lead's name, company or domain contains the text, latest activity first; only without `before`. */
  chats: Type.Array(Chat),
  /** Texts with all words of the search, newest first, with their chats. */
  found: Type.Array(Type.Object({ message: Message, chat: Chat })),
  hasMore: Type.Boolean(),
});
export type WireMessageSearch = Static<typeof MessageSearch>;

export const searchMessages = call({
  row: 'EXT-10',
  method: 'GET',
  path: '/agency/messages/search',
  base: 'messaging',
  tag: 'chats',
  summary:
    'Search the chats of all views: by lead, and in the messages by words or their beginnings. `before` and `beforeId` are time and uuid of the last message of the previous page (addition).',
  query: Closed({
    query: Type.String({ minLength: 1, maxLength: 200 }),
    before: Type.Optional(Timestamp),
    beforeId: Type.Optional(Uuid),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  }),
  responses: { 200: MessageSearch },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'] },
});
