import { useEffect, useEffectEvent, useRef } from 'react';
import { commitLocalUpdate, graphql, requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import type { useChatEventsSubscription } from '../../../relay/__generated__/useChatEventsSubscription.graphql.ts';
import { historyConnectionId } from '../chats/connections.ts';
import { markGap } from '../../../relay/connectionHandler.ts';
import { keepSubscribed } from '../../../relay/keepSubscribed.ts';
import { usePageVisible } from './usePageVisible.ts';

const subscription = graphql`
  subscription useChatEventsSubscription($chatId: ID!, $after: String, $connections: [ID!]!) {
    chatEvents(chatId: $chatId, after: $after) {
      __typename
      cursor
      chat {
        leadReadAt
        ...ChatListItem_chat
      }
      ... on MessagesAdded {
        messageEdges @appendEdge(connections: $connections) {
          cursor
          node {
            id
            uuid
            ...MessageBubble_message
          }
        }
      }
      ... on MessagesChanged {
        messages {
          ...MessageBubble_message
        }
      }
      ... on MessageDeleted {
        message {
          ...MessageBubble_message
        }
      }
    }
  }
`;

/** How long a hidden page stays subscribed, in ms: reading events marks messages as read. */
const HIDDEN_GRACE_MS = 3_000;

/**
 * Subscribes to an open chat's events while its page is visible (ERR-21). `snapshotCursor` comes from the response that
 * loaded the shown messages. A new response restarts the subscription at its cursor; after a pause, it resumes after
 * the last event received, but not behind a gap that is still to be filled.
 */
export function useChatEvents({
  chatId,
  snapshotCursor,
  refetchHistory,
}: {
  chatId: string;
  snapshotCursor: string;
  /** Called when too many events were missed; returns a function that gives up. */
  refetchHistory: () => () => void;
}): void {
  const environment = useRelayEnvironment();
  const isSeen = usePageVisible(HIDDEN_GRACE_MS);
  const position = useRef({ snapshot: snapshotCursor, cursor: snapshotCursor });
  const refetch = useEffectEvent(refetchHistory);

  useEffect(() => {
    if (!isSeen) return undefined;
    if (position.current.snapshot !== snapshotCursor) {
      position.current = { snapshot: snapshotCursor, cursor: snapshotCursor };
    }
    let giveUp: (() => void) | null = null;
    const unsubscribe = keepSubscribed(({ onEvent, onEnd }) =>
      requestSubscription<useChatEventsSubscription>(environment, {
        subscription,
        variables: { chatId, after: position.current.cursor, connections: [historyConnectionId(chatId)] },
        onNext: (response) => {
          const event = response?.chatEvents;
          if (!event) return;
          onEvent();
          if (event.__typename === 'HistoryTruncated') {
            commitLocalUpdate(environment, (store) => markGap(store, historyConnectionId(chatId)));
            giveUp ??= refetch();
          }
          if (giveUp === null) position.current.cursor = event.cursor;
        },
        onError: onEnd,
        onCompleted: onEnd,
      }),
    );
    return () => {
      unsubscribe();
      giveUp?.();
    };
  }, [environment, chatId, snapshotCursor, isSeen]);
}
