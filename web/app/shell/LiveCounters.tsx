import { useEffect } from 'react';
import { graphql, requestSubscription, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { LiveCounters_viewer$key } from '../../relay/__generated__/LiveCounters_viewer.graphql.ts';
import type { LiveCountersSubscription } from '../../relay/__generated__/LiveCountersSubscription.graphql.ts';
import { keepSubscribed } from '../../relay/keepSubscribed.ts';

const subscription = graphql`
  subscription LiveCountersSubscription {
    messengerEvents {
      messenger {
        unreadMessages
        activeLeads
      }
      ... on CountersChanged {
        account {
          counters {
            activeLeads
          }
        }
      }
    }
  }
`;

/**
 * Keeps navigation counts and the document title fresh by pushes, for accounts that may chat (ACC-18). Stays subscribed
 * in hidden tabs, where the title matters most; counting does not mark messages as read.
 */
export function LiveCounters({ viewer }: { viewer: LiveCounters_viewer$key }) {
  const environment = useRelayEnvironment();
  const { account } = useFragment(
    graphql`
      fragment LiveCounters_viewer on Viewer @throwOnFieldError {
        account {
          subscription {
            status
          }
        }
      }
    `,
    viewer,
  );
  const { status } = account.subscription;
  const mayChat = status === 'PAID' || status === 'TRIAL';
  useEffect(() => {
    if (!mayChat) return undefined;
    return keepSubscribed(({ onEvent, onEnd }) =>
      requestSubscription<LiveCountersSubscription>(environment, {
        subscription,
        variables: {},
        onNext: onEvent,
        onError: onEnd,
        onCompleted: onEnd,
      }),
    );
  }, [environment, mayChat]);
  return null;
}
