import { isUuid } from '../../domain/uuid.ts';
import type { WireMessageSearch } from '../../upstream/contract/messageSearch.ts';
import { GatewayError } from '../errors.ts';
import { toBase64Url } from '../relay/base64url.ts';
import { noteUnknown } from '../relay/enums.ts';
import { LAST_INSTANT } from '../relay/eventsCursor.ts';
import { LARGEST_PAGE } from '../relay/pageWindow.ts';
import { uuidOf } from '../relay/ids.ts';
import { searchText } from '../relay/searchText.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { orNull } from '../rest/missing.ts';
import type { ViewerResolvers } from '../schema.types.ts';
import { toChat } from './chats.map.ts';
import { getMessageSearch } from './messageSearch.rest.ts';
import type { SearchPosition } from './messageSearch.rest.ts';
import { toMessage } from './messages.map.ts';

const PREFIX = 's1';

/** What is found in a chat that does not exist. */
const NOTHING: WireMessageSearch = { chats: [], found: [], hasMore: false };

function writePosition({ before, beforeId }: SearchPosition): string {
  return toBase64Url([PREFIX, Date.parse(before).toString(36), beforeId].join(':'));
}

/** The position of a cursor made by `writePosition`. Throws BAD_USER_INPUT for any other text. */
function readPosition(cursor: string): SearchPosition {
  const [, at = '', beforeId = ''] = Buffer.from(cursor.slice(0, 200), 'base64url').toString('utf8').split(':');
  const time = /^[0-9a-z]{1,10}$/.test(at) ? Number.parseInt(at, 36) : Number.NaN;
  if (time <= LAST_INSTANT && isUuid(beforeId)) {
    const position = { before: new Date(time).toISOString(), beforeId };
    if (writePosition(position) === cursor) return position;
  }
  throw new GatewayError('BAD_USER_INPUT', 'after is not a cursor of this search.');
}

/** Message search across all views of the inbox, or in one chat (EXT-10). */
export const messageSearchResolvers = {
  Viewer: {
    messageSearch: async (_viewer, { query, first, after, chatId }, { rest, log }) => {
      const text = searchText(query);
      if (text === null) throw new GatewayError('BAD_USER_INPUT', 'query is empty.');
      if (first < 1 || first > LARGEST_PAGE) {
        throw new GatewayError('BAD_USER_INPUT', `first must be 1 to ${LARGEST_PAGE}.`);
      }
      const position = after == null ? null : readPosition(after);
      const chat = chatId == null ? null : uuidOf('Chat', chatId);
      const isNoChat = chatId != null && chat === null;
      const page = isNoChat
        ? NOTHING
        : await orNull(getMessageSearch(rest, { query: text, chat, limit: first, position }));
      if (page === null) return null;
      const note = noteUnknown(log);
      const edges = page.found.slice(0, first).map(({ message, chat }) => ({
        cursor: writePosition({ before: message.createdAt, beforeId: message.uuid }),
        node: toMessage(chat.uuid, message, note),
        chat: toChat(chat, note),
      }));
      return {
        chats: page.chats.map((chat) => toChat(chat, note)),
        edges,
        pageInfo: {
          hasNextPage: page.hasMore,
          hasPreviousPage: position !== null,
          startCursor: edges[0]?.cursor ?? null,
          endCursor: edges.at(-1)?.cursor ?? null,
        },
      };
    },
  },
} satisfies { Viewer: Fields<ViewerResolvers, 'messageSearch'> };
