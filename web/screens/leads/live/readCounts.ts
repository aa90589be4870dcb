import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment, VariablesOf } from 'relay-runtime';
import type { readCountsQuery } from '../../../relay/__generated__/readCountsQuery.graphql.ts';

const query = graphql`
  query readCountsQuery(
    $first: Int!
    $page: Int
    $period: LeadPeriod!
    $type: LeadType
    $status: LeadStatusFilter
    $sort: LeadSort!
    $query: String
    $receivedFrom: Date
    $receivedTo: Date
  ) {
    viewer {
      leads(
        first: $first
        page: $page
        period: $period
        type: $type
        status: $status
        sort: $sort
        query: $query
        receivedFrom: $receivedFrom
        receivedTo: $receivedTo
      ) {
        ...LeadFilters_leads
        ...LeadsPages_leads
      }
    }
  }
`;

const SETTINGS = { fetchPolicy: 'network-only', networkCacheConfig: { metadata: { whole: true } } } as const;

/** Variables of the list whose counts are to be read next; null while those of the last one are read. */
const due = new WeakMap<IEnvironment, VariablesOf<readCountsQuery> | null>();

/**
 * Refetches the counts of a list, whose rows stay where they are. One request at a time, however many leads change. A
 * failure leaves the counts as they are.
 */
export async function readCounts(environment: IEnvironment, variables: VariablesOf<readCountsQuery>): Promise<void> {
  const isReading = due.has(environment);
  due.set(environment, variables);
  if (isReading) return;
  for (let next = due.get(environment); next; next = due.get(environment)) {
    due.set(environment, null);
    const answer = await fetchQuery<readCountsQuery>(environment, query, next, SETTINGS)
      .toPromise()
      .catch(() => undefined);
    // The session is over.
    if (answer && !answer.viewer?.leads) break;
  }
  due.delete(environment);
}
