import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Outlet, useSearchParams } from 'react-router-dom';
import { PageBody } from '../../app/content/PageBody.tsx';
import { UpdatedMark } from '../../app/content/UpdatedMark.tsx';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import { DealFromAddress } from '../../features/dealConfirmation/DealFromAddress.tsx';
import { ReviewFromAddress } from '../../features/originalReview/ReviewFromAddress.tsx';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { LeadsScreenQuery } from '../../relay/__generated__/LeadsScreenQuery.graphql.ts';
import { PageHeader } from '../../ui/Panels.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { ExportLeads } from './csv/ExportLeads.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadsEmpty } from './LeadsEmpty.tsx';
import { LeadsPages } from './LeadsPages.tsx';
import { LeadTable } from './LeadTable.tsx';
import { isFiltered, leadsQuery, parseLeadsSearch, placeOfNewest } from './leadsSearch.ts';
import { leadsVariables } from './leadsVariables.ts';
import { useFollowedLeads } from './live/useFollowedLeads.ts';
import { useFreshCounts } from './live/useFreshCounts.ts';
import { NewLeads } from './NewLeads.tsx';
import { SlowAnswersBanner } from './SlowAnswersBanner.tsx';
import { useRefetchLeads } from './useRefetchLeads.ts';
import { useLeadWalk } from './walk/useLeadWalk.ts';
import { useOpenLeadFocus } from './walk/useOpenLeadFocus.ts';
import styles from './LeadsScreen.module.css';

/** The agency's leads and the open lead. Filters, page and lead are in the URL (RTE-04, QRY-01..05). */
export function LeadsScreen() {
  const { t } = useTranslation('leads');
  const [searchParams] = useSearchParams();
  const search = parseLeadsSearch(searchParams);
  const list = useRef<HTMLDivElement>(null);
  const { viewer } = useRouteQuery<LeadsScreenQuery>(graphql`
    query LeadsScreenQuery(
      $first: Int!
      $page: Int
      $period: LeadPeriod!
      $type: LeadType
      $status: LeadStatusFilter
      $sort: LeadSort!
      $query: String
      $receivedFrom: Date
      $receivedTo: Date
    ) @preloadable @throwOnFieldError {
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
          eventsCursor
          isResponsivenessScoreLow
          nodes {
            id
            status
          }
          ...LeadFilters_leads
          ...LeadsEmpty_leads
          ...LeadsPages_leads
          ...LeadTable_leads
          ...useFreshCounts_leads
          ...useLeadWalk_leads
        }
        ...LeadFilters_viewer
        ...NewLeads_viewer
      }
    }
  `);
  if (!viewer) throw new UnauthenticatedError('No session');
  const { leads } = viewer;
  const variables = leadsVariables(searchParams);
  const refetchLeads = useRefetchLeads();
  const freshCounts = useFreshCounts(leads, variables);
  const walk = useLeadWalk(search, leads, list, refetchLeads, freshCounts.read);
  usePageTitle(t(($) => $.title));
  useKeptFocus(list, { row: 'tbody tr', control: 'a', fallback: 'a' });
  useOpenLeadFocus(list, search.lead);
  const arrived = useFollowedLeads((lead) => freshCounts.readAfter(lead, walk.refetchSoon), leads.eventsCursor);
  const newest = placeOfNewest(search);
  // Before the first lead arrives, there is nothing to filter.
  const hasAny = leads.pages > 0 || isFiltered(search);
  return (
    <div className={styles.screen} data-panes="" data-open={search.lead === null ? undefined : ''}>
      <div className={styles.main}>
        <PageBody full>
          <PageHeader title={t(($) => $.title)} isWideOnly>
            {hasAny && <ExportLeads />}
          </PageHeader>
          {leads.isResponsivenessScoreLow && <SlowAnswersBanner search={search} />}
          {hasAny && <LeadFilters leads={leads} viewer={viewer} search={search} />}
          <div ref={list}>
            {newest && (
              <NewLeads
                key={leadsQuery({ ...search, lead: null })}
                viewer={viewer}
                list={list}
                listed={leads.nodes.map(({ id }) => id)}
                hasClosed={leads.nodes.some(({ status }) => status !== 'ACTIVE')}
                arrived={arrived}
                isAppended={newest === 'end'}
              />
            )}
            {leads.nodes.length > 0 ? (
              <LeadTable leads={leads} search={search} />
            ) : (
              !walk.isGone && <LeadsEmpty leads={leads} search={search} />
            )}
            <UpdatedMark
              query="LeadsScreenQuery"
              variables={variables}
              onRefresh={async () => void (await refetchLeads())}
            />
            {hasAny && <LeadsPages leads={leads} shown={leads.nodes.length} search={search} />}
          </div>
        </PageBody>
      </div>
      <Outlet context={walk} />
      <DealFromAddress />
      <ReviewFromAddress />
    </div>
  );
}
