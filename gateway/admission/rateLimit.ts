import { BoundedMap } from '../rest/boundedMap.ts';

const CAPACITY = 20_000;

interface Bucket {
  tokens: number;
  at: number;
}

export interface RateLimit {
  /** Null when the request may go on, else the seconds to wait. */
  take(key: string, points?: number): number | null;
}

/**
 * Token bucket per key, kept in this process: `perMinute` sustained, `burst` at once.
 * `perMinute` 0 switches the limit off. `now`: monotonic ms.
 */
export function createRateLimit(
  options: { readonly perMinute: number; readonly burst: number },
  now: () => number = () => performance.now(),
): RateLimit {
  const buckets = new BoundedMap<string, Bucket>(CAPACITY);
  const perMs = options.perMinute / 60_000;
  return {
    take(key, points = 1) {
      if (options.perMinute === 0) return null;
      const at = now();
      let bucket = buckets.get(key);
      if (!bucket) {
        bucket = { tokens: options.burst, at };
        buckets.set(key, bucket);
      }
      bucket.tokens = Math.min(options.burst, bucket.tokens + (at - bucket.at) * perMs);
      bucket.at = at;
      if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perMs / 1000);
      bucket.tokens -= points;
      return null;
    },
  };
}
