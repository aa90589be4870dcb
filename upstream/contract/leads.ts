import { Type, type Static } from 'typebox';
import {
  call,
  Closed,
  Count,
  Cursor,
  Day,
  Described,
  Entity,
  NamedId,
  Nullable,
  PageNumber,
  PageSize,
  Timestamp,
  Uuid,
} from './call.ts';

export const LeadType = Type.Enum(['brief', 'proposal']);
export const LeadStatus = Type.Enum(['active', 'accepted', 'declined', 'expired', 'blocked']);
export const LeadMark = Type.Enum(['addedToCrm', 'closedWon', 'closedLost', 'rejectedByLead']);
export const LeadReviewStatus = Type.Enum(['created', 'pending', 'completed', 'rejected', 'unsuccessful']);
export const LeadStatusFilter = Type.Enum([
  'accepted',
  'rejected',
  'addedToCrm',
  'pending',
  'closedWon',
  'closedLost',
  'rejectedByLead',
  'expired',
  'blocked',
]);
export const LeadTypeFilter = Type.Enum(['all', 'brief', 'proposal']);
export const LeadPeriod = Type.Enum(['last_7_days', 'last_30_days', 'all']);
export const DeclineReason = Type.Enum([
  'budget',
  'service',
  'industry',
  'too_busy',
  'location',
  'language',
  'spam',
  'other',
]);
export const ContactMethodType = Type.Enum(['email', 'phone', 'whatsapp', 'chat', 'other']);
export const ProjectDuration = Type.Enum([
  'lessThanMonth',
  'oneToThreeMonths',
  'threeToSixMonths',
  'moreThanSixMonths',
]);

export const DomainOverview = Entity("Figures about a lead's website.", {
  domain: Type.String(),
  authorityScore: Type.Integer(),
  organicTraffic: Type.Integer(),
  keywords: Type.Integer(),
  backlinks: Type.Integer(),
  topCountry: Nullable(Type.String()),
});
export type WireDomainOverview = Static<typeof DomainOverview>;

export const ContactMethod = Entity('A way to reach a lead.', { type: ContactMethodType, value: Type.String() });
export type WireContactMethod = Static<typeof ContactMethod>;

export const LeadNote = Entity('An internal note of the agency.', {
  uuid: Uuid,
  text: Type.String(),
  createdAt: Timestamp,
});
export type WireLeadNote = Static<typeof LeadNote>;

export const Lead = Entity('A request for work that an agency received.', {
  uuid: Uuid,
  slug: Type.String(),
  type: LeadType,
  status: LeadStatus,
  mark: Described('Outcome of an accepted lead.', Nullable(LeadMark)),
  reviewStatus: Nullable(LeadReviewStatus),
  name: Type.String(),
  company: Nullable(Type.String()),
  website: Nullable(Type.String()),
  domain: Nullable(Type.String()),
  country: Described('ISO 3166-1 alpha-2.', Nullable(Type.String())),
  language: Described("Language of the lead's texts.", Type.String()),
  title: Type.String(),
  text: Type.String(),
  services: Type.Array(NamedId),
  budget: Described(
    'Whole USD. If `to` is null, there is no upper limit.',
    Nullable(Type.Object({ from: Type.Integer(), to: Nullable(Type.Integer()) })),
  ),
  projectDuration: Nullable(ProjectDuration),
  receivedAt: Timestamp,
  expiresAt: Described('Only while active.', Nullable(Timestamp)),
  answeredAt: Nullable(Timestamp),
  declineReason: Nullable(DeclineReason),
  domainOverview: Nullable(DomainOverview),
  contactMethods: Described('Empty until accepted.', Type.Array(ContactMethod)),
  chatUuid: Nullable(Uuid),
  updatedAt: Described('Time of the latest change; expiring counts as one (addition).', Type.Optional(Timestamp)),
  canSetMark: Described('Whether the agency may set the mark now (addition).', Type.Optional(Type.Boolean())),
  notes: Described("The agency's own notes, newest first (addition).", Type.Optional(Type.Array(LeadNote))),
});
export type WireLead = Static<typeof Lead>;

export const LeadStatusCounters = Entity('Number of leads by status.', {
  accepted: Count,
  rejected: Count,
  addedToCrm: Count,
  pending: Count,
  closedWon: Count,
  closedLost: Count,
  rejectedByLead: Count,
  /** The next three are additions. `all` counts every status. */
  all: Type.Optional(Count),
  expired: Type.Optional(Count),
  blocked: Type.Optional(Count),
});
export const LeadTypeCounters = Entity('Number of leads by type.', { all: Count, brief: Count, proposal: Count });
export const LeadCounters = Entity('Number of leads by status and by type.', {
  status: LeadStatusCounters,
  type: LeadTypeCounters,
});
export type WireLeadCounters = Static<typeof LeadCounters>;

