import type { Upstream } from '../../harness/upstream.ts';
import type { Seen } from './quickGateway.ts';

/** Data for one operation, prepared for every run, so that runs are independent. */
export interface Prepared {
  /** Path of the upstream call. */
  readonly path: string;
  readonly variables?: object;
  /** Replaces the row's own session. */
  readonly cookie?: string;
}

/** An upstream call and the operation that makes it (GWY-01). */
export interface UpstreamCall {
  /** Method and path as in the upstream's OpenAPI document. */
  readonly call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  readonly row: string;
  /** Field or mutation of the contract. */
  readonly field: string;
  /** The account of the session; null: a visitor. */
  readonly account: string | null;
  /** Empty for calls that subscriptions make; tests/live/faults.test.ts tests those with the same faults. */
  readonly document: string;
  prepare?(stage: Stage): Promise<Prepared> | Prepared;
  /** The path in the response that fails with the call. Without it, the whole operation fails, as mutations do. */
  readonly at?: string;
  /** A path in the response that must not be affected. */
  readonly beside?: string;
  /** The call has no response body, so the body of a success is not checked. */
  readonly isBodyless?: true;
  /** A success is cached for minutes, so it is read only at the end of the test. */
  readonly isKept?: true;
  /** Whether the response shows that the operation has handled the failure. */
  copes?(answer: Seen): boolean;
}

/** What `prepare` can use. */
export interface Stage {
  readonly upstream: Upstream;
  /** An open chat of `BIG`; not repeated within twenty calls. */
  chat(): string;
  /** The cookie of a session that nothing else uses. */
  session(account: string): Promise<string>;
  /** Runs an operation as `BIG`, which must succeed, and returns its data. */
  ask(query: string, variables: object): Promise<Record<string, Record<string, unknown>>>;
  /** A new number for each call. */
  next(): number;
}

export const BIG = 'owner-scale';
export const MESSAGING = '/messaging/api/v1';

/** The value at a path of a response; null if there is none. */
export function dig(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name] ?? null, value);
}

/** Whether its operation may read the catalogue, which a gateway reads once for all. */
export function readsCatalogue({ call }: UpstreamCall): boolean {
  return /profile|review|agencies|filters/.test(call);
}
