import { checkMessageText } from '../../domain/messages/messageText.ts';
import type { Context } from '../context.ts';
import { noteUnknown } from '../relay/enums.ts';
import { uuidBy } from '../relay/ids.ts';
import type { NodeReader } from '../relay/node.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { selectsMoreThan } from '../relay/selection.ts';
import { orNull } from '../rest/missing.ts';
import type {
  ChatErrorCode,
  ChatUserError,
  DeleteMessagePayloadResolvers,
  Message,
  MessageBodyResolvers,
  MutationResolvers,
  SendMessageInput,
  SendMessagePayloadResolvers,
  SystemBodyResolvers,
} from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import { translateServices } from './cardServices.ts';
import { chatUserError, toChatStub, toChatUserError } from './chats.map.ts';
import { deleteMessage, getMessage, postMessage } from './chats.rest.ts';
import { readMessageId, readMessageKey, toMessage, toMessageEdge } from './messages.map.ts';
import type { DeleteMessageParent, SendMessageParent } from './messages.map.ts';
import { openChat } from './openChat.ts';
import { isIdempotencyKey } from '../relay/idempotencyKey.ts';

function notSent(chatUuid: string | null, codes: readonly ChatErrorCode[]): SendMessageParent {
  return {
    chatUuid,
    messageEdge: null,
    errors: codes.map(chatUserError),
  };
}

/**
 * Sends a message. Until the send has completed, no push delivers the message to the sender's own tabs ahead of the
 * response; then the chat is polled at once, whatever the result.
 */
async function send(
  context: Context,
  chatUuid: string,
  content: string,
  idempotencyKey: string | null,
): Promise<SendMessageParent> {
  const viewer = signedIn(context);
  const release = context.live.hold(viewer, chatUuid);
  try {
    const message = await postMessage(context.rest, chatUuid, { content, idempotencyKey });
    return { chatUuid, messageEdge: toMessageEdge(chatUuid, message, noteUnknown(context.log)), errors: [] };
  } catch (error) {
    const refusal = toChatUserError(error, 'CHAT_NOT_FOUND');
    if (!refusal) throw error;
    return notSent(refusal.code === 'CHAT_NOT_FOUND' ? null : chatUuid, [refusal.code]);
  } finally {
    release();
    context.live.kick(viewer, chatUuid);
  }
}

async function sendInput(input: SendMessageInput, context: Context): Promise<SendMessageParent> {
  signedIn(context);
  const { idempotencyKey } = input;
  const chatUuid = uuidBy('Chat', { id: input.chatId, uuid: input.chatUuid }, ['chatId', 'chatUuid']);
  if (chatUuid === null) return notSent(null, ['CHAT_NOT_FOUND']);
  const verdict = checkMessageText(input.text);
  if (!verdict.ok) return notSent(chatUuid, [verdict.code === 'textRequired' ? 'TEXT_REQUIRED' : 'TEXT_MAX_LENGTH']);
  if (idempotencyKey != null && !isIdempotencyKey(idempotencyKey)) {
    return notSent(chatUuid, ['IDEMPOTENCY_KEY_FORMAT']);
  }
  return send(context, chatUuid, verdict.text, idempotencyKey ?? null);
}

/** Moves the error of a message to the input field `chatUuid`. */
function atChatUuid(error: ChatUserError): ChatUserError {
  return error.path?.[0] === 'chatId' ? { ...error, path: ['chatUuid'] } : error;
}

async function readMessage({ rest, log }: Context, chatUuid: string, uuid: string): Promise<Message | null> {
  const message = await orNull(getMessage(rest, chatUuid, uuid));
  return message && toMessage(chatUuid, message, noteUnknown(log));
}

function notDeleted(code: ChatErrorCode): DeleteMessageParent {
  return {
    deletedMessageId: null,
    place: null,
    errors: [chatUserError(code)],
  };
}

export const messagesResolvers = {
  MessageBody: {
    __resolveType: (body) => body.__typename ?? null,
  },
  SystemBody: {
    params: ({ params }, _args, context) => translateServices(params, context),
  },
  Mutation: {
    sendMessage: async (_mutation, { input }, context) => {
      const payload = await sendInput(input, context);
      return input.chatUuid == null ? payload : { ...payload, errors: payload.errors.map(atChatUuid) };
    },
    deleteMessage: async (_mutation, { input }, context) => {
      const viewer = signedIn(context);
      const place = readMessageId(input.messageId);
      if (!place) return notDeleted('MESSAGE_NOT_FOUND');
      try {
        await deleteMessage(context.rest, place.chatUuid, place.uuid);
        context.live.kick(viewer, place.chatUuid);
        return { deletedMessageId: input.messageId, place, errors: [] };
      } catch (error) {
        const refusal = toChatUserError(error, 'MESSAGE_NOT_FOUND');
        if (!refusal) throw error;
        return notDeleted(refusal.code);
      }
    },
  },
  SendMessagePayload: {
    chat: ({ chatUuid }, _args, context, info) => {
      if (chatUuid === null) return null;
      if (!selectsMoreThan(info, 'Chat', ['id', 'uuid'])) return toChatStub(chatUuid);
      return orNull(openChat(context, chatUuid, info));
    },
  },
  DeleteMessagePayload: {
    message: ({ place }, _args, context) => place && readMessage(context, place.chatUuid, place.uuid),
  },
} satisfies {
  MessageBody: MessageBodyResolvers;
  SystemBody: Fields<SystemBodyResolvers, 'params'>;
  Mutation: Fields<MutationResolvers, 'sendMessage' | 'deleteMessage'>;
  SendMessagePayload: Fields<SendMessagePayloadResolvers, 'chat'>;
  DeleteMessagePayload: Fields<DeleteMessagePayloadResolvers, 'message'>;
};

/** Resolves `node(id:)` for a Message; its key includes its chat. */
export const messageNode: NodeReader = (key, context) => {
  const place = readMessageKey(key);
  return place && readMessage(context, place.chatUuid, place.uuid);
};
