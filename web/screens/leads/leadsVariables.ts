import { LEAD_PAGE_SIZE } from '../../../domain/leads.ts';
import type { LeadPeriod, LeadStatusFilter, LeadType } from '../../../domain/leads.ts';
import { parseLeadsSearch } from './leadsSearch.ts';
import type { LeadSort } from './leadsSearch.ts';

const PERIODS = { last_7_days: 'LAST_7_DAYS', last_30_days: 'LAST_30_DAYS', all: 'ALL' } as const satisfies Record<
  LeadPeriod,
  string
>;

const TYPES = { brief: 'BRIEF', proposal: 'PROPOSAL' } as const satisfies Record<LeadType, string>;

const STATUSES = {
  accepted: 'ACCEPTED',
  rejected: 'REJECTED',
  addedToCrm: 'ADDED_TO_CRM',
  pending: 'PENDING',
  closedWon: 'CLOSED_WON',
  closedLost: 'CLOSED_LOST',
  rejectedByLead: 'REJECTED_BY_LEAD',
  expired: 'EXPIRED',
  blocked: 'BLOCKED',
} as const satisfies Record<LeadStatusFilter, string>;

const SORTS = { newest: 'NEWEST', deadline: 'DEADLINE' } as const satisfies Record<LeadSort, string>;

/** GraphQL variables for the list's URL (QRY-01..04, CON-01). */
export function leadsVariables(search: URLSearchParams) {
  const { page, period, type, status, sort, query, from, to } = parseLeadsSearch(search);
  return {
    first: LEAD_PAGE_SIZE,
    page,
    period: PERIODS[period],
    type: type === 'all' ? null : TYPES[type],
    status: status && STATUSES[status],
    sort: SORTS[sort],
    query: query === '' ? null : query,
    receivedFrom: from,
    receivedTo: to,
  };
}
