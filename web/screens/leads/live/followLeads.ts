import { graphql, requestSubscription } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { followLeadsSubscription } from '../../../relay/__generated__/followLeadsSubscription.graphql.ts';
import { keepSubscribed } from '../../../relay/keepSubscribed.ts';

const subscription = graphql`
  subscription followLeadsSubscription($after: String) {
    leadEvents(after: $after) {
      __typename
      cursor
      ... on LeadReceived {
        lead {
          id
          status
          stage
          ...LeadRow_lead
          ...LeadDetail_lead
        }
      }
      ... on LeadChanged {
        lead {
          id
          status
          stage
          ...LeadRow_lead
          ...LeadDetail_lead
        }
      }
    }
  }
`;

export type ChangedLead = Pick<
  NonNullable<followLeadsSubscription['response']['leadEvents']['lead']>,
  'id' | 'status' | 'stage'
>;

/**
 * Keeps the account's leads in the store up to date by pushes: a lead that was answered elsewhere, has expired or was
 * blocked (STA-04, STA-05). An upstream without a log of leads pushes nothing. `onNews` is called with the global ids of
 * the leads that have arrived since and can still be answered, `onChange` after every change of a lead. Returns a
 * function that ends it.
 */
export function followLeads(
  environment: IEnvironment,
  {
    after: start,
    onNews,
    onChange,
  }: {
    readonly after: string | null;
    readonly onNews: (ids: ReadonlySet<string>) => void;
    readonly onChange: (lead: ChangedLead) => void;
  },
): () => void {
  let after = start;
  let news: ReadonlySet<string> = new Set();
  return keepSubscribed(({ onEvent, onEnd }) =>
    requestSubscription<followLeadsSubscription>(environment, {
      subscription,
      variables: { after },
      onNext: (response) => {
        onEvent();
        if (!response) return;
        const { cursor, lead, __typename: kind } = response.leadEvents;
        after = cursor;
        if (!lead) return;
        onChange(lead);
        const others = [...news].filter((id) => id !== lead.id);
        const isNew = lead.status === 'ACTIVE' && (kind === 'LeadReceived' || news.has(lead.id));
        if (isNew === news.has(lead.id)) return;
        news = new Set(isNew ? [...others, lead.id] : others);
        onNews(news);
      },
      onError: onEnd,
      onCompleted: onEnd,
    }),
  );
}
