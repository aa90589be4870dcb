import type { Upstream } from '../../harness/upstream.ts';
import type { Seen } from './quickGateway.ts';

/** What one run of an operation needs: made afresh for every run, so that no run is in another's way. */
export interface Prepared {
  /** Path of the upstream call, as called. */
  readonly path: string;
  readonly variables?: object;
  /** Instead of the row's own session. */
  readonly cookie?: string;
}

/** One call of the upstream and the operation that makes it (GWY-01). */
export interface UpstreamCall {
  /** Method and path as the upstream's OpenAPI document spells them. */
  readonly call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  readonly row: string;
  /** Field or mutation of the contract. */
  readonly field: string;
  /** Whose session makes it; null: nobody's. */
  readonly account: string | null;
  /** Empty: made by a subscription, which tests/live/faults.test.ts holds against the same faults. */
  readonly document: string;
  prepare?(stage: Stage): Promise<Prepared> | Prepared;
  /** Path of the answer that fails with the call; without it the whole operation does (mutations). */
  readonly at?: string;
  /** Path of the answer that stays. */
  readonly beside?: string;
  /** The call answers without a body, so whatever a success carries is not looked at. */
  readonly isBodyless?: true;
  /** A success is kept for minutes: it is read only at the end of the test. */
  readonly isKept?: true;
  /** The operation has an answer of its own to any failure of the call. */
  copes?(answer: Seen): boolean;
}

/** What `prepare` may use. */
export interface Stage {
  readonly upstream: Upstream;
  /** An open chat of `BIG`; none comes twice in a row of twenty. */
  chat(): string;
  /** The cookie of a session that nothing else uses. */
  session(account: string): Promise<string>;
  /** Runs an operation as `BIG` that must succeed; its data. */
  ask(query: string, variables: object): Promise<Record<string, Record<string, unknown>>>;
  /** Another number at each call. */
  next(): number;
}

export const BIG = 'owner-scale';
export const MESSAGING = '/messaging/api/v1';

/** What stands at a path of an answer; null when there is nothing. */
export function dig(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name] ?? null, value);
}
