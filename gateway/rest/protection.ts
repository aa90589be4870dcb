import {
  BrokenCircuitError,
  BulkheadRejectedError,
  CircuitState,
  SamplingBreaker,
  bulkhead,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import type { BulkheadPolicy } from 'cockatiel';
import { UpstreamError } from './errors.ts';

/** Kinds of traffic, each with its own places: background polls can never take the places of what users wait for. */
export type Traffic = 'read' | 'write' | 'poll';

interface Places {
  /** Calls under way at once. */
  readonly running: number;
  /** Calls that may wait for a place; further ones are refused at once. */
  readonly waiting: number;
}

const PLACES: Readonly<Record<Traffic, Places>> = {
  read: { running: 72, waiting: 2_000 },
  write: { running: 32, waiting: 500 },
  poll: { running: 24, waiting: 126 },
};

export interface ProtectionOptions {
  /** Share of failures, 0 to 1, at which the breaker opens. */
  readonly threshold?: number;
  /** Span over which failures are counted, ms. */
  readonly window?: number;
  /** Calls a second below which the breaker never opens. */
  readonly minimumRps?: number;
  /** How long it stays open before one call is let through to try, ms. */
  readonly halfOpenAfter?: number;
  readonly onStateChange?: (state: 'closed' | 'open' | 'halfOpen') => void;
}

/** Failures that speak of the upstream's health; refusals (4xx) and askers that went away do not. */
const isOutage = (error: Error): boolean =>
  error instanceof UpstreamError &&
  (error.kind === 'timeout' || error.kind === 'network' || error.kind === 'badResponse' || error.status >= 500);

const STATE_NAMES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'halfOpen',
  [CircuitState.Isolated]: 'open',
} as const;

/** Circuit breaker and bulkheads of one upstream. An open breaker answers at once with `breakerOpen`. */
export interface Protection {
  /** `deadline`: ms that waiting for a place may take; then `timeout`, and the call is never made. */
  run<T>(traffic: Traffic, deadline: number, call: () => Promise<T>): Promise<T>;
  readonly state: 'closed' | 'open' | 'halfOpen';
}

export const createProtection = (options: ProtectionOptions = {}): Protection => {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    breaker: new SamplingBreaker({
      threshold: options.threshold ?? 0.5,
      duration: options.window ?? 10_000,
      minimumRps: options.minimumRps ?? 2,
    }),
    halfOpenAfter: options.halfOpenAfter ?? 2_000,
  });
  breaker.onStateChange((state) => options.onStateChange?.(STATE_NAMES[state]));
  const bulkheads = {
    read: bulkhead(PLACES.read.running, PLACES.read.waiting),
    write: bulkhead(PLACES.write.running, PLACES.write.waiting),
    poll: bulkhead(PLACES.poll.running, PLACES.poll.waiting),
  };

  return {
    get state() {
      return STATE_NAMES[breaker.state];
    },
    async run<T>(traffic: Traffic, deadline: number, call: () => Promise<T>): Promise<T> {
      // While one call is trying the upstream, the others would wait for its result, as long as a whole deadline.
      if (breaker.state === CircuitState.HalfOpen) throw new UpstreamError({ kind: 'breakerOpen' });
      try {
        const places = bulkheads[traffic];
        const run = (): Promise<T> => breaker.execute(call);
        return await (places.executionSlots > 0 ? places.execute(run) : queue(places, deadline, run));
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new UpstreamError({ kind: 'breakerOpen' });
        if (error instanceof BulkheadRejectedError) throw new UpstreamError({ kind: 'overloaded' });
        throw error;
      }
    },
  };
};

/** Waits for a place, but no longer than the deadline. */
const queue = async <T>(places: BulkheadPolicy, deadline: number, run: () => Promise<T>): Promise<T> => {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new UpstreamError({ kind: 'timeout' }));
    }, deadline);
  });
  const started = places.execute(() => {
    clearTimeout(timer);
    if (isLate) throw new UpstreamError({ kind: 'aborted' });
    return run();
  });
  try {
    return await Promise.race([started, late]);
  } finally {
    clearTimeout(timer);
  }
};
