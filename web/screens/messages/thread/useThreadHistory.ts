import { useEffect, useState } from 'react';
import { commitLocalUpdate, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import { MESSAGE_PAGE_SIZE } from '../../../../domain/chats.ts';
import type { MessageSender } from '../../../../domain/chats.ts';
import type { SystemMessageKey } from '../../../relay/__generated__/SystemCard_body.graphql.ts';
import type {
  useThreadHistory_chat$data,
  useThreadHistory_chat$key,
} from '../../../relay/__generated__/useThreadHistory_chat.graphql.ts';
import type { useThreadHistoryPaginationQuery } from '../../../relay/__generated__/useThreadHistoryPaginationQuery.graphql.ts';
import type { SystemParams } from '../cards/systemParams.ts';
import { inOrder } from './threadRows.ts';
import type { UnreadSpan } from './threadRows.ts';

/** The most messages that the gateway returns at once. */
const SEEK_PAGE_SIZE = 100;

type Node = useThreadHistory_chat$data['messages']['edges'][number]['node'];

/** The fields of a message with which the thread orders, groups and announces it. Its component reads all others. */
export interface HistoryMessage {
  readonly id: string;
  readonly uuid: string;
  readonly createdAt: string;
  readonly sender: MessageSender;
  /** Null for cards and deleted messages. */
  readonly text: string | null;
  /** Null for texts and deleted messages. */
  readonly card: { readonly key: SystemMessageKey | null; readonly params: SystemParams } | null;
  readonly fragment: Node;
}

export interface ThreadHistory {
  /** Oldest first, without duplicates. */
  readonly messages: readonly HistoryMessage[];
  readonly firstMessageAt: string | null;
  /** What was unread when the chat was opened; kept until the chat is closed (STA-68). */
  readonly unread: UnreadSpan | null;
  readonly older: {
    readonly exist: boolean;
    readonly isLoading: boolean;
    readonly hasFailed: boolean;
    readonly load: () => void;
    /** Loads a page on the way to an old message, the largest that there is. */
    readonly seek: () => void;
  };
}

const SENDERS = { AGENCY: 'agency', LEAD: 'lead', SYSTEM: 'system' } as const satisfies Record<
  NonNullable<Node['sender']>,
  MessageSender
>;

/** The loaded messages of a chat, in order, and a way to load older ones (STA-67). */
export function useThreadHistory(chat: useThreadHistory_chat$key): ThreadHistory {
  const { data, loadPrevious, hasPrevious, isLoadingPrevious } = usePaginationFragment<
    useThreadHistoryPaginationQuery,
    useThreadHistory_chat$key
  >(
    graphql`
      fragment useThreadHistory_chat on Chat
      @refetchable(queryName: "useThreadHistoryPaginationQuery")
      @argumentDefinitions(last: { type: "Int", defaultValue: 50 }, before: { type: "String" })
      @throwOnFieldError {
        messages(last: $last, before: $before) @connection(key: "useThreadHistory_messages", filters: []) {
          edges {
            node {
              id
              uuid
              createdAt
              sender
              body {
                ... on TextBody {
                  text
                }
                ... on SystemBody {
                  key
                  params {
                    name
                    value
                  }
                }
              }
              ...MessageBubble_message
            }
          }
          __id
          firstMessageAt
          firstPreviouslyUnreadAt
        }
      }
    `,
    chat,
  );
  const { __id: connectionId, edges, firstMessageAt, firstPreviouslyUnreadAt } = data.messages;
  const environment = useRelayEnvironment();
  // Reopening a chat from the store must not show its previous divider (STA-68).
  useEffect(
    () => () =>
      commitLocalUpdate(environment, (store) => {
        store.get(connectionId)?.setValue(null, 'firstPreviouslyUnreadAt');
      }),
    [environment, connectionId],
  );
  const [hasFailed, setFailed] = useState(false);
  const load = (size: number) => {
    if (!hasPrevious || isLoadingPrevious) return;
    setFailed(false);
    loadPrevious(size, { onComplete: (error) => setFailed(error !== null) });
  };
  const messages = inOrder(
    edges.map(({ node }) => ({
      id: node.id,
      uuid: node.uuid,
      createdAt: node.createdAt,
      sender: SENDERS[node.sender ?? 'SYSTEM'],
      text: node.body.text ?? null,
      card: node.body.params
        ? {
            key: node.body.key ?? null,
            params: Object.fromEntries(node.body.params.map(({ name, value }) => [name, value])),
          }
        : null,
      fragment: node,
    })),
  );
  const [unread, setUnread] = useState<UnreadSpan | null>(null);
  const newestAt = messages.at(-1)?.createdAt;
  // For a chat opened from the store, the response comes after the first paint. Later ones must not move the divider.
  if (unread === null && firstPreviouslyUnreadAt != null && newestAt !== undefined)
    setUnread({ from: firstPreviouslyUnreadAt, to: newestAt });
  return {
    messages,
    firstMessageAt: firstMessageAt ?? null,
    unread,
    older: {
      exist: hasPrevious,
      isLoading: isLoadingPrevious,
      hasFailed,
      load: () => load(MESSAGE_PAGE_SIZE),
      seek: () => load(SEEK_PAGE_SIZE),
    },
  };
}
