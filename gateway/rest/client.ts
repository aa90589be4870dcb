import type { Check } from './check.ts';
import type { Credential } from './credential.ts';
import type { KeepClass } from './publicReads.ts';

/** Query parameters of a read. `undefined` and `null` are omitted. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface ReadOptions<T = unknown> {
  /** Whether to use the messaging base path, with its 5 s deadline (RST-04) instead of 10 s. */
  readonly messaging?: boolean;
  /** Type guard for the response; a body that fails it throws `badResponse`. */
  readonly check?: Check<T>;
}

export interface PublicReadOptions<T = unknown> extends Pick<ReadOptions<T>, 'check'> {
  /** Cache class of the response, default `price`. A response that fails the check is not cached. */
  readonly keep?: KeepClass;
}

/**
 * A file with form fields, sent as `multipart/form-data`. The names of fields and file are ours and need no escaping.
 */
export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  /** Sent as the field `file`. */
  readonly file: { readonly name: string; readonly type: string; readonly content: Buffer };
}

/** Refusals whose text the upstream writes for users: it becomes `UpstreamError.userFacingReason`. */
export interface UserFacingReasons {
  /** Statuses of refusals, for their `message` if they name no fields. */
  readonly userFacingReasonOf?: readonly number[] | undefined;
  /** A field, for its `message` in a refusal with status 422. */
  readonly userFacingReasonOfField?: string | undefined;
}

export interface WriteOptions<T = unknown> extends UserFacingReasons {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Instead of `body`. */
  readonly form?: Form;
  readonly query?: Query;
  /** By which the upstream recognizes a write that is sent again; null: none. */
  readonly idempotencyKey?: string | null;
  /** IP address of the client, for the upstream's limits. */
  readonly clientAddress?: string;
  readonly messaging?: boolean;
  /**
   * Type guard for the response; a body that fails it throws `badResponse`, although the write may have been executed
   * (`outcomeUnknown`).
   */
  readonly check?: Check<T>;
}

/**
 * Upstream calls for one operation of one caller; never shared between operations.
 * - The same read (path and sorted query) is sent once per operation; failures are not cached; a write clears all
 * cached reads.
 * - Deadlines are total: 5 s for messaging, 10 s otherwise. GETs are retried once after a broken connection or
 * 502/503/504; writes never, except once after a 401 with a new CSRF token (RST-01, RST-02).
 * - At most 60 calls per operation, or per event of a subscription, else `overBudget`.
 * - Throws `UpstreamError`, which never carries upstream text unless a write asks for the reason of a refusal
 * (`userFacingReasonOf`, `userFacingReasonOfField`).
 *
 * Paths are written exactly as in spec §7, slashes included: `/account/leads`, `/agency/chats/`. Encode path parameters
 * with `encodeURIComponent`.
 */
export interface RestClient {
  get<T = unknown>(path: string, query?: Query, options?: ReadOptions<T>): Promise<T>;
  post<T = unknown>(path: string, options?: WriteOptions<T>): Promise<T>;
  put<T = unknown>(path: string, options?: WriteOptions<T>): Promise<T>;
  delete<T = unknown>(path: string, options?: WriteOptions<T>): Promise<T>;
  /**
   * Reads data that is the same for everybody (prices, catalogue, directory) without a credential. Cached in the
   * process per language, by cache class (publicReads.ts).
   */
  getPublic<T = unknown>(path: string, query?: Query, options?: PublicReadOptions<T>): Promise<T>;
  /** Changes the language of subsequent calls; cached reads are kept. */
  speak(locale: string): void;
  /** Before each event of a subscription: clears cached reads and starts a new budget of calls. */
  startEvent(): void;
  /** Calls sent to the upstream so far, or for the current event, including retries and CSRF fetches. */
  readonly calls: number;
  /** Whether a public read got no answer, so that a default may be in its place. A refusal, such as 404, is an answer. */
  readonly hasFailedRead: boolean;
}

export interface RestClientOptions {
  readonly locale: string;
  readonly requestId: string;
  /** Cancels reads (never writes) when the client disconnects. */
  readonly signal?: AbortSignal;
  /** `poll`: background reads of live/, shed first under load. */
  readonly traffic?: 'operation' | 'poll';
  /** Longest wait for a public read, in ms; it continues for the cache. Without it, only the deadline of the call counts. */
  readonly patience?: number | undefined;
  /** Calls already made by this operation. A second client that continues it, after sign-in, shares this object. */
  readonly budget?: { calls: number };
}

/** Creates one client per operation or poll. `credential` null: calls carry none. */
export type RestClients = (credential: Credential | null, options: RestClientOptions) => RestClient;
