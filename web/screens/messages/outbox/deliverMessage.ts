import { commitMutation, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type {
  ChatErrorCode,
  deliverMessageMutation,
} from '../../../relay/__generated__/deliverMessageMutation.graphql.ts';
import { failureKind } from '../../../relay/errors.ts';
import { idInStore } from '../../../relay/idInStore.ts';
import { heldConnections, historyConnectionId } from '../chats/connections.ts';
import type { Delivery, OutboxItem, Problem } from './outboxItem.ts';

const mutation = graphql`
  mutation deliverMessageMutation($input: SendMessageInput!, $connections: [ID!]!) {
    sendMessage(input: $input) {
      messageEdge @appendEdge(connections: $connections) {
        cursor
        node {
          id
          uuid
          ...MessageBubble_message
        }
      }
      chat {
        ...ChatListItem_chat
      }
      errors {
        code
      }
    }
  }
`;

const REFUSALS: Readonly<Record<ChatErrorCode, Problem>> = {
  CHAT_CLOSED: 'chatClosed',
  LEAD_BLOCKED: 'leadBlocked',
  CHAT_NOT_FOUND: 'chatNotFound',
  MESSAGE_NOT_FOUND: 'chatNotFound',
  TEXT_REQUIRED: 'textRequired',
  TEXT_MAX_LENGTH: 'textMaxLength',
  NOT_OWN_MESSAGE: 'general',
  IDEMPOTENCY_KEY_FORMAT: 'general',
};

/**
 * Sends an outbox message and adds it to its chat's history if that is in the store. Never throws: failures are part of
 * the result. Not a hook, because sending continues after the screen is left.
 */
export function deliverMessage(environment: IEnvironment, item: OutboxItem): Promise<Delivery> {
  const chatId = idInStore(environment, 'Chat', item.chatUuid);
  const connections = chatId === null ? [] : heldConnections(environment, [historyConnectionId(chatId)]);
  return new Promise((resolve) => {
    commitMutation<deliverMessageMutation>(environment, {
      mutation,
      variables: { input: { chatUuid: item.chatUuid, text: item.text, idempotencyKey: item.key }, connections },
      onCompleted: ({ sendMessage }) => {
        const refusal = sendMessage.errors[0];
        const messageId = sendMessage.messageEdge?.node?.id;
        if (refusal) resolve({ ok: false, problem: REFUSALS[refusal.code] });
        else if (messageId === undefined) resolve({ ok: false, problem: 'general' });
        else resolve({ ok: true, messageId });
      },
      onError: (error) => resolve({ ok: false, problem: failureKind(error) }),
    });
  });
}
