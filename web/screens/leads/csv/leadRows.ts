import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { leadRowsQuery } from '../../../relay/__generated__/leadRowsQuery.graphql.ts';
import type { leadsVariables } from '../leadsVariables.ts';

/** Number of leads read per request. */
const PAGE = 100;

export type Filters = Omit<ReturnType<typeof leadsVariables>, 'first' | 'page'>;
type Viewer = NonNullable<leadRowsQuery['response']['viewer']>;
type LeadRow = Viewer['leads']['nodes'][number];

export interface LeadRows {
  readonly leads: readonly LeadRow[];
  /** The account's time zone; null if it could not be read. */
  readonly timeZone: string | null;
}

/**
 * Reads all leads that match the filters, page by page. Each is read once, even if leads arrive or are answered
 * meanwhile. Rejects if a page fails.
 */
export async function readLeadRows(environment: IEnvironment, filters: Filters): Promise<LeadRows> {
  // By id, because a lead that is answered while they are sorted by deadline moves to a later page.
  const leads = new Map<string, LeadRow>();
  let timeZone: string | null = null;
  let after: string | null = null;
  do {
    const viewer: Viewer = await readPage(environment, filters, after);
    const { nodes, pageInfo } = viewer.leads;
    for (const lead of nodes) leads.set(lead.id, lead);
    timeZone = viewer.account?.timeZone ?? null;
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return { leads: [...leads.values()], timeZone };
}

async function readPage(environment: IEnvironment, filters: Filters, after: string | null): Promise<Viewer> {
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
          account @catch(to: NULL) {
            timeZone
          }
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
  return answer.viewer;
}
