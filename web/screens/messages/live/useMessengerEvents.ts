import { useEffect, useEffectEvent } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type {
  useMessengerEventsSubscription,
  useMessengerEventsSubscription$data,
} from '../../../relay/__generated__/useMessengerEventsSubscription.graphql.ts';
import { CHAT_PAGE_SIZE } from '../../../../domain/chats.ts';
import { usePage } from '../../../app/page/page.ts';
import { listConnectionId } from '../chats/connections.ts';
import { matchPendingDeals, readPendingDeals } from '../chats/readPendingDeals.ts';
import { keepSubscribed } from '../../../relay/keepSubscribed.ts';
import type { ListVariables } from '../chats/messagesSearch.ts';

const subscription = graphql`
  subscription useMessengerEventsSubscription($connections: [ID!]!) {
    messengerEvents {
      messenger {
        unreadMessages
        counters {
          inbox
          unread
          archived
        }
      }
      ... on ChatsChanged {
        chatEdges @prependEdge(connections: $connections) {
          cursor
          node {
            id
            unreadCount
            lastMessage {
              createdAt
              body {
                ... on SystemBody {
                  key
                  status
                  params {
                    name
                    value
                  }
                }
              }
            }
            ...ChatListItem_chat
          }
        }
      }
    }
  }
`;

/**
 * Keeps the list and its counters fresh by pushes. Chats of all views are pushed; the list shows those of its own view.
 * Search results get no new chats, because only the upstream knows what matches. Events carry the current state, so
 * reconnecting needs no cursor. Stays subscribed while the page is hidden, because it marks nothing as read.
 */
export function useMessengerEvents(
  viewerId: string,
  { view, query }: ListVariables,
  /**
   * Refetch the list: a chat was deleted elsewhere, but the event does not say which, or while the connection was lost,
   * more chats than a first page got messages, chats that may be behind it changed their view, or, outside the inbox,
   * archived chats got messages.
   */
  onListStale: () => void,
): void {
  const environment = useRelayEnvironment();
  const { live } = usePage();
  const stale = useEffectEvent(onListStale);
  useEffect(() => {
    let counted: Counters | null = null;
    /** Whether events may have been missed since `counted`. */
    let isBack = false;
    let newest = '';
    const unread = new Map<string, number>();
    const list = listConnectionId(viewerId, { view, query });
    const unfollow = live.onChange(() => {
      if (live.getState() === 'online') isBack = true;
    });
    const unsubscribe = keepSubscribed(({ onEvent, onEnd }) => {
      isBack = true;
      return requestSubscription<useMessengerEventsSubscription>(environment, {
        subscription,
        variables: { connections: query === null ? [list] : [] },
        onNext: (response) => {
          const counters = response?.messengerEvents.messenger.counters;
          if (!counters) return;
          onEvent();
          const chats = (response.messengerEvents.chatEdges ?? []).flatMap(({ node }) => node ?? []);
          const active = chats.map(({ lastMessage }) => lastMessage?.createdAt ?? '').toSorted();
          const [oldest = ''] = active;
          const isAllNew = newest !== '' && oldest > newest && chats.length >= CHAT_PAGE_SIZE;
          if (isAllNew || (counted !== null && isListStale(view, isBack, counted, counters))) stale();
          counted = counters;
          isBack = false;
          newest = [newest, ...active].toSorted().at(-1) ?? '';
          followDeals(environment, chats, unread);
        },
        onError: onEnd,
        onCompleted: onEnd,
        updater: (store) => {
          const counters = store
            .getRootField('messengerEvents')
            .getLinkedRecord('messenger')
            .getLinkedRecord('counters');
          const shown = store.get(list)?.getLinkedRecord('counters');
          if (counters && shown) shown.copyFieldsFrom(counters);
        },
      });
    });
    return () => {
      unfollow();
      unsubscribe();
    };
  }, [environment, live, viewerId, view, query]);
}

type Counters = NonNullable<useMessengerEventsSubscription$data['messengerEvents']['messenger']['counters']>;

/**
 * Whether a chat was deleted, or after a break (`isBack`), whether chats may have changed without being pushed. What is
 * pushed then is the inbox, without messages in archived chats.
 */
function isListStale(view: ListVariables['view'], isBack: boolean, before: Counters, now: Counters): boolean {
  if (now.inbox + now.archived < before.inbox + before.archived) return true;
  if (!isBack) return false;
  if (view !== 'INBOX') return true;
  return now.inbox !== before.inbox || now.archived !== before.archived || now.unread < before.unread;
}

type PushedChat = NonNullable<
  NonNullable<useMessengerEventsSubscription$data['messengerEvents']['chatEdges']>[number]['node']
>;

/**
 * Keeps the deals to confirm in step with pushed chats. A chat with more than one new message may have a deal behind
 * the last one. `unread` has the unread messages of each chat pushed before.
 */
function followDeals(environment: IEnvironment, chats: readonly PushedChat[], unread: Map<string, number>): void {
  const isFirst = unread.size === 0;
  let hasHidden = false;
  for (const { id, unreadCount } of chats) {
    hasHidden ||= !isFirst && unreadCount > (unread.get(id) ?? 0) + 1;
    unread.set(id, unreadCount);
  }
  if (hasHidden) {
    readPendingDeals(environment);
    return;
  }
  for (const { lastMessage } of chats) {
    const { key, status, params } = lastMessage?.body ?? {};
    const uuid = params?.find(({ name }) => name === 'dealUuid')?.value;
    if (uuid !== undefined) {
      matchPendingDeals(environment, { uuid, isPending: key === 'AGENCY_DEAL' && status === 'PENDING' });
    }
  }
}
