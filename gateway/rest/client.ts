import type { Check } from './check.ts';
import type { Credential } from './credential.ts';
import type { KeepClass } from './publicReads.ts';

/** Query parameters of a read. `undefined` and `null` are left out. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface ReadOptions<T = unknown> {
  /** The call goes under the messaging base path, with its 5 s deadline (RST-04); otherwise 10 s. */
  readonly messaging?: boolean;
  /** A body that does not pass is refused as `badResponse`. */
  readonly check?: Check<T>;
}

export interface PublicReadOptions<T = unknown> extends ReadOptions<T> {
  /** How long the answer is kept; `price` unless given. One that does not pass the check is not kept. */
  readonly keep?: KeepClass;
}

/** A file with fields beside it, sent as `multipart/form-data`. Names of fields and file are ours: they need no escaping. */
export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  /** Goes in the field `file`. */
  readonly file: { readonly name: string; readonly type: string; readonly content: Buffer };
}

export interface WriteOptions<T = unknown> {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Instead of `body`. */
  readonly form?: Form;
  readonly query?: Query;
  /** Further headers of this call: only `idempotency-key` and `x-client-address` are let through. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly messaging?: boolean;
  /** A body that does not pass is refused as `badResponse`; the write may have been executed (`outcomeUnknown`). */
  readonly check?: Check<T>;
  /** The one error code whose `message` the upstream writes for a person: it becomes `UpstreamError.userFacingReason`. */
  readonly userFacingReasonOf?: string;
}

/**
 * Calls to the upstream for one operation of one caller; never shared between operations.
 *
 * - The same read (path and sorted query) is sent once per operation; failures are not remembered; a write forgets all reads.
 * - Deadlines are total: 5 s for messaging, 10 s otherwise. GETs are tried once more on a broken connection or 502/503/504; writes never, except once after a 401 with a fresh CSRF token (RST-01, RST-02).
 * - At most 60 calls per operation, else `overBudget`.
 * - Throws `UpstreamError`; never anything that carries the upstream's text, unless a write asks for the reason behind one code (`userFacingReasonOf`).
 *
 * Paths are written exactly as in spec §7, slashes included: `/account/leads`, `/agency/chats/`.
 * Path parameters go through `encodeURIComponent`.
 */
export interface RestClient {
  get<T = unknown>(path: string, query?: Query, options?: ReadOptions<T>): Promise<T>;
  post<T = unknown>(path: string, options?: WriteOptions<T>): Promise<T>;
  put<T = unknown>(path: string, options?: WriteOptions<T>): Promise<T>;
  delete<T = unknown>(path: string, options?: WriteOptions<T>): Promise<T>;
  /**
   * A read of data that is the same for everybody (prices, catalogue, directory), sent without a credential and kept in the process per
   * language, as long as its class says (publicReads.ts).
   */
  getPublic<T = unknown>(path: string, query?: Query, options?: PublicReadOptions<T>): Promise<T>;
  /** Changes the language of the calls to come; what is remembered stays. */
  speak(locale: string): void;
  /** Forgets every remembered read: before a pushed event, after a change made elsewhere. */
  forget(): void;
  /** Calls sent to the upstream so far, retries and CSRF fetches included. */
  readonly calls: number;
}

export interface RestClientOptions {
  readonly locale: string;
  readonly requestId: string;
  /** Cancels reads (never writes) when the client has gone. */
  readonly signal?: AbortSignal;
  /** `poll`: background reads of live/, the first to be shed under load. */
  readonly traffic?: 'operation' | 'poll';
  /** Calls already made by this operation; shared when a second client continues it (after signing in). */
  readonly budget?: { calls: number };
}

/** Makes one client per operation (or per poll). `credential` null: none is sent. */
export type RestClients = (credential: Credential | null, options: RestClientOptions) => RestClient;
