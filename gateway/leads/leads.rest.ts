import type { DeclineReason, LeadAnswer, LeadPeriod, LeadStatusFilter, LeadTypeFilter } from '../../domain/leads.ts';
import type {
  WireContactMethod,
  WireDomainOverview,
  WireLead,
  WireLeadCounters,
  WireLeadPage,
} from '../../upstream/contract/leads.ts';
import { checked, checkedWrite, flag, listOf, nullable, object, text, timestamp, whole } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';
import type { PageRequest } from '../relay/pageWindow.ts';

/** Which leads, in which order (RST-41). */
export interface LeadFilters {
  readonly period: LeadPeriod;
  readonly type: LeadTypeFilter;
  /** Left out: all. */
  readonly status: LeadStatusFilter | null;
  readonly sort: 'newest' | 'deadline';
}

/** Every part of a lead that is used. */
export const lead = object<WireLead>({
  uuid: text,
  slug: text,
  type: text,
  status: text,
  mark: nullable(text),
  reviewStatus: nullable(text),
  name: text,
  company: nullable(text),
  website: nullable(text),
  domain: nullable(text),
  country: nullable(text),
  language: text,
  title: text,
  text,
  services: listOf(object<WireLead['services'][number]>({ id: whole, name: text })),
  budget: nullable(object<NonNullable<WireLead['budget']>>({ from: whole, to: nullable(whole) })),
  projectDuration: nullable(text),
  receivedAt: timestamp,
  expiresAt: nullable(timestamp),
  answeredAt: nullable(timestamp),
  declineReason: nullable(text),
  domainOverview: nullable(
    object<WireDomainOverview>({
      domain: text,
      authorityScore: whole,
      organicTraffic: whole,
      keywords: whole,
      backlinks: whole,
      topCountry: nullable(text),
    }),
  ),
  contactMethods: listOf(object<WireContactMethod>({ type: text, value: text })),
  chatUuid: nullable(text),
});
const leadAnswer = object<{ lead: WireLead }>({ lead });

const statusCounters = object<WireLeadCounters['status']>({
  accepted: whole,
  rejected: whole,
  addedToCrm: whole,
  pending: whole,
  closedWon: whole,
  closedLost: whole,
  rejectedByLead: whole,
});
const typeCounters = object<WireLeadCounters['type']>({ all: whole, brief: whole, proposal: whole });
const leadPage = object<Pick<WireLeadPage, 'count' | 'leads' | 'counters' | 'isResponsivenessScoreLow'>>({
  count: whole,
  leads: listOf(lead),
  counters: object<WireLeadCounters>({ status: statusCounters, type: typeCounters }),
  isResponsivenessScoreLow: flag,
});

/** What is used of a page of leads. */
export type LeadPage = Pick<WireLeadPage, 'count' | 'leads' | 'counters' | 'isResponsivenessScoreLow'>;

function leadPath(idOrSlug: string): string {
  return `/account/leads/${encodeURIComponent(idOrSlug)}`;
}

/** RST-41. */
export function getLeads(
  rest: RestClient,
  { pageNumber, pageSize }: PageRequest,
  { period, type, status, sort }: LeadFilters,
): Promise<LeadPage> {
  return checked(
    // The order is an addition: only a client that asks for it makes us send it.
    rest.get('/account/leads', { pageNumber, pageSize, period, type, status, sort: sort === 'newest' ? null : sort }),
    leadPage,
  );
}

/** RST-42; by uuid or slug. */
export async function getLead(rest: RestClient, uuidOrSlug: string): Promise<WireLead> {
  return (await checked(rest.get(leadPath(uuidOrSlug)), leadAnswer)).lead;
}

/** RST-43. */
export async function putLeadStatus(rest: RestClient, uuid: string, status: LeadAnswer): Promise<WireLead> {
  return (await checkedWrite(rest.put(`${leadPath(uuid)}/status`, { body: { status } }), leadAnswer)).lead;
}

/** RST-44. */
export function postDeclineReason(rest: RestClient, uuid: string, reason: DeclineReason): Promise<unknown> {
  return rest.post(`${leadPath(uuid)}/decline-reason/`, { body: { reason } });
}
