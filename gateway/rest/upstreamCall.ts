import type { Asker } from './asker.ts';
import { BoundedMap } from './boundedMap.ts';
import type { Deadlines } from './deadlines.ts';
import { UpstreamError } from './errors.ts';
import type { UpstreamField } from './errors.ts';
import type { Passage, Protection, Traffic } from './protection.ts';
import type { RetryBudget } from './retryBudget.ts';
import { readReason } from './toldReason.ts';
import type { Transport, TransportAnswer, TransportRequest } from './transport.ts';

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
  readonly deadlines: Deadlines;
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
  readonly asker: Asker | null;
  /** See WriteOptions. */
  readonly tellsWhy: string | null;
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
function errorOf(answer: TransportAnswer, { method, credentialHash, tellsWhy }: CallRequest): UpstreamError | null {
  if (answer.status < 400) return null;
  const { status, retryAfter } = answer;
  const code = readCode(answer.body);
  const parts = {
    status,
    code,
    reason: code !== '' && code === tellsWhy ? readReason(answer.body) : undefined,
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
  /** Until when (monotonic ms) a credential was told to stay away from an upstream. */
  const pauses = new BoundedMap<string, number>(MAX_PAUSES);

  const pauseKey = (request: CallRequest): string => `${request.upstream.name} ${request.credentialHash}`;

  const refuseWhilePaused = (request: CallRequest): void => {
    if (request.credentialHash === null || pauses.size === 0) return;
    const left = (pauses.get(pauseKey(request)) ?? 0) - performance.now();
    if (left > 0) throw new UpstreamError({ kind: 'rateLimited', status: 429, retryAfter: Math.ceil(left / 1000) });
  };

  const notePause = (request: CallRequest, error: unknown): void => {
    if (request.credentialHash === null || !(error instanceof UpstreamError) || error.kind !== 'rateLimited') return;
    if (!error.retryAfter) return;
    // The asker is told all of it; to us an upstream may have changed its mind by then.
    pauses.set(pauseKey(request), performance.now() + Math.min(error.retryAfter, LONGEST_PAUSE_S) * 1000);
  };

  const mayRetry = ({ method, upstream }: CallRequest, error: unknown, until: number): boolean =>
    method === 'GET' &&
    isRetriable(error) &&
    until - performance.now() >= RETRY_JITTER_MS + MIN_LEFT_FOR_RETRY_MS &&
    upstream.retries.spend();

  return async (request: CallRequest): Promise<unknown> => {
    refuseWhilePaused(request);
    const { upstream, traffic, method, path, headers, body, asker, requestId } = request;
    const { deadlines, protection } = upstream;
    upstream.retries.earn();
    let started = performance.now();
    // Waiting for a place counts, and so does a first try.
    const until = started + upstream.deadline;
    for (let isRetry = false; ; isRetry = true) {
      request.spend();
      let passage: Passage | null = null;
      let failure: unknown;
      let result: number | string = 'error';
      try {
        const entered = protection.enter(traffic, until);
        passage = 'traffic' in entered ? entered : await entered;
        const fullPath = upstream.basePath + path + request.search;
        const answer = await transport.send({ path: fullPath, method, headers, body, until, deadlines, asker });
        result = answer.status;
        const error = errorOf(answer, request);
        if (error) throw error;
        return answer.body;
      } catch (error) {
        failure = error;
        if (error instanceof UpstreamError && error.kind !== 'status') result = error.kind;
        notePause(request, error);
        if (isRetry || !mayRetry(request, error, until)) throw error;
      } finally {
        if (passage) protection.leave(passage, failure);
        const ms = performance.now() - started;
        report({ upstream: upstream.name, traffic, method, path, requestId, result, ms, isRetry });
      }
      await new Promise((resolve) => setTimeout(resolve, Math.random() * RETRY_JITTER_MS));
      started = performance.now();
    }
  };
}

export type UpstreamCaller = ReturnType<typeof createCaller>;
