import type {
  DeclineReason,
  LeadAnswer,
  LeadMark,
  LeadPeriod,
  LeadSort,
  LeadStatusFilter,
  LeadTypeFilter,
} from '../../domain/leads.ts';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import * as contract from '../../upstream/contract/leads.ts';
import { getHubspotOauth } from '../../upstream/contract/outreach.ts';
import type { WireLead } from '../../upstream/contract/leads.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';
import type { ListRequest } from '../relay/connection.ts';

/** Filters and order of leads (RST-41). */
export interface LeadFilters {
  readonly period: LeadPeriod;
  readonly type: LeadTypeFilter;
  /** Null means all. */
  readonly status: LeadStatusFilter | null;
  readonly sort: LeadSort;
  readonly query?: string | null;
  /** Days in the account's time zone. */
  readonly receivedFrom?: string | null;
  readonly receivedTo?: string | null;
  /** ISO 8601. */
  readonly updatedSince?: string | null;
}

/** The parts of a page of leads that are used. */
const LeadPage = Type.Pick(contract.LeadPage, [
  'count',
  'leads',
  'counters',
  'isResponsivenessScoreLow',
  'cursors',
  'start',
  'serverTs',
]);
export type LeadPage = Static<typeof LeadPage>;

const leadPage = { check: checkOf(LeadPage) };
type LeadEvents = Static<(typeof contract.listLeadEvents.responses)[200]>;
const leadEvents = { check: checkOf(contract.listLeadEvents.responses[200]) };
const handedOver = { check: checkOf(getHubspotOauth.responses[200]) };
const leadAnswer = { check: checkOf(contract.getLead.responses[200]) };

function leadPath(idOrSlug: string): string {
  return `/account/leads/${encodeURIComponent(idOrSlug)}`;
}

/** RST-41. */
export function getLeads(
  rest: RestClient,
  { pageNumber, pageSize, after }: ListRequest,
  { sort, ...filters }: LeadFilters,
): Promise<LeadPage> {
  // The order is an extension of the spec, sent only when a client asks for it.
  const order = sort === 'newest' ? null : sort;
  return rest.get('/account/leads', { pageNumber, pageSize, after, ...filters, sort: order }, leadPage);
}

/** Leads changed after `after` (upstream ms), oldest change first; null: only the current position. An addition. */
export function getLeadEvents(rest: RestClient, after: number | null, limit: number): Promise<LeadEvents> {
  const query = { after: after === null ? null : new Date(after).toISOString(), limit };
  return rest.get('/account/leads/events', query, leadEvents);
}

/** RST-42; by uuid or slug. */
export async function getLead(rest: RestClient, uuidOrSlug: string): Promise<WireLead> {
  return (await rest.get(leadPath(uuidOrSlug), {}, leadAnswer)).lead;
}

/** RST-43. */
export async function putLeadStatus(rest: RestClient, uuid: string, status: LeadAnswer): Promise<WireLead> {
  return (await rest.put(`${leadPath(uuid)}/status`, { body: { status }, ...leadAnswer })).lead;
}

/** Sets or clears the outcome of an accepted lead; an addition. */
export async function putLeadMark(rest: RestClient, uuid: string, mark: LeadMark | null): Promise<WireLead> {
  return (await rest.put(`${leadPath(uuid)}/mark`, { body: { mark }, ...leadAnswer })).lead;
}

/** Finishes adding a lead to HubSpot; returns the lead's uuid (RST-68). */
export async function finishHubspot(rest: RestClient, query: { code: string; state: string }): Promise<string> {
  return (await rest.get('/account/hubspot/oauth/', query, handedOver)).uuid;
}

/** Adds a note of the agency; an addition. */
export async function postLeadNote(
  rest: RestClient,
  uuid: string,
  { text, idempotencyKey }: { readonly text: string; readonly idempotencyKey: string | null },
): Promise<WireLead> {
  return (await rest.post(`${leadPath(uuid)}/notes`, { body: { text }, idempotencyKey, ...leadAnswer })).lead;
}

/** Deletes a note; an addition. */
export async function deleteLeadNote(rest: RestClient, uuid: string, noteUuid: string): Promise<WireLead> {
  return (await rest.delete(`${leadPath(uuid)}/notes/${noteUuid}`, leadAnswer)).lead;
}

/** RST-44. */
export function postDeclineReason(rest: RestClient, uuid: string, reason: DeclineReason): Promise<unknown> {
  return rest.post(`${leadPath(uuid)}/decline-reason/`, { body: { reason } });
}
