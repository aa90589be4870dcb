/**
 * Allows retries up to a share of the traffic, so that an upstream in trouble gets at most 10 % more calls.
 * A token bucket: every first call earns a tenth of a retry, up to 10 in stock.
 */
export interface RetryBudget {
  earn(): void;
  /** True when a retry may be made; takes it from the stock. */
  spend(): boolean;
}

const SHARE = 0.1;
const MAX_STOCK = 10;
/** A process that has just started may retry a little. */
const INITIAL_STOCK = 3;

export function createRetryBudget(): RetryBudget {
  let stock = INITIAL_STOCK;
  return {
    earn() {
      stock = Math.min(MAX_STOCK, stock + SHARE);
    },
    spend() {
      if (stock < 1) return false;
      stock -= 1;
      return true;
    },
  };
}