export const LeadPage = Entity('A page of leads with counters.', {
  count: Count,
  pages: Count,
  page: Type.Integer({ minimum: 1 }),
  pageSize: Type.Integer({ minimum: 1 }),
  period: LeadPeriod,
  type: LeadTypeFilter,
  status: Nullable(LeadStatusFilter),
  leads: Type.Array(Lead),
  counters: LeadCounters,
  isResponsivenessScoreLow: Type.Boolean(),
  /**
   * Cursor of each lead, in the same order (addition). An upstream that returns cursors also supports the filters
   * `query`, `receivedFrom`, `receivedTo` and `updatedSince`, and the order `updated`.
   */
  cursors: Type.Optional(Type.Array(Cursor)),
  /** Number of matching leads before the first one on this page (addition). */
  start: Type.Optional(Count),
  /**
   * The response contains all changes of leads up to then, so that `GET /account/leads/events` can continue there
   * (addition).
   */
  serverTs: Type.Optional(Timestamp),
});
export type WireLeadPage = Static<typeof LeadPage>;

export const LeadParams = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200, description: 'Uuid or slug of the lead.' }),
});
export const LeadAnswer = Type.Object({ lead: Lead });
export const leadErrors = { 403: ['SUBSCRIPTION_REQUIRED'], 404: ['LEAD_NOT_FOUND'] } as const;

export const listLeads = call({
  row: 'RST-41',
  method: 'GET',
  path: '/account/leads',
  tag: 'leads',
  summary:
    'One page of leads with counters. A page beyond the end is empty but has the true count. With `after`, the page begins after that lead, and `pageNumber` is ignored.',
  query: Closed({
    pageNumber: PageNumber,
    pageSize: PageSize(10),
    period: Type.Enum(['last_7_days', 'last_30_days', 'all'], {
      default: 'all',
      description: 'Only leads received in this period.',
    }),
    type: Type.Enum(['all', 'brief', 'proposal'], { default: 'all', description: 'Only leads of this type.' }),
    status: Described('Only leads of this status; all by default.', Type.Optional(LeadStatusFilter)),
    sort: Described(
      'Newest first, nearest deadline first (addition), or least recently changed first (addition).',
      Type.Enum(['newest', 'deadline', 'updated'], { default: 'newest' }),
    ),
    query: Described(
      'Words that must all occur in the name, company, domain, title or text (addition).',
      Type.Optional(Type.String({ maxLength: 200 })),
    ),
    receivedFrom: Described("First day received, in the account's time zone (addition).", Type.Optional(Day)),
    receivedTo: Described('Last day received (addition).', Type.Optional(Day)),
    updatedSince: Described('Only leads changed at this time or later (addition).', Type.Optional(Timestamp)),
    after: Described('One of the `cursors` of an earlier page in the same order (addition).', Type.Optional(Cursor)),
  }),
  responses: { 200: LeadPage },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'], 422: ['VALIDATION_FAILED'] },
});

export const listLeadEvents = call({
  row: 'RST-41',
  method: 'GET',
  path: '/account/leads/events',
  tag: 'leads',
  summary:
    'Leads that changed after a time, oldest change first, each in its current state. All changes up to `serverTs` are included. Leads changed in the same millisecond are never split over two responses, so there may be more than `limit`. Without `after`, only `serverTs` is returned (addition).',
  query: Closed({
    after: Described('Only leads changed after this time, taken from the previous response.', Type.Optional(Timestamp)),
    limit: PageSize(200, 500),
  }),
  responses: { 200: Type.Object({ leads: Type.Array(Lead), serverTs: Timestamp }) },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'] },
});

export const getLead = call({
  row: 'RST-42',
  method: 'GET',
  path: '/account/leads/:id',
  tag: 'leads',
  summary: 'One lead, by uuid or slug.',
  params: LeadParams,
  responses: { 200: LeadAnswer },
  errors: leadErrors,
});

export const putLeadStatus = call({
  row: 'RST-43',
  method: 'PUT',
  path: '/account/leads/:id/status',
  tag: 'leads',
  summary: 'Accept or decline an active lead. Accepting opens its chat.',
  params: LeadParams,
  body: Closed({ status: Type.Enum(['accepted', 'declined']) }),
  responses: { 200: LeadAnswer },
  errors: { ...leadErrors, 409: ['LEAD_NOT_ACTIVE'] },
});

export const postDeclineReason = call({
  row: 'RST-44',
  method: 'POST',
  path: '/account/leads/:id/decline-reason/',
  tag: 'leads',
  summary: 'Save why a lead was declined.',
  params: LeadParams,
  body: Closed({ reason: DeclineReason }),
  responses: { 204: null },
  errors: { ...leadErrors, 409: ['LEAD_NOT_DECLINED'] },
});
