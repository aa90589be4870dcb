const SHARE = 0.1;
const MAX_TOKENS = 10;

/**
 * Allows retries up to a tenth of the traffic, so that an upstream in trouble gets at most 10 % more calls: a token bucket
 * that every first call fills by a tenth. A process that has just started may retry a little.
 */
export class RetryBudget {
  #tokens = 3;

  earn(): void {
    this.#tokens = Math.min(MAX_TOKENS, this.#tokens + SHARE);
  }

  /** True when a retry may be made; takes its token. */
  spend(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
