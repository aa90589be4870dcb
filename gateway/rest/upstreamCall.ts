import { LRUCache } from 'lru-cache';
import { UpstreamError } from './errors.ts';
import type { UpstreamField } from './errors.ts';
import type { Protection, Traffic } from './protection.ts';
import type { RetryBudget } from './retryBudget.ts';
import { Cancellation } from './transport.ts';
import type { Transport, TransportAnswer, TransportRequest } from './transport.ts';
import { readUserFacingReason } from './userFacingReason.ts';

/** Total deadlines, ms (RST-04). */
export const MESSAGING_DEADLINE_MS = 5_000;
export const DEADLINE_MS = 10_000;
/** A retry is pointless when less than this is left of the deadline, ms. */
const MIN_LEFT_FOR_RETRY_MS = 200;
const RETRY_JITTER_MS = 50;
const MAX_PAUSES = 10_000;
/** A credential is kept away at most this long, however long the upstream asked for. */
const LONGEST_PAUSE_S = 300;

/** What one upstream (the API, or messaging) needs to be called: address, protection, retry budget. */
export interface Upstream {
  readonly name: 'api' | 'messaging';
  /** Path before every call's path, '' or '/messaging/api/v1'. */
  readonly basePath: string;
  /** Total, ms. */
  readonly deadline: number;
  readonly protection: Protection;
  readonly retries: RetryBudget;
}

/** What observers (metrics, log) learn of each call. Paths are without query. */
export interface CallReport {
  readonly upstream: string;
  readonly traffic: Traffic;
  readonly method: string;
  readonly path: string;
  readonly requestId: string;
  /** HTTP status, or the kind of the failure. */
  readonly result: number | string;
  readonly ms: number;
  readonly isRetry: boolean;
}

export interface CallRequest {
  readonly upstream: Upstream;
  readonly traffic: Traffic;
  readonly method: TransportRequest['method'];
  readonly path: string;
  readonly search: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly requestId: string;
  readonly credentialHash: string | null;
  /** Cancels the call; null: it goes on though nobody waits for it. */
  readonly signal: AbortSignal | null;
  /** See WriteOptions. */
  readonly userFacingReasonOf: string | null;
  /** Called before every call that is sent, retries included; throws when the operation has used up its calls. */
  readonly spend: () => void;
}

function isRetriable(error: unknown): boolean {
  return (
    error instanceof UpstreamError &&
    (error.kind === 'network' || (error.kind === 'status' && error.status >= 502 && error.status <= 504))
  );
}

function readCode(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('code' in body)) return '';
  const { code } = body;
  if (typeof code === 'number') return String(code);
  return typeof code === 'string' && /^\w{1,64}$/.test(code) ? code : '';
}

function readFields(body: unknown): UpstreamField[] {
  if (typeof body !== 'object' || body === null || !('fields' in body) || !Array.isArray(body.fields)) return [];
  return body.fields.slice(0, 100).flatMap((field: unknown) => {
    if (typeof field !== 'object' || field === null || !('path' in field)) return [];
    const { path } = field;
    return typeof path === 'string' && /^[\w.[\]-]{1,200}$/.test(path) ? [{ path, code: readCode(field) }] : [];
  });
}

/** The error a status stands for, null when it is a success. */
function errorOf(
  answer: TransportAnswer,
  { method, credentialHash, userFacingReasonOf }: CallRequest,
): UpstreamError | null {
  if (answer.status < 400) return null;
  const { status, retryAfter } = answer;
  const code = readCode(answer.body);
  const parts = {
    status,
    code,
    userFacingReason: code !== '' && code === userFacingReasonOf ? readUserFacingReason(answer.body) : undefined,
    fields: readFields(answer.body),
    retryAfter: retryAfter ?? undefined,
    // It may have failed after it had done what it was asked to.
    outcomeUnknown: method !== 'GET' && status >= 500,
  };
  if (status === 429) return new UpstreamError({ ...parts, kind: 'rateLimited' });
  // Without a credential a 401 is the answer of sign-in, not an ended session.
  if (status === 401 && credentialHash !== null) return new UpstreamError({ ...parts, kind: 'unauthenticated' });
  return new UpstreamError({ ...parts, kind: 'status' });
}

