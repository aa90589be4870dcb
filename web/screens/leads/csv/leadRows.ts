import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { leadRowsQuery } from '../../../relay/__generated__/leadRowsQuery.graphql.ts';
import type { leadTable_lead$key } from '../../../relay/__generated__/leadTable_lead.graphql.ts';
import type { leadsVariables } from '../leadsVariables.ts';

/** Number of leads read per request. */
const PAGE = 100;

export type Filters = Omit<ReturnType<typeof leadsVariables>, 'first' | 'page'>;
type Connection = NonNullable<leadRowsQuery['response']['viewer']>['leads'];

/** Reads all leads that match the filters, page by page. Rejects if a page fails. */
export async function readLeadRows(environment: IEnvironment, filters: Filters): Promise<leadTable_lead$key[]> {
  const leads: leadTable_lead$key[] = [];
  for (let page = 1; ; page += 1) {
    const { nodes, pages } = await readPage(environment, filters, page);
    leads.push(...nodes);
    if (page >= pages) return leads;
  }
}

async function readPage(environment: IEnvironment, filters: Filters, page: number): Promise<Connection> {
  const answer = await fetchQuery<leadRowsQuery>(
    environment,
    graphql`
      query leadRowsQuery(
        $first: Int!
        $page: Int
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
            page: $page
            period: $period
            type: $type
            status: $status
            sort: $sort
            query: $query
            receivedFrom: $receivedFrom
            receivedTo: $receivedTo
          ) {
            pages
            nodes {
              ...leadTable_lead
            }
          }
        }
      }
    `,
    { ...filters, first: PAGE, page },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  if (!answer?.viewer) throw new Error('The leads could not be read');
  return answer.viewer.leads;
}
