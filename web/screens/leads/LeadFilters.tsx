import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { LEAD_PERIODS, LEAD_TYPE_FILTERS } from '../../../domain/leads.ts';
import type { LeadStatusFilter } from '../../../domain/leads.ts';
import { paths } from '../../app/routing/paths.ts';
import type { LeadFilters_leads$key } from '../../relay/__generated__/LeadFilters_leads.graphql.ts';
import type { LeadFilters_viewer$key } from '../../relay/__generated__/LeadFilters_viewer.graphql.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { useShownInScroller } from '../../ui/useShownInScroller.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { changeFilter, LEAD_SORTS, leadsQuery } from './leadsSearch.ts';
import type { LeadsSearch } from './leadsSearch.ts';
import styles from './LeadFilters.module.css';

/** The order in which an agency works: leads to answer come first. */
const STATUS_ORDER: readonly LeadStatusFilter[] = [
  'pending',
  'accepted',
  'rejected',
  'addedToCrm',
  'closedWon',
  'closedLost',
  'rejectedByLead',
];

/** Status as tabs, the other filters as menus; each value says how many leads it shows (STA-07, STA-08, ENT-46, ENT-47). */
export function LeadFilters({
  leads,
  viewer,
  search,
}: {
  leads: LeadFilters_leads$key;
  viewer: LeadFilters_viewer$key;
  search: LeadsSearch;
}) {
  const { t } = useTranslation('leads');
  const { statusCounters, typeCounters } = useFragment(
    graphql`
      fragment LeadFilters_leads on LeadConnection @throwOnFieldError {
        statusCounters {
          accepted
          rejected
          addedToCrm
          pending
          closedWon
          closedLost
          rejectedByLead
        }
        typeCounters {
          all
          brief
          proposal
        }
      }
    `,
    leads,
  );
  const { account } = useFragment(
    graphql`
      fragment LeadFilters_viewer on Viewer @throwOnFieldError {
        account @catch(to: NULL) {
          counters {
            activeLeads
          }
        }
      }
    `,
    viewer,
  );
  const { accepted, rejected, addedToCrm, closedWon, closedLost, rejectedByLead } = statusCounters;
  const { all, brief, proposal } = typeCounters;
  // The navigation's number, which pushes keep fresh (P-10).
  const isNarrowed = search.type !== 'all' || search.period !== 'all';
  const pending = isNarrowed ? statusCounters.pending : (account?.counters.activeLeads ?? statusCounters.pending);
  const byStatus = { accepted, rejected, addedToCrm, pending, closedWon, closedLost, rejectedByLead };
  const byType = { all, brief, proposal };
  const groups = useRef<HTMLDivElement>(null);
  // On phones the menus are one scrolling strip: the one that narrows the list scrolls into view.
  const narrowing = search.period !== 'all' ? 2 : search.sort !== 'newest' ? 3 : 1;
  useShownInScroller(groups, `:scope > :nth-child(${narrowing})`);
  const href = (change: Parameters<typeof changeFilter>[1]) => paths.leads + leadsQuery(changeFilter(search, change));
  return (
    <div className={styles.filters}>
      <TabLinks
        label={t(($) => $.filters.status)}
        tabs={[
          {
            key: 'any',
            to: href({ status: null }),
            label: t(($) => $.statusFilter.any),
            current: search.status === null,
          },
          ...STATUS_ORDER.map((status) => ({
            key: status,
            to: href({ status }),
            label: t(($) => $.statusFilter[status]),
            count: byStatus[status],
            current: search.status === status,
          })),
        ]}
      />
      <div ref={groups} className={styles.groups}>
        <FilterMenu
          label={t(($) => $.filters.type)}
          links={LEAD_TYPE_FILTERS.map((type) => ({
            key: type,
            to: href({ type }),
            label: t(($) => $.typeFilter[type]),
            count: byType[type],
            current: search.type === type,
          }))}
        />
        <FilterMenu
          label={t(($) => $.filters.period)}
          links={LEAD_PERIODS.toReversed().map((period) => ({
            key: period,
            to: href({ period }),
            label: t(($) => $.period[period]),
            current: search.period === period,
          }))}
        />
        <FilterMenu
          label={t(($) => $.filters.sort)}
          links={LEAD_SORTS.map((sort) => ({
            key: sort,
            to: href({ sort }),
            label: t(($) => $.sort[sort]),
            current: search.sort === sort,
          }))}
        />
      </div>
    </div>
  );
}
