import { isMember } from '../../../../domain/closedSet.ts';
import { CONTRACT_REASONS } from './declineReasons.ts';
import type { ContractReason } from './declineReasons.ts';

/** `held` can be undone, `sending` is being sent, `failed` can be retried. */
const STATES = ['held', 'sending', 'failed'] as const;

/** An answer that the gateway has not confirmed yet. */
export interface PendingAnswer {
  /** Global id of the lead. */
  readonly leadId: string;
  /** Why the lead is declined; null accepts it. */
  readonly reason: ContractReason | null;
  readonly state: (typeof STATES)[number];
  /** The lead is declined, but its reason was not saved. */
  readonly isReasonMissing: boolean;
  /** When it was given, in ms since the epoch. */
  readonly at: number;
}

/** The result of sending an answer. */
export type AnswerOutcome =
  | { readonly kind: 'done'; readonly isAccept: boolean; readonly chatUuid: string | null }
  | { readonly kind: 'reasonMissing' }
  | { readonly kind: 'refused'; readonly code: 'LEAD_NOT_ACTIVE' | 'LEAD_NOT_FOUND' }
  | { readonly kind: 'failed'; readonly isAccept: boolean };

/** Validates a stored answer, which may be corrupt or from another version; null drops it. */
export function readPendingAnswer(value: unknown): PendingAnswer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { leadId, reason, state, isReasonMissing, at } = value as Partial<Record<keyof PendingAnswer, unknown>>;
  if (typeof leadId !== 'string' || typeof at !== 'number' || typeof isReasonMissing !== 'boolean') return null;
  if (typeof state !== 'string' || !isMember(STATES, state)) return null;
  if (reason !== null && (typeof reason !== 'string' || !isMember(CONTRACT_REASONS, reason))) return null;
  return { leadId, reason, state, isReasonMissing, at };
}
