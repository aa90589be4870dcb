const SHARE = 0.1;
const MAX_TOKENS = 10;

/**
 * Allows retries up to a tenth of the traffic, so that an unhealthy upstream gets at most 10 % more calls. A token
 * bucket that every first call fills by a tenth; it starts with a few tokens.
 */
export class RetryBudget {
  #tokens = 3;

  earn(): void {
    this.#tokens = Math.min(MAX_TOKENS, this.#tokens + SHARE);
  }

  /** Takes a token; false if there is none and the retry must not be made. */
  spend(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
