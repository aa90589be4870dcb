import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { LEAD_PAGE_SIZE } from '../../../../domain/leads.ts';
import { paths } from '../../../app/routing/paths.ts';
import type { useLeadNeighborsQuery } from '../../../relay/__generated__/useLeadNeighborsQuery.graphql.ts';
import { leadsQuery, parseLeadsSearch } from '../../leads/leadsSearch.ts';
import type { LeadsSearch } from '../../leads/leadsSearch.ts';
import { leadsVariables } from '../../leads/leadsVariables.ts';
import { placeOf } from '../../leads/walk/leadWalk.ts';
import type { WalkedLead } from '../../leads/walk/leadWalk.ts';
import { leadsQueryOf } from '../useLeadsHref.ts';

/** A link to a neighboring lead; its `state` tells the next page which list it belongs to. */
export interface LeadStep {
  readonly to: string;
  readonly state: { readonly leadsQuery: string };
}

interface LeadNeighbors {
  /** Whether the list has been read and does not have the lead. */
  readonly isOutside: boolean;
  /** 1-based position in the whole list; null if the list cannot be read or does not have the lead. */
  readonly place: { readonly position: number; readonly total: number } | null;
  readonly previous: LeadStep | null;
  readonly next: LeadStep | null;
}

interface ListPage {
  readonly leads: readonly WalkedLead[];
  readonly pages: number;
  readonly total: number;
}

const query = graphql`
  query useLeadNeighborsQuery(
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
        pages
        totalCount
        nodes {
          id
          slug
          uuid
          status
        }
      }
    }
  }
`;

/**
 * The position of a lead in the list that the user came from, and the leads before and after it, even across pages.
 * These are null at the ends of the list, for a lead that is not in it, and if the list cannot be read.
 */
export function useLeadNeighbors(slug: string): LeadNeighbors {
  const search = parseLeadsSearch(new URLSearchParams(leadsQueryOf(useLocation().state)));
  const here = useListPage(leadsQuery(search));
  const place = here && placeOf(here.leads, slug);
  const isFirst = place?.index === 0 && search.page > 1;
  const isLast = !!place && place.index === here.leads.length - 1 && search.page < here.pages;
  const before = useListPage(isFirst ? leadsQuery({ ...search, page: search.page - 1 }) : null);
  const after = useListPage(isLast ? leadsQuery({ ...search, page: search.page + 1 }) : null);
  if (!place || place.index < 0) return { isOutside: !!place, place: null, previous: null, next: null };
  return {
    isOutside: false,
    place: { position: (search.page - 1) * LEAD_PAGE_SIZE + place.index + 1, total: here.total },
    previous: stepTo(place.previous, search) ?? stepTo(before?.leads.at(-1), { ...search, page: search.page - 1 }),
    next: stepTo(place.next, search) ?? stepTo(after?.leads[0], { ...search, page: search.page + 1 }),
  };
}

function stepTo(lead: WalkedLead | null | undefined, list: LeadsSearch): LeadStep | null {
  return lead ? { to: paths.lead(lead.slug), state: { leadsQuery: leadsQuery(list) } } : null;
}

/** A page of the list; null while it is loading, and if the parameter is null. */
function useListPage(list: string | null): ListPage | null {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState<{ readonly list: string; readonly page: ListPage } | null>(null);
  useEffect(() => {
    if (list === null) return undefined;
    const variables = leadsVariables(new URLSearchParams(list));
    const reading = fetchQuery<useLeadNeighborsQuery>(environment, query, variables, {
      fetchPolicy: 'store-or-network',
    }).subscribe({
      next: ({ viewer }) => {
        if (!viewer?.leads) return;
        const { nodes, pages, totalCount: total } = viewer.leads;
        const leads = nodes.map(({ id, slug, uuid, status }) => ({ id, slug, uuid, status }));
        setRead({ list, page: { leads, pages, total } });
      },
      // After a failure, only the buttons are missing.
      error: () => undefined,
    });
    return () => reading.unsubscribe();
  }, [environment, list]);
  return read?.list === list ? read.page : null;
}
