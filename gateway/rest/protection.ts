import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  DelegateBackoff,
  handleWhen,
  SamplingBreaker,
} from 'cockatiel';
import type { BulkheadPolicy, CircuitBreakerPolicy } from 'cockatiel';
import { isOutage, UpstreamError } from './errors.ts';
import type { Cancellation } from './transport.ts';

/**
 * Each kind of traffic has its own bulkhead, so that background polls never take permits from calls that users wait
 * for.
 */
export type Traffic = 'read' | 'write' | 'poll';

export type BreakerState = 'closed' | 'open' | 'halfOpen';

/** Concurrent calls to one upstream; further ones wait for a permit. */
export const PERMITS = { read: 72, write: 32, poll: 24 } as const satisfies Readonly<Record<Traffic, number>>;

const STATES: Readonly<Record<CircuitState, BreakerState>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'halfOpen',
  [CircuitState.Isolated]: 'open',
};

export interface ProtectionOptions {
  /** Calls a second below which the breaker never opens. */
  readonly minimumRps?: number;
  /** How long it stays open before a trial call (half-open), in ms. */
  readonly halfOpenAfter?: number;
  readonly onStateChange?: (state: BreakerState) => void;
}

/** Failure ratio above which the breaker opens, and the sampling window, in ms. */
const THRESHOLD = 0.5;
const SAMPLING_MS = 10_000;

function isCancelled(error: unknown): boolean {
  return error instanceof UpstreamError && error.kind === 'aborted';
}

/**
 * Circuit breaker and bulkheads of one upstream. The breaker uses Date.now: a jump of the clock can lengthen or shorten
 * the 2 s it stays open. Its sampling window advances only as calls end, so in quiet times failures count for longer
 * than 10 s.
 */
export class Protection {
  readonly #breaker: CircuitBreakerPolicy;
  readonly #bulkheads = {
    read: bulkhead(PERMITS.read, 2_000),
    write: bulkhead(PERMITS.write, 500),
    poll: bulkhead(PERMITS.poll, 126),
  };

  constructor({ minimumRps = 2, halfOpenAfter = 2_000, onStateChange }: ProtectionOptions = {}) {
    // A cancelled trial is inconclusive: the breaker opens again, and the next call is the trial.
    const counts = (error: unknown): boolean => isOutage(error) || (this.state === 'halfOpen' && isCancelled(error));
    this.#breaker = circuitBreaker(handleWhen(counts), {
      breaker: new SamplingBreaker({ threshold: THRESHOLD, duration: SAMPLING_MS, minimumRps }),
      halfOpenAfter: new DelegateBackoff(({ result }) =>
        'error' in result && isCancelled(result.error) ? 0 : halfOpenAfter,
      ),
    });
    this.#breaker.onStateChange((state) => onStateChange?.(STATES[state]));
  }

  get state(): BreakerState {
    return STATES[this.#breaker.state];
  }

  /**
   * Sends after acquiring a bulkhead permit, and counts the outcome. Throws what `send` throws, else UpstreamError
   * breakerOpen, overloaded, or the cancellation reason of a call that was waiting for a permit; such a call is never
   * sent.
   */
  execute<T>(traffic: Traffic, cancellation: Cancellation, send: () => Promise<T>): Promise<T> {
    const permits = this.#bulkheads[traffic];
    if (permits.executionSlots > 0) return this.#run(permits, cancellation, send);
    if (this.state !== 'closed') return Promise.reject(new UpstreamError({ kind: 'breakerOpen' }));
    return new Promise((resolve, reject) => {
      // The bulkhead rejects a cancelled call only when it gets a permit.
      cancellation.listen((kind) => reject(new UpstreamError({ kind })));
      this.#run(permits, cancellation, send).then(resolve, reject);
    });
  }

  async #run<T>(permits: BulkheadPolicy, cancellation: Cancellation, send: () => Promise<T>): Promise<T> {
    try {
      return await permits.execute(() => {
        if (cancellation.reason) throw new UpstreamError({ kind: cancellation.reason });
        // The breaker would make further calls wait for the trial, up to its deadline.
        if (this.state === 'halfOpen') throw new UpstreamError({ kind: 'breakerOpen' });
        return this.#breaker.execute(send);
      });
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new UpstreamError({ kind: 'breakerOpen' });
      if (error instanceof BulkheadRejectedError) throw new UpstreamError({ kind: 'overloaded' });
      throw error;
    }
  }
}
