import type { WireLead } from '../../contract/leads.ts';

/** Number of leads from the last week, from the three weeks before it, and older. */
export type ByAge = readonly [week: number, month: number, older: number];

/** The leads of one demo account. */
export interface LeadPlan {
  readonly account: string;
  /** Number of leads to answer, all from the last week: older ones have expired. */
  readonly active: number;
  /** Whether the oldest of them expires within hours. */
  readonly hasUrgentLead: boolean;
  readonly accepted: ByAge;
  readonly declined: ByAge;
  readonly expired: ByAge;
  readonly blocked: ByAge;
  /** Number of requests for a proposal by status; all other leads are briefs. */
  readonly proposals: Readonly<Record<WireLead['status'], number>>;
  /** Number of accepted leads by mark, assigned to the oldest leads first. */
  readonly marks: Readonly<Record<NonNullable<WireLead['mark']>, number>>;
  /** Number of blocked leads that were accepted before and therefore have a chat. */
  readonly blockedWithChat: number;
  readonly archivedChats: number;
  readonly unreadChats: number;
  /** Whether the account takes days to answer. */
  readonly isSlow: boolean;
}

const none = { addedToCrm: 0, closedWon: 0, closedLost: 0, rejectedByLead: 0 };

/** The first account shows everything the product can do. */
export const leadPlans: readonly LeadPlan[] = [
  {
    account: 'owner-scale',
    active: 14,
    hasUrgentLead: true,
    accepted: [2, 10, 50],
    declined: [1, 6, 24],
    expired: [0, 4, 18],
    blocked: [0, 1, 7],
    proposals: { active: 4, accepted: 19, declined: 9, expired: 7, blocked: 2 },
    marks: { addedToCrm: 12, closedWon: 14, closedLost: 9, rejectedByLead: 5 },
    blockedWithChat: 2,
    archivedChats: 18,
    unreadChats: 9,
    isSlow: false,
  },
  {
    account: 'owner-advanced',
    active: 9,
    hasUrgentLead: true,
    accepted: [3, 7, 14],
    declined: [1, 2, 6],
    expired: [0, 1, 2],
    blocked: [0, 0, 1],
    proposals: { active: 3, accepted: 9, declined: 3, expired: 1, blocked: 0 },
    marks: { addedToCrm: 3, closedWon: 5, closedLost: 2, rejectedByLead: 1 },
    blockedWithChat: 0,
    archivedChats: 6,
    unreadChats: 4,
    isSlow: false,
  },
  {
    account: 'owner-leadgen',
    active: 9,
    hasUrgentLead: true,
    accepted: [2, 5, 6],
    declined: [1, 1, 2],
    expired: [0, 1, 1],
    blocked: [0, 0, 0],
    proposals: { active: 2, accepted: 4, declined: 1, expired: 0, blocked: 0 },
    marks: { addedToCrm: 2, closedWon: 2, closedLost: 1, rejectedByLead: 0 },
    blockedWithChat: 0,
    archivedChats: 2,
    unreadChats: 3,
    isSlow: false,
  },
  {
    account: 'owner-legacy',
    active: 4,
    hasUrgentLead: true,
    accepted: [0, 2, 5],
    declined: [0, 1, 1],
    expired: [0, 5, 6],
    blocked: [0, 0, 1],
    proposals: { active: 1, accepted: 2, declined: 0, expired: 3, blocked: 0 },
    marks: { addedToCrm: 1, closedWon: 1, closedLost: 1, rejectedByLead: 0 },
    blockedWithChat: 0,
    archivedChats: 1,
    unreadChats: 2,
    isSlow: true,
  },
  {
    account: 'owner-start',
    active: 4,
    hasUrgentLead: false,
    accepted: [1, 3, 4],
    declined: [1, 1, 1],
    expired: [0, 1, 1],
    blocked: [0, 0, 1],
    proposals: { active: 1, accepted: 2, declined: 1, expired: 0, blocked: 0 },
    marks: { addedToCrm: 1, closedWon: 1, closedLost: 0, rejectedByLead: 1 },
    blockedWithChat: 0,
    archivedChats: 1,
    unreadChats: 2,
    isSlow: false,
  },
  {
    account: 'trial',
    active: 5,
    hasUrgentLead: true,
    accepted: [2, 2, 0],
    declined: [1, 1, 0],
    expired: [0, 1, 0],
    blocked: [0, 0, 0],
    proposals: { active: 1, accepted: 1, declined: 1, expired: 0, blocked: 0 },
    marks: none,
    blockedWithChat: 0,
    archivedChats: 0,
    unreadChats: 2,
    isSlow: false,
  },
  {
    account: 'recipient',
    active: 5,
    hasUrgentLead: false,
    accepted: [1, 3, 2],
    declined: [0, 2, 1],
    expired: [0, 1, 1],
    blocked: [0, 0, 0],
    proposals: { active: 1, accepted: 2, declined: 1, expired: 0, blocked: 0 },
    marks: none,
    blockedWithChat: 0,
    archivedChats: 0,
    unreadChats: 1,
    isSlow: false,
  },
  {
    account: 'blocked',
    active: 0,
    hasUrgentLead: false,
    accepted: [0, 1, 3],
    declined: [0, 0, 1],
    expired: [0, 1, 0],
    blocked: [0, 0, 0],
    proposals: { active: 0, accepted: 1, declined: 0, expired: 0, blocked: 0 },
    marks: none,
    blockedWithChat: 0,
    archivedChats: 1,
    unreadChats: 0,
    isSlow: false,
  },
  {
    account: 'limit',
    active: 2,
    hasUrgentLead: false,
    accepted: [1, 2, 3],
    declined: [0, 1, 0],
    expired: [0, 0, 0],
    blocked: [0, 0, 0],
    proposals: { active: 0, accepted: 2, declined: 0, expired: 0, blocked: 0 },
    marks: { ...none, closedWon: 1 },
    blockedWithChat: 0,
    archivedChats: 1,
    unreadChats: 1,
    isSlow: false,
  },
];
