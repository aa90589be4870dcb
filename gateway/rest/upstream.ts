import { LRUCache } from 'lru-cache';
import { readError } from './readError.ts';
import { UpstreamError } from './errors.ts';
import { Protection } from './protection.ts';
import type { ProtectionOptions, Traffic } from './protection.ts';
import { RetryBudget } from './retryBudget.ts';
import { Cancellation } from './transport.ts';
import type { UserFacingReasons } from './client.ts';
import type { Transport, TransportAnswer, TransportRequest } from './transport.ts';

/** Minimum time left before the deadline for a retry, in ms. */
const MIN_LEFT_FOR_RETRY_MS = 200;
const RETRY_JITTER_MS = 50;
const MAX_PAUSES = 10_000;
/** Maximum time to pause calls of a credential, in seconds, whatever Retry-After says. */
const LONGEST_PAUSE_S = 300;

/** Reported after each call. */
export interface CallReport {
  readonly upstream: string;
  readonly traffic: Traffic;
  /** HTTP status, or the error kind. */
  readonly result: number | string;
  readonly ms: number;
  readonly isRetry: boolean;
}

export interface CallRequest extends TransportRequest, UserFacingReasons {
  readonly traffic: Traffic;
  readonly search: string;
  readonly credentialHash: string | null;
  /** Cancels the call; null: it continues after the client has disconnected. */
  readonly signal: AbortSignal | null;
  /** Called before every call that is sent, retries included; throws when the operation's budget is used up. */
  readonly spend: () => void;
}

export interface UpstreamOptions {
  readonly name: 'api' | 'messaging';
  /** Prefix of every path, '' or '/messaging/api/v1'. */
  readonly basePath: string;
  /** Total, ms, including a wait for a permit and a first try. */
  readonly deadline: number;
  readonly protection: ProtectionOptions;
  readonly report: (call: CallReport) => void;
}

/**
 * Client for one upstream (the API, or messaging). Applies a bulkhead, a circuit breaker and a deadline, honors
 * Retry-After, and retries reads once.
 */
export class Upstream {
  readonly #transport: Transport;
  readonly #options: UpstreamOptions;
  readonly #protection: Protection;
  readonly #retries = new RetryBudget();
  /** Hashes of credentials that must pause, until their Retry-After ends. */
  readonly #pauses = new LRUCache<string, true>({ max: MAX_PAUSES });

  constructor(transport: Transport, options: UpstreamOptions) {
    this.#transport = transport;
    this.#options = options;
    this.#protection = new Protection(options.protection);
  }

  get basePath(): string {
    return this.#options.basePath;
  }

  /** If the breaker is not closed, makes `send` its trial call. Never rejects. */
  async tryToClose(cancellation: Cancellation, send: () => Promise<unknown>): Promise<void> {
    if (this.#protection.state !== 'closed')
      await this.#protection.execute('poll', cancellation, send).catch(() => undefined);
  }

  /** Returns the body of a success. Throws UpstreamError otherwise. */
  async call(request: CallRequest): Promise<unknown> {
    this.#refuseWhilePaused(request);
    this.#retries.earn();
    const cancellation = new Cancellation(this.#options.deadline, request.signal);
    try {
      for (let isRetry = false; ; isRetry = true) {
        request.spend();
        const started = performance.now();
        try {
          const answer = await this.#protection.execute(request.traffic, cancellation, () =>
            this.#send(request, cancellation),
          );
          this.#report(request.traffic, answer.status, started, isRetry);
          return answer.body;
        } catch (error) {
          const isKnown = error instanceof UpstreamError;
          this.#report(request.traffic, isKnown ? error.status || error.kind : 'error', started, isRetry);
          this.#notePause(request, error);
          if (isRetry || !this.#mayRetry(request, error, cancellation)) throw error;
        }
        await new Promise<unknown>((resolve) => {
          cancellation.listen(resolve);
          setTimeout(resolve, Math.random() * RETRY_JITTER_MS);
        });
      }
    } finally {
      cancellation.close();
    }
  }

  #send(request: CallRequest, cancellation: Cancellation): Promise<TransportAnswer> {
    const { method, headers, body } = request;
    const path = this.basePath + request.path + request.search;
    return this.#transport.send({ path, method, headers, body }, cancellation, (answer) =>
      answer.status < 400 ? null : readError(answer, request),
    );
  }

  #report(traffic: Traffic, result: number | string, started: number, isRetry: boolean): void {
    const { name: upstream, report } = this.#options;
    report({ upstream, traffic, result, ms: performance.now() - started, isRetry });
  }

  #refuseWhilePaused({ credentialHash }: CallRequest): void {
    const left = credentialHash === null ? 0 : this.#pauses.getRemainingTTL(credentialHash);
    if (left > 0) throw new UpstreamError({ kind: 'rateLimited', status: 429, retryAfter: Math.ceil(left / 1000) });
  }

  #notePause({ credentialHash }: CallRequest, error: unknown): void {
    if (credentialHash === null || !(error instanceof UpstreamError) || error.kind !== 'rateLimited') return;
    // The client gets the full Retry-After; our own pause is capped, in case the upstream recovers earlier.
    const pause = Math.min(error.retryAfter ?? 0, LONGEST_PAUSE_S);
    if (pause > 0) this.#pauses.set(credentialHash, true, { ttl: pause * 1000 });
  }

  #mayRetry({ method }: CallRequest, error: unknown, { deadline }: Cancellation): boolean {
    if (method !== 'GET' || !(error instanceof UpstreamError)) return false;
    const isTransient =
      error.kind === 'network' || (error.kind === 'status' && error.status >= 502 && error.status <= 504);
    const isInTime = deadline - performance.now() >= RETRY_JITTER_MS + MIN_LEFT_FOR_RETRY_MS;
    return isTransient && isInTime && this.#retries.spend();
  }
}
