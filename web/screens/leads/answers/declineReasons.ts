import { DECLINE_REASONS } from '../../../../domain/leads.ts';
import type { DeclineReason } from '../../../../domain/leads.ts';

const NAMES = {
  budget: 'BUDGET',
  service: 'SERVICE',
  industry: 'INDUSTRY',
  too_busy: 'TOO_BUSY',
  location: 'LOCATION',
  language: 'LANGUAGE',
  spam: 'SPAM',
  other: 'OTHER',
} as const satisfies Record<DeclineReason, string>;

/** A reason's name in the contract. */
export type ContractReason = (typeof NAMES)[DeclineReason];

export function contractReason(reason: DeclineReason): ContractReason {
  return NAMES[reason];
}

/** The reasons, in the order in which they are offered. */
export const CONTRACT_REASONS: readonly ContractReason[] = DECLINE_REASONS.map(contractReason);