/**
 * Makes single calls under protection: bulkhead, breaker, deadline, one retry of reads, Retry-After.
 * Throws UpstreamError for everything but a success.
 */
export function createCaller(transport: Transport, report: (call: CallReport) => void) {
  /** Credentials that an upstream has asked to stay away, for as long as it asked. */
  const pauses = new LRUCache<string, true>({ max: MAX_PAUSES });

  const pauseKey = (request: CallRequest): string => `${request.upstream.name} ${request.credentialHash}`;

  const refuseWhilePaused = (request: CallRequest): void => {
    const left = pauses.getRemainingTTL(pauseKey(request));
    if (left > 0) throw new UpstreamError({ kind: 'rateLimited', status: 429, retryAfter: Math.ceil(left / 1000) });
  };

  const notePause = (request: CallRequest, error: unknown): void => {
    if (request.credentialHash === null || !(error instanceof UpstreamError) || error.kind !== 'rateLimited') return;
    if (!error.retryAfter) return;
    // The client hears all of it; by then the upstream may have changed its mind.
    pauses.set(pauseKey(request), true, { ttl: Math.min(error.retryAfter, LONGEST_PAUSE_S) * 1000 });
  };

  const mayRetry = ({ method, upstream }: CallRequest, error: unknown, { deadline }: Cancellation): boolean =>
    method === 'GET' &&
    isRetriable(error) &&
    deadline - performance.now() >= RETRY_JITTER_MS + MIN_LEFT_FOR_RETRY_MS &&
    upstream.retries.spend();

  const send = async (request: CallRequest, cancellation: Cancellation): Promise<TransportAnswer> => {
    const { upstream, method, headers, body } = request;
    const path = upstream.basePath + request.path + request.search;
    const answer = await transport.send({ path, method, headers, body }, cancellation);
    const error = errorOf(answer, request);
    if (error) throw error;
    return answer;
  };

  const tryOnce = (request: CallRequest, cancellation: Cancellation): Promise<TransportAnswer> =>
    new Promise((resolve, reject) => {
      // Until the call gets its permit; a cancelled waiter would be refused only then.
      cancellation.listen((kind) => reject(new UpstreamError({ kind })));
      request.upstream.protection
        .execute(request.traffic, cancellation, () => send(request, cancellation))
        .then(resolve, reject);
    });

  return async (request: CallRequest): Promise<unknown> => {
    refuseWhilePaused(request);
    const { upstream, traffic, method, path, requestId } = request;
    upstream.retries.earn();
    // Waiting for a permit counts, and so does a first try.
    const cancellation = new Cancellation(upstream.deadline, request.signal);
    try {
      for (let isRetry = false; ; isRetry = true) {
        request.spend();
        const started = performance.now();
        let result: number | string = 'error';
        try {
          const answer = await tryOnce(request, cancellation);
          result = answer.status;
          return answer.body;
        } catch (error) {
          if (error instanceof UpstreamError) result = error.kind === 'status' ? error.status : error.kind;
          notePause(request, error);
          if (isRetry || !mayRetry(request, error, cancellation)) throw error;
        } finally {
          const ms = performance.now() - started;
          report({ upstream: upstream.name, traffic, method, path, requestId, result, ms, isRetry });
        }
        await new Promise<unknown>((resolve) => {
          cancellation.listen(resolve);
          setTimeout(resolve, Math.random() * RETRY_JITTER_MS);
        });
      }
    } finally {
      cancellation.close();
    }
  };
}

export type UpstreamCaller = ReturnType<typeof createCaller>;
