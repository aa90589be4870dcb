import { isMember } from '../../../../domain/closedSet.ts';
import type { LocalMessageState } from '../../../../domain/chats.ts';

/**
 * Why a message is unconfirmed. With the first group it was rejected and did not arrive; with the second the outcome is
 * unknown. `interrupted`: the page closed before the response arrived.
 */
export const REFUSALS = [
  'chatClosed',
  'leadBlocked',
  'chatNotFound',
  'textRequired',
  'textMaxLength',
  'notAllowed',
  'rateLimited',
  'outdated',
] as const;
export const UNCERTAINTIES = ['timeout', 'network', 'general', 'interrupted'] as const;
export type Problem = (typeof REFUSALS)[number] | (typeof UNCERTAINTIES)[number];

/** Result of a delivery. `messageId`: the message's global id. */
export type Delivery =
  | { readonly ok: true; readonly messageId: string }
  | { readonly ok: false; readonly problem: Problem };

/** An unconfirmed message. */
export interface OutboxItem {
  /** Idempotency key, the same for every attempt. */
  readonly key: string;
  readonly chatUuid: string;
  /** Trimmed, as it is sent (VAL-44). */
  readonly text: string;
  /** Time of the chat's newest known message when this one was written; null in an empty chat. */
  readonly after: string | null;
  /** Ids of messages with the same text that are copies of others, on whichever page those were sent. */
  readonly taken: readonly string[];
  /** Increases with every message of the account. */
  readonly order: number;
  readonly tabId: string;
  /** When it was last queued or tried, in epoch ms of the browser's clock. */
  readonly touchedAt: number;
  readonly state: Exclude<LocalMessageState, 'success'>;
  readonly problem: Problem | null;
}

/** Whether a message may have arrived although it is unconfirmed. */
export function mayHaveArrived(item: OutboxItem): boolean {
  return item.problem === null || isMember(UNCERTAINTIES, item.problem);
}

/** Validates a stored value, which may be corrupt or from another version. */
export function readOutboxItem(value: unknown): OutboxItem | null {
  if (typeof value !== 'object' || value === null) return null;
  const { key, chatUuid, text, after, taken, order, tabId, touchedAt, state, problem } = value as Record<
    string,
    unknown
  >;
  if (typeof key !== 'string' || typeof chatUuid !== 'string' || typeof text !== 'string' || typeof tabId !== 'string')
    return null;
  if (typeof order !== 'number' || typeof touchedAt !== 'number') return null;
  if (state !== 'pending' && state !== 'error') return null;
  return {
    key,
    chatUuid,
    text,
    after: typeof after === 'string' ? after : null,
    taken: Array.isArray(taken) ? taken.filter((id) => typeof id === 'string') : [],
    order,
    tabId,
    touchedAt,
    state,
    problem: isMember(REFUSALS, problem) || isMember(UNCERTAINTIES, problem) ? problem : null,
  };
}
