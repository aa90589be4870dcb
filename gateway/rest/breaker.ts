import { UpstreamError } from './errors.ts';

export type BreakerState = 'closed' | 'open' | 'halfOpen';

export interface BreakerOptions {
  /** Share of failures, 0 to 1, above which the breaker opens. */
  readonly threshold?: number;
  /** Span over which failures are counted, ms. */
  readonly window?: number;
  /** Calls a second below which the breaker never opens. */
  readonly minimumRps?: number;
  /** How long it stays open before one call is let through to try, ms. */
  readonly halfOpenAfter?: number;
  readonly onStateChange?: (state: BreakerState) => void;
}

/** Parts the span is counted in: what is older than the span leaves it part by part. */
const PARTS = 10;

interface Part {
  /** Number of the stretch of time it counts. */
  stretch: number;
  calls: number;
  failures: number;
}

/** Failures that speak of the upstream's health; refusals (4xx) do not. */
function isOutage(failure: unknown): boolean {
  return (
    failure instanceof UpstreamError &&
    (failure.kind === 'timeout' ||
      failure.kind === 'network' ||
      failure.kind === 'badResponse' ||
      failure.status >= 500)
  );
}

/** The asker went away: that says nothing of the upstream. */
function isVerdict(failure: unknown): boolean {
  return !(failure instanceof UpstreamError && failure.kind === 'aborted');
}

/**
 * Keeps calls away from an upstream that fails: open above a share of failures, then after a while one call tries
 * whether it is well again. `now`: monotonic ms.
 */
export class Breaker {
  readonly #threshold: number;
  readonly #partMs: number;
  readonly #fewestCalls: number;
  readonly #halfOpenAfter: number;
  readonly #onStateChange: (state: BreakerState) => void;
  readonly #now: () => number;
  readonly #parts: readonly Part[] = Array.from({ length: PARTS }, () => ({ stretch: -1, calls: 0, failures: 0 }));
  #state: BreakerState = 'closed';
  #openUntil = 0;

  constructor(options: BreakerOptions = {}, now: () => number = () => performance.now()) {
    const window = options.window ?? 10_000;
    this.#threshold = options.threshold ?? 0.5;
    this.#partMs = window / PARTS;
    this.#fewestCalls = ((options.minimumRps ?? 2) * window) / 1_000;
    this.#halfOpenAfter = options.halfOpenAfter ?? 2_000;
    this.#onStateChange = options.onStateChange ?? (() => undefined);
    this.#now = now;
  }

  get state(): BreakerState {
    return this.#state;
  }

  /** Whether a call may be made now, and whether it is the one that tries. Its outcome must be told by `note`. */
  admit(): 'call' | 'trial' | 'refused' {
    if (this.#state === 'closed') return 'call';
    // While one call is trying, the others would wait for its result, as long as a whole deadline.
    if (this.#state === 'halfOpen' || this.#now() < this.#openUntil) return 'refused';
    this.#become('halfOpen');
    return 'trial';
  }

  /** How an admitted call went; `failure` undefined: well. */
  note(isTrial: boolean, failure: unknown): void {
    if (isTrial) this.#noteTrial(failure);
    else if (this.#state === 'closed') this.#count(failure);
  }

  #noteTrial(failure: unknown): void {
    if (!isVerdict(failure)) {
      // The next call tries.
      this.#open(0);
    } else if (isOutage(failure)) {
      this.#open(this.#halfOpenAfter);
    } else {
      for (const part of this.#parts) {
        part.calls = 0;
        part.failures = 0;
      }
      this.#become('closed');
    }
  }

  #count(failure: unknown): void {
    const failed = failure !== undefined && isOutage(failure);
    if (failure !== undefined && !failed) return;
    const stretch = Math.floor(this.#now() / this.#partMs);
    const part = this.#parts[stretch % PARTS];
    if (!part) return;
    if (part.stretch !== stretch) {
      part.stretch = stretch;
      part.calls = 0;
      part.failures = 0;
    }
    part.calls += 1;
    if (!failed) return;
    part.failures += 1;
    let calls = 0;
    let failures = 0;
    for (const counted of this.#parts) {
      if (counted.stretch <= stretch - PARTS) continue;
      calls += counted.calls;
      failures += counted.failures;
    }
    if (calls >= this.#fewestCalls && failures > this.#threshold * calls) this.#open(this.#halfOpenAfter);
  }

  #open(ms: number): void {
    this.#openUntil = this.#now() + ms;
    this.#become('open');
  }

  #become(state: BreakerState): void {
    this.#state = state;
    this.#onStateChange(state);
  }
}
