import type {
  DeclineReason as DomainDeclineReason,
  LeadPeriod as DomainPeriod,
  LeadSort as DomainSort,
  LeadStatusFilter as DomainStatusFilter,
} from '../../domain/leads.ts';
import type { WireContactMethod, WireLead } from '../../upstream/contract/leads.ts';
import { enumMap } from '../relay/enums.ts';
import type {
  ContactMethodType,
  DeclineReason,
  LeadPeriod,
  LeadReviewStatus,
  LeadSort,
  LeadStage,
  LeadStatus,
  LeadStatusFilter,
  LeadType,
} from '../schema.types.ts';

export const leadTypeEnum = enumMap<WireLead['type'], LeadType>('Lead.type', { brief: 'BRIEF', proposal: 'PROPOSAL' });

/** STA-01. */
export const leadStatusEnum = enumMap<WireLead['status'], LeadStatus>('Lead.status', {
  active: 'ACTIVE',
  accepted: 'ACCEPTED',
  declined: 'DECLINED',
  expired: 'EXPIRED',
  blocked: 'BLOCKED',
});

/** The upstream's marks, under clearer names (O-19). */
export const leadStageEnum = enumMap<NonNullable<WireLead['mark']>, LeadStage>('Lead.stage', {
  addedToCrm: 'IN_CRM',
  closedWon: 'WON',
  closedLost: 'LOST',
  rejectedByLead: 'CLIENT_DECLINED',
});

/** STA-11. */
export const reviewStatusEnum = enumMap<NonNullable<WireLead['reviewStatus']>, LeadReviewStatus>('Lead.reviewStatus', {
  created: 'CREATED',
  pending: 'PENDING',
  completed: 'COMPLETED',
  rejected: 'REJECTED',
  unsuccessful: 'UNSUCCESSFUL',
});

/** STA-10. */
export const declineReasonEnum = enumMap<DomainDeclineReason, DeclineReason>('Lead.declineReason', {
  budget: 'BUDGET',
  service: 'SERVICE',
  industry: 'INDUSTRY',
  too_busy: 'TOO_BUSY',
  location: 'LOCATION',
  language: 'LANGUAGE',
  spam: 'SPAM',
  other: 'OTHER',
});

/** STA-09. */
export const contactMethodEnum = enumMap<WireContactMethod['type'], ContactMethodType>('ContactMethod.type', {
  email: 'EMAIL',
  phone: 'PHONE',
  whatsapp: 'WHATSAPP',
  chat: 'CHAT',
  other: 'OTHER',
});

/** STA-08. */
export const periodEnum = enumMap<DomainPeriod, LeadPeriod>('leads.period', {
  last_7_days: 'LAST_7_DAYS',
  last_30_days: 'LAST_30_DAYS',
  all: 'ALL',
});

/** The filter values are the names of the counters (O-19). */
export const statusFilterEnum = enumMap<DomainStatusFilter, LeadStatusFilter>('leads.status', {
  accepted: 'ACCEPTED',
  rejected: 'REJECTED',
  addedToCrm: 'ADDED_TO_CRM',
  pending: 'PENDING',
  closedWon: 'CLOSED_WON',
  closedLost: 'CLOSED_LOST',
  rejectedByLead: 'REJECTED_BY_LEAD',
  expired: 'EXPIRED',
  blocked: 'BLOCKED',
});

export const sortEnum = enumMap<DomainSort, LeadSort>('leads.sort', {
  newest: 'NEWEST',
  deadline: 'DEADLINE',
  updated: 'UPDATED',
});
