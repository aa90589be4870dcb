import type { ChatAction } from '../../domain/chats.ts';
import { isUuid } from '../../domain/uuid.ts';
import { viewerOf } from '../account/viewer.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { toLead, toLeadStub } from '../leads/leads.map.ts';
import { getLead } from '../leads/leads.rest.ts';
import { connectionOverPages } from '../relay/connection.ts';
import { noteUnknown } from '../relay/enums.ts';
import { connectionOverHistory } from '../relay/history.ts';
import { uuidBy, uuidOf } from '../relay/ids.ts';
import type { NodeReader } from '../relay/node.ts';
import { searchText } from '../relay/searchText.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { selectsMoreThan } from '../relay/selection.ts';
import { UpstreamError } from '../rest/errors.ts';
import { orNull } from '../rest/missing.ts';
import type {
  ChatResolvers,
  MutationResolvers,
  RequireFields,
  ViewerChatsArgs,
  ViewerResolvers,
} from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import { chatUserError, chatViewEnum, toChat, toChatUserError } from './chats.map.ts';
import { getChats, getLastRead, getMessages, putChat } from './chats.rest.ts';
import { marksRead, requireMarking } from './marksRead.ts';
import { toMessage } from './messages.map.ts';
import { openChat } from './openChat.ts';

/** One of the four actions on a chat, each the reverse of another (STA-19 to STA-22). */
function act(action: ChatAction) {
  return async (_mutation: unknown, { input }: { input: { chatId: string } }, context: Context) => {
    const viewer = signedIn(context);
    const uuid = uuidOf('Chat', input.chatId);
    if (uuid === null) return { chat: null, viewer: viewerOf(context), errors: [chatUserError('CHAT_NOT_FOUND')] };
    try {
      const chat = await putChat(context.rest, uuid, action);
      context.live.kick(viewer, uuid);
      return { chat: toChat(chat, noteUnknown(context.log)), viewer: viewerOf(context), errors: [] };
    } catch (error) {
      const refusal = toChatUserError(error, 'CHAT_NOT_FOUND');
      if (!refusal) {
        // It may have been executed, which changes no counter that is polled.
        if (error instanceof UpstreamError && error.outcomeUnknown) context.live.kick(viewer, uuid);
        throw error;
      }
      return { chat: null, viewer: viewerOf(context), errors: [refusal] };
    }
  };
}

/** A page of chats as a connection, with the counters of all views. */
export async function chatConnection(args: RequireFields<ViewerChatsArgs, 'first' | 'view'>, { rest, log }: Context) {
  const note = noteUnknown(log);
  const view = chatViewEnum.write(args.view);
  const query = searchText(args.query);
  const { extra, ...connection } = await connectionOverPages(args, {
    name: 'chats',
    read: async (request) => {
      const { chats, count, counters, cursors, start } = await getChats(rest, request, view, query);
      const isSearchable = cursors !== undefined;
      if (query !== null && !isSearchable) {
        throw new GatewayError('BAD_USER_INPUT', 'This upstream cannot search chats; see ChatConnection.isSearchable.');
      }
      return { items: chats, total: count, extra: { counters, isSearchable }, cursors, start };
    },
    keyOf: (chat) => chat.uuid,
    toNode: (chat) => toChat(chat, note),
  });
  return { ...connection, ...extra };
}

export const chatsResolvers = {
  Viewer: {
    chats: (_viewer, args, context) => chatConnection(args, context),
    chat: (_viewer, keys, context, info) => {
      const uuid = uuidBy('Chat', keys);
      return uuid === null ? null : orNull(openChat(context, uuid, info));
    },
  },
  Chat: {
    fullLead: async (chat, _args, { rest, log }, info) => {
      if (!('lead' in chat)) return null;
      const { uuid } = chat.lead;
      if (!selectsMoreThan(info, 'Lead', ['id', 'uuid'])) return toLeadStub(uuid);
      const lead = await orNull(getLead(rest, uuid));
      return lead && toLead(lead, noteUnknown(log));
    },
    messages: async ({ uuid }, args, { rest, log, viewer }) => {
      requireMarking(viewer, args.markAsRead);
      const marks = marksRead(viewer, args.markAsRead);
      const note = noteUnknown(log);
      const { edges, pageInfo, extra } = await connectionOverHistory(args, async (request) => {
        const page = await getMessages(rest, uuid, request, marks);
        return { items: page.messages, firstAt: page.firstMessageTs, extra: page };
      });
      const shown = edges.map(({ cursor, node }) => ({ cursor, node: toMessage(uuid, node, note) }));
      return {
        edges: shown,
        nodes: shown.map((edge) => edge.node),
        pageInfo,
        firstMessageAt: extra.firstMessageTs,
        lastMessageAt: extra.lastMessageTs,
        firstPreviouslyUnreadAt: extra.firstPreviouslyUnread,
      };
    },
    leadReadAt: (chat, _args, { rest }) =>
      'leadReadAt' in chat && chat.leadReadAt !== undefined ? chat.leadReadAt : getLastRead(rest, chat.uuid),
  },
  Mutation: {
    archiveChat: act('archive'),
    unarchiveChat: act('unarchive'),
    deleteChat: act('delete'),
    restoreChat: act('restore'),
  },
} satisfies {
  Viewer: Fields<ViewerResolvers, 'chats' | 'chat'>;
  Chat: Fields<ChatResolvers, 'fullLead' | 'messages' | 'leadReadAt'>;
  Mutation: Fields<MutationResolvers, 'archiveChat' | 'unarchiveChat' | 'deleteChat' | 'restoreChat'>;
};

/** Resolves `node(id:)` for a Chat. */
export const chatNode: NodeReader = (key, context, info) => {
  return isUuid(key) ? orNull(openChat(context, key, info)) : null;
};
