/**
 * Lead statuses (STA-01). Only an active lead can be answered; only the upstream expires and blocks leads (STA-04,
 * STA-05).
 */
export const LEAD_STATUSES = ['active', 'accepted', 'declined', 'expired', 'blocked'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** The two answers to a lead (STA-02, STA-03). */
export type LeadAnswer = 'accepted' | 'declined';

/** Marks that an accepted lead can get later (O-19). */
export const LEAD_MARKS = ['addedToCrm', 'closedWon', 'closedLost', 'rejectedByLead'] as const;
export type LeadMark = (typeof LEAD_MARKS)[number];

/** Lead types (spec §3). */
export const LEAD_TYPES = ['brief', 'proposal'] as const;
export type LeadType = (typeof LEAD_TYPES)[number];

/** Values of the type filter; `all` is the default (STA-07, QRY-03). */
export const LEAD_TYPE_FILTERS = ['all', ...LEAD_TYPES] as const;
export type LeadTypeFilter = (typeof LEAD_TYPE_FILTERS)[number];

/** Values of the period filter; `all` is the default (STA-08, QRY-02). */
export const LEAD_PERIODS = ['last_7_days', 'last_30_days', 'all'] as const;
export type LeadPeriod = (typeof LEAD_PERIODS)[number];

/** Sort orders of a list of leads; `newest` is the default, the others are additions to the specification. */
export const LEAD_SORTS = ['newest', 'deadline', 'updated'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/**
 * Length of a period in days, including today; null means unlimited (STA-08). A lead belongs to the day it was received
 * in the account's time zone. The dashboard's ranges with the same names cover the same days.
 */
export const LEAD_PERIOD_DAYS: Readonly<Record<LeadPeriod, number | null>> = {
  last_7_days: 7,
  last_30_days: 30,
  all: null,
};

/**
 * Values of the status filter, which are also the names of the status counters (QRY-04, ENT-46, O-19); `expired` and
 * `blocked` are additions to the specification. No value means all leads.
 */
export const LEAD_STATUS_FILTERS = [
  'accepted',
  'rejected',
  'addedToCrm',
  'pending',
  'closedWon',
  'closedLost',
  'rejectedByLead',
  'expired',
  'blocked',
] as const;
export type LeadStatusFilter = (typeof LEAD_STATUS_FILTERS)[number];

/** What a status filter matches. If `mark` is null, leads match with or without a mark. */
export interface LeadStatusRule {
  readonly status: LeadStatus;
  readonly mark: LeadMark | null;
}

/** Status and mark of each status filter (O-19). */
export const LEAD_STATUS_RULES: Readonly<Record<LeadStatusFilter, LeadStatusRule>> = {
  accepted: { status: 'accepted', mark: null },
  rejected: { status: 'declined', mark: null },
  pending: { status: 'active', mark: null },
  addedToCrm: { status: 'accepted', mark: 'addedToCrm' },
  closedWon: { status: 'accepted', mark: 'closedWon' },
  closedLost: { status: 'accepted', mark: 'closedLost' },
  rejectedByLead: { status: 'accepted', mark: 'rejectedByLead' },
  expired: { status: 'expired', mark: null },
  blocked: { status: 'blocked', mark: null },
};

/** Whether a lead matches a status filter and its counter; `accepted` includes marked leads (ENT-46, O-19). */
export function matchesStatusFilter(
  lead: { readonly status: LeadStatus; readonly mark: LeadMark | null },
  filter: LeadStatusFilter,
): boolean {
  const rule = LEAD_STATUS_RULES[filter];
  return lead.status === rule.status && (rule.mark === null || lead.mark === rule.mark);
}

/** Whether a lead can be accepted or declined (STA-06). */
export function canAnswerLead(status: LeadStatus): boolean {
  return status === 'active';
}

/** Reasons for declining, one of which is required (STA-10). */
export const DECLINE_REASONS = [
  'budget',
  'service',
  'industry',
  'too_busy',
  'location',
  'language',
  'spam',
  'other',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Statuses of a lead's review (STA-11). */
export type LeadReviewStatus = 'created' | 'pending' | 'completed' | 'rejected' | 'unsuccessful';

/** Default page size of leads (CON-01). */
export const LEAD_PAGE_SIZE = 10;

/** Days an agency has to answer a lead (STA-04, O-20). */
export const LEAD_DEADLINE_DAYS = 7;

const DAY_MS = 86_400_000;

/** When an unanswered lead expires: seven times 24 hours after it was received (STA-04, O-20). */
export function leadExpiresAt(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + LEAD_DEADLINE_DAYS * DAY_MS);
}
