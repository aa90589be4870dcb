import { LEAD_PERIODS, LEAD_STATUS_FILTERS, LEAD_TYPE_FILTERS } from '../../../domain/leads.ts';
import type { LeadPeriod, LeadStatusFilter, LeadTypeFilter } from '../../../domain/leads.ts';
import { isMember } from '../../../domain/closedSet.ts';
import { cutText, SEARCH_TEXT_MAX } from '../../../domain/textLength.ts';

/** Sort orders of the list; `newest` is the default. */
export const LEAD_SORTS = ['newest', 'deadline'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/** Filters and page in the URL of the leads list (QRY-01..04). */
export interface LeadsSearch {
  /** From 1. */
  readonly page: number;
  readonly period: LeadPeriod;
  readonly type: LeadTypeFilter;
  readonly status: LeadStatusFilter | null;
  readonly sort: LeadSort;
  /** Words to search for; empty for no search. */
  readonly query: string;
  /** First and last day received, such as 2026-11-21, in this order. */
  readonly from: string | null;
  readonly to: string | null;
  /** Slug or uuid of the lead that is open beside the list. */
  readonly lead: string | null;
}

export const DEFAULT_LEADS_SEARCH: LeadsSearch = {
  page: 1,
  period: 'all',
  type: 'all',
  status: null,
  sort: 'newest',
  query: '',
  from: null,
  to: null,
  lead: null,
};

/** Leads to answer are sorted by deadline, all others by newest. */
export function defaultSort(status: LeadStatusFilter | null): LeadSort {
  return status === 'pending' ? 'deadline' : 'newest';
}

/** Maximum page number, far more than any list has; the gateway rejects pages that no list of leads could have. */
const PAGE_MAX = 1_000_000;

/** Parses the filters from the URL; invalid values fall back to the defaults. */
export function parseLeadsSearch(search: URLSearchParams): LeadsSearch {
  const period = search.get('period');
  const type = search.get('type');
  const sort = search.get('sort');
  const statusText = search.get('status');
  const status = isMember(LEAD_STATUS_FILTERS, statusText) ? statusText : null;
  const page = search.get('page') ?? '';
  const first = dayOf(search.get('from'));
  const last = dayOf(search.get('to'));
  const isReversed = first !== null && last !== null && first > last;
  return {
    page: /^[1-9]\d{0,6}$/.test(page) && Number(page) <= PAGE_MAX ? Number(page) : 1,
    period: isMember(LEAD_PERIODS, period) ? period : 'all',
    type: isMember(LEAD_TYPE_FILTERS, type) ? type : 'all',
    status,
    sort: isMember(LEAD_SORTS, sort) ? sort : defaultSort(status),
    query: cutText((search.get('query') ?? '').trim(), SEARCH_TEXT_MAX),
    from: isReversed ? last : first,
    to: isReversed ? first : last,
    lead: search.get('lead') || null,
  };
}

/** The query string of a list without default values (QRY-01..04); empty or starting with `?`. */
export function leadsQuery({ page, period, type, status, sort, query, from, to, lead }: LeadsSearch): string {
  const search = new URLSearchParams();
  if (status !== null) search.set('status', status);
  if (type !== 'all') search.set('type', type);
  if (period !== 'all') search.set('period', period);
  if (query !== '') search.set('query', query);
  if (from !== null) search.set('from', from);
  if (to !== null) search.set('to', to);
  if (sort !== defaultSort(status)) search.set('sort', sort);
  if (page !== 1) search.set('page', String(page));
  if (lead !== null) search.set('lead', lead);
  const text = search.toString();
  return text && `?${text}`;
}

/**
 * Changes some filters, returns to the first page (QRY-02) and closes the open lead. A different status brings its own
 * default order, unless the user has selected one.
 */
export function changeFilter(search: LeadsSearch, change: Partial<Omit<LeadsSearch, 'page' | 'lead'>>): LeadsSearch {
  const status = change.status === undefined ? search.status : change.status;
  const sort = search.sort === defaultSort(search.status) ? defaultSort(status) : search.sort;
  return { ...search, sort, ...change, page: 1, lead: null };
}

/** Whether the filters leave any leads out; sorting does not count. */
export function isFiltered(search: LeadsSearch): boolean {
  return search.status !== null || isNarrowed(search);
}

/** Whether anything but the status is filtered. If so, the account's own counts do not apply. */
export function isNarrowed({ type, period, query, from, to }: LeadsSearch): boolean {
  return type !== 'all' || period !== 'all' || query !== '' || from !== null || to !== null;
}

/** Where a lead received now would appear: at the top of this page, at the end of the list, or neither (null). */
export function placeOfNewest(search: LeadsSearch): 'top' | 'end' | null {
  const { status, sort, page } = search;
  if (isNarrowed(search) || (status !== null && status !== 'pending')) return null;
  if (sort === 'newest') return page === 1 ? 'top' : null;
  return status === 'pending' ? 'end' : null;
}

/** Validates a calendar day in the format of the contract's Date, which has no year 0; null for anything else. */
function dayOf(text: string | null): string | null {
  if (text === null || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? null : text;
}
