import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { LEAD_PERIODS, LEAD_TYPE_FILTERS } from '../../../domain/leads.ts';
import type { LeadStatusFilter } from '../../../domain/leads.ts';
import { isMember } from '../../../domain/closedSet.ts';
import { lazyOptional } from '../../app/content/lazyOptional.ts';
import { paths } from '../../app/routing/paths.ts';
import type { LeadFilters_leads$key } from '../../relay/__generated__/LeadFilters_leads.graphql.ts';
import type { LeadFilters_viewer$key } from '../../relay/__generated__/LeadFilters_viewer.graphql.ts';
import { useWantedSearch } from '../../routing/wantedSearch.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { useShownInScroller } from '../../ui/useShownInScroller.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { ExportLeads } from './csv/ExportLeads.tsx';
import { LeadSearch } from './LeadSearch.tsx';
import { changeFilter, defaultSort, isNarrowed, LEAD_SORTS, leadsQuery, parseLeadsSearch } from './leadsSearch.ts';
import type { LeadsSearch } from './leadsSearch.ts';
import styles from './LeadFilters.module.css';
import { useFilterTexts } from './useFilterTexts.ts';

// Its menu is closed at first, so it can load after the list.
const LeadDates = lazyOptional(async () => (await import('./LeadDates.tsx')).LeadDates);

/** In the order in which agencies work: leads to answer come first. */
const TABS = ['pending', 'accepted', 'rejected', 'expired', 'blocked'] as const satisfies LeadStatusFilter[];
/** Outcomes of accepted leads. */
const STAGES = ['addedToCrm', 'closedWon', 'closedLost', 'rejectedByLead'] as const satisfies LeadStatusFilter[];

/**
 * Search, the status as tabs, and the other filters as menus; each value shows its number of leads (STA-07, STA-08,
 * ENT-46, ENT-47). Filters that the upstream does not support are left out. A choice made while a list loads adds to the
 * one before.
 */
export function LeadFilters({
  leads,
  viewer,
  search,
}: {
  leads: LeadFilters_leads$key;
  viewer: LeadFilters_viewer$key;
  /** Of the list on screen. */
  search: LeadsSearch;
}) {
  const { t } = useTranslation('leads');
  const { t: tInbox } = useTranslation('inbox');
  const wanted = parseLeadsSearch(useWantedSearch());
  const { statusCounters, typeCounters, isSearchable } = useFragment(
    graphql`
      fragment LeadFilters_leads on LeadConnection @throwOnFieldError {
        isSearchable
        statusCounters {
          all
          pending
          accepted
          rejected
          expired
          blocked
          addedToCrm
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
  const { expired = null, blocked = null } = statusCounters;
  // The same number as in the navigation, which pushes keep fresh.
  const active = isNarrowed(search) ? undefined : account?.counters.activeLeads;
  const pending = active ?? statusCounters.pending;
  const byStatus = {
    pending,
    accepted,
    rejected,
    expired,
    blocked,
    addedToCrm,
    closedWon,
    closedLost,
    rejectedByLead,
  };
  const byType = { all, brief, proposal };
  const stage = isMember(STAGES, search.status) ? search.status : null;
  const hasStages = search.status === 'accepted' || stage !== null;
  const groups = useRef<HTMLDivElement>(null);
  // On phones the menus form a scrolling strip; the first one with a selection scrolls into view.
  const hasDates = search.from !== null || search.to !== null;
  const narrowing = search.sort !== defaultSort(search.status) ? 'sort' : hasDates ? 'period' : 'type';
  useShownInScroller(groups, `:scope > [data-filter="${search.period === 'all' ? narrowing : 'period'}"]`);
  const href = (change: Parameters<typeof changeFilter>[1]) => paths.leads + leadsQuery(changeFilter(wanted, change));
  const { days } = useFilterTexts(search);

  return (
    <div className={styles.filters}>
      <TabLinks
        label={t(($) => $.filters.status)}
        tabs={[
          ...TABS.filter((status) => byStatus[status] !== null).map((status) => ({
            key: status,
            to: href({ status }),
            label: t(($) => $.statusFilter[status]),
            count: byStatus[status] ?? undefined,
            current: search.status === status || (status === 'accepted' && stage !== null),
          })),
          {
            key: 'any',
            to: href({ status: null }),
            label: t(($) => $.statusFilter.any),
            count: statusCounters.all ?? undefined,
            current: search.status === null,
          },
        ]}
      />
      <div className={styles.bar}>
        {isSearchable && <LeadSearch wanted={wanted} />}
        <div ref={groups} className={styles.groups}>
          {hasStages && (
            <FilterMenu
              label={tInbox(($) => $.stage.label)}
              links={[
                {
                  key: 'accepted',
                  to: href({ status: 'accepted' }),
                  label: tInbox(($) => $.tabs.anyStage),
                  count: accepted,
                  current: stage === null,
                },
                ...STAGES.map((status) => ({
                  key: status,
                  to: href({ status }),
                  label: t(($) => $.statusFilter[status]),
                  count: byStatus[status],
                  current: stage === status,
                })),
              ]}
            />
          )}
          <FilterMenu
            name="type"
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
            name="period"
            label={t(($) => $.filters.period)}
            value={days}
            links={LEAD_PERIODS.toReversed().map((period) => ({
              key: period,
              to: href({ period, from: null, to: null }),
              label: t(($) => $.period[period]),
              current: search.period === period && !hasDates,
            }))}
          >
            {isSearchable && (
              <Suspense>
                <LeadDates key={`${wanted.from} ${wanted.to}`} wanted={wanted} />
              </Suspense>
            )}
          </FilterMenu>
          {isSearchable && (
            <FilterMenu
              name="sort"
              label={t(($) => $.filters.sort)}
              links={LEAD_SORTS.map((sort) => ({
                key: sort,
                to: href({ sort }),
                label: t(($) => $.sort[sort]),
                current: search.sort === sort,
              }))}
            />
          )}
          {/* In the page's header on wider screens. */}
          <span className={styles.export}>
            <ExportLeads />
          </span>
        </div>
      </div>
    </div>
  );
}
