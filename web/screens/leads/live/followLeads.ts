import { graphql, requestSubscription } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { followLeadsSubscription } from '../../../relay/__generated__/followLeadsSubscription.graphql.ts';
import { keepSubscribed } from '../../../relay/keepSubscribed.ts';

const subscription = graphql`
  subscription followLeadsSubscription($after: String) {
    leadEvents(after: $after) {
      cursor
      ... on LeadReceived {
        lead {
          ...LeadRow_lead
          ...LeadDetail_lead
        }
      }
      ... on LeadChanged {
        lead {
          ...LeadRow_lead
          ...LeadDetail_lead
        }
      }
    }
  }
`;

/**
 * Keeps the account's leads in the store up to date by pushes: a lead that was answered elsewhere, has expired or was
 * blocked (STA-04, STA-05). An upstream without a log of leads pushes nothing. Returns a function that ends it.
 */
export function followLeads(environment: IEnvironment): () => void {
  let after: string | null = null;
  return keepSubscribed(({ onEvent, onEnd }) =>
    requestSubscription<followLeadsSubscription>(environment, {
      subscription,
      variables: { after },
      onNext: (response) => {
        after = response?.leadEvents.cursor ?? after;
        onEvent();
      },
      onError: onEnd,
      onCompleted: onEnd,
    }),
  );
}
