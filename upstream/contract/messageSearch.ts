import { Type, type Static } from 'typebox';
import { call, Closed, Described, Entity, PageSize, Timestamp, Uuid } from './call.ts';
import { Chat, Message } from './chats.ts';

export const MessageSearch = Entity('Results of a search in the chats of all views (addition).', {
  chats: Described(
    "Chats with all words of the search in their lead's name, company or domain, latest activity first. Empty on further pages.",
    Type.Array(Chat),
  ),
  found: Described(
    'Messages with all words of the search, newest first, with their chats.',
    Type.Array(Type.Object({ message: Message, chat: Chat })),
  ),
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
    'Search the chats of all views, by their lead and by the words, or beginnings of words, in their messages (addition).',
  query: Closed({
    query: Described('Words, or the beginnings of words.', Type.String({ minLength: 1, maxLength: 200 })),
    chat: Described('Uuid of a chat: only its messages, and no chats.', Type.Optional(Uuid)),
    before: Described('Time of the last message of the previous page.', Type.Optional(Timestamp)),
    beforeId: Described('Uuid of the last message of the previous page.', Type.Optional(Uuid)),
    limit: PageSize(20),
  }),
  responses: { 200: MessageSearch },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'] },
});
