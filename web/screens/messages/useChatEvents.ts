import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import type { useChatEventsSubscription } from '../../relay/__generated__/useChatEventsSubscription.graphql.ts';
import { historyConnectionId } from './connections.ts';
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

/** How long a hidden page stays subscribed: reading the events marks messages as read. In ms. */
const HIDDEN_GRACE_MS = 3_000;
/** Waits between attempts after the gateway ended or refused the subscription; the last one repeats. In ms. */
const RETRY_MS = [1_000, 5_000, 15_000, 60_000] as const;

/**
 * Receives an open chat's events while its page is seen (ERR-21). `snapshotCursor` belongs to the answer that the
 * messages shown came with; a new answer replaces them, so the events start anew behind it. After a pause they go on
 * behind the last event received. Lost sockets are resumed by the connection itself.
 */
export function useChatEvents({
  chatId,
  snapshotCursor,
  onHistoryTruncated,
}: {
  chatId: string;
  snapshotCursor: string;
  /** Too much was missed: the history has to be read again. */
  onHistoryTruncated: () => void;
}): void {
  const environment = useRelayEnvironment();
  const isSeen = usePageVisible(HIDDEN_GRACE_MS);
  const position = useRef({ snapshot: snapshotCursor, cursor: snapshotCursor });
  // An object, so that every try is a change.
  const [attempt, setAttempt] = useState({ failures: 0 });
  const truncated = useEffectEvent(onHistoryTruncated);

  useEffect(() => {
    if (!isSeen) return undefined;
    if (position.current.snapshot !== snapshotCursor)
      position.current = { snapshot: snapshotCursor, cursor: snapshotCursor };
    let retry: ReturnType<typeof setTimeout> | undefined;
    let { failures } = attempt;
    const tryAgain = () => {
      retry = setTimeout(
        () => setAttempt({ failures: failures + 1 }),
        RETRY_MS[Math.min(failures, RETRY_MS.length - 1)],
      );
    };
    const { dispose } = requestSubscription<useChatEventsSubscription>(environment, {
      subscription,
      variables: { chatId, after: position.current.cursor, connections: [historyConnectionId(chatId)] },
      onNext: (response) => {
        const event = response?.chatEvents;
        if (!event) return;
        failures = 0;
        position.current.cursor = event.cursor;
        if (event.__typename === 'HistoryTruncated') truncated();
      },
      onError: tryAgain,
      onCompleted: tryAgain,
    });
    return () => {
      clearTimeout(retry);
      dispose();
    };
  }, [environment, chatId, snapshotCursor, isSeen, attempt]);
}
