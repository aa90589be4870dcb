import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { leadRowsQuery } from '../../../relay/__generated__/leadRowsQuery.graphql.ts';
import type { leadsVariables } from '../leadsVariables.ts';

/** Number of leads read per request. */
const PAGE = 100;

export type Filters = Omit<ReturnType<typeof leadsVariables>, 'first' | 'page'>;
type Connection = NonNullable<leadRowsQuery['response']['viewer']>['leads'];
type LeadRow = Connection['nodes'][number];

/**
 * Reads all leads that match the filters, page by page. Each is read once, even if leads arrive or are answered
 * meanwhile. Rejects if a page fails.
 */
export async function readLeadRows(environment: IEnvironment, filters: Filters): Promise<LeadRow[]> {
  // By id, because a lead that is answered while they are sorted by deadline moves to a later page.
  const leads = new Map<string, LeadRow>();
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: Connection = await readPage(environment, filters, after);
    for (const lead of nodes) leads.set(lead.id, lead);
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return [...leads.values()];
}

async function readPage(environment: IEnvironment, filters: Filters, after: string | null): Promise<Connection> {
  const answer = await fetchQuery<leadRowsQuery>(
    environment,
    graphql`
      query leadRowsQuery(
        $first: Int!
        $after: String
        $period: LeadPeriod!
        $type: LeadType
        $status: LeadStatusFilter
        $sort: LeadSort!
        $query: String
        $receivedFrom: Date
        $receivedTo: Date
      ) @throwOnFieldError {
        viewer {
          leads(
            first: $first
            after: $after
            period: $period
            type: $type
            status: $status
            sort: $sort
            query: $query
            receivedFrom: $receivedFrom
            receivedTo: $receivedTo
          ) {
            pageInfo {
              hasNextPage
              endCursor
            }
            nodes {
              id
              ...leadTable_lead
            }
          }
        }
      }
    `,
    { ...filters, first: PAGE, after },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  if (!answer?.viewer) throw new Error('The leads could not be read');
  return answer.viewer.leads;
}
