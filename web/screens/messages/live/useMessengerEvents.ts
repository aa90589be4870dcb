import { useEffect, useEffectEvent } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import type { useMessengerEventsSubscription } from '../../../relay/__generated__/useMessengerEventsSubscription.graphql.ts';
import { listConnectionId } from '../chats/connections.ts';
import { keepSubscribed } from './keepSubscribed.ts';
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
  /** A chat was deleted elsewhere, but the event does not say which. */
  onChatsGone: () => void,
): void {
  const environment = useRelayEnvironment();
  const gone = useEffectEvent(onChatsGone);
  useEffect(() => {
    let total = 0;
    const list = listConnectionId(viewerId, { view, query });
    return keepSubscribed(({ onEvent, onEnd }) =>
      requestSubscription<useMessengerEventsSubscription>(environment, {
        subscription,
        variables: { connections: query === null ? [list] : [] },
        onNext: (response) => {
          const counters = response?.messengerEvents.messenger.counters;
          if (!counters) return;
          onEvent();
          const now = counters.inbox + counters.archived;
          if (now < total) gone();
          total = now;
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
      }),
    );
  }, [environment, viewerId, view, query]);
}
