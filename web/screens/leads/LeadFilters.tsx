import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { LEAD_PERIODS, LEAD_TYPE_FILTERS } from '../../../domain/leads.ts';
import type { LeadStatusFilter } from '../../../domain/leads.ts';
import { paths } from '../../app/routing/paths.ts';
import type { LeadFilters_leads$key } from '../../relay/__generated__/LeadFilters_leads.graphql.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { useShownInScroller } from '../../ui/useShownInScroller.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { changeFilter, LEAD_SORTS, leadsQuery } from './leadsSearch.ts';
import type { LeadsSearch } from './leadsSearch.ts';
import styles from './LeadFilters.module.css';

/** The order in which an agency works: what waits comes first. */
const STATUS_ORDER: readonly LeadStatusFilter[] = [
  'pending',
  'accepted',
  'rejected',
  'addedToCrm',
  'closedWon',
  'closedLost',
  'rejectedByLead',
];

/** Status as tabs, the other filters as groups of links; each says how many leads it would show (STA-07, STA-08, ENT-46, ENT-47). */
export function LeadFilters({ leads, search }: { leads: LeadFilters_leads$key; search: LeadsSearch }) {
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
  const { accepted, rejected, addedToCrm, pending, closedWon, closedLost, rejectedByLead } = statusCounters;
  const { all, brief, proposal } = typeCounters;
  const byStatus = { accepted, rejected, addedToCrm, pending, closedWon, closedLost, rejectedByLead };
  const byType = { all, brief, proposal };
  const groups = useRef<HTMLDivElement>(null);
  // On phones the groups are one strip: what narrows the list must not hide at its end.
  const narrowing = search.period !== 'all' ? 2 : search.sort !== 'newest' ? 3 : 1;
  useShownInScroller(groups, `nav:nth-child(${narrowing}) [aria-current]`);
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
        <FilterLinks
          label={t(($) => $.filters.type)}
          links={LEAD_TYPE_FILTERS.map((type) => ({
            key: type,
            to: href({ type }),
            label: t(($) => $.typeFilter[type]),
            count: byType[type],
            current: search.type === type,
          }))}
        />
        <FilterLinks
          label={t(($) => $.filters.period)}
          links={LEAD_PERIODS.toReversed().map((period) => ({
            key: period,
            to: href({ period }),
            label: t(($) => $.period[period]),
            current: search.period === period,
          }))}
        />
        <FilterLinks
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
