import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How long a burst counts, seconds. */
const BURST_WINDOW_S = 60;

export interface RateLimit {
  /** Takes `points` of the key's allowance, 1 unless given. Null when the request may go on, else the seconds to wait, 1 at least. */
  take(key: string, points?: number): Promise<number | null>;
}

/**
 * Limits each key, in this process: `perMinute` spread evenly, and `burst` at once, the part beyond the even share once a minute.
 * `perMinute` 0 is no limit.
 *
 * Memory: a key is dropped by an unref'ed timer when its window ends, after about a second, or after a minute if it used its burst.
 * So the number of keys is bounded by the requests of that time, at about 400 bytes each.
 */
export function createRateLimit({
  perMinute,
  burst,
}: {
  readonly perMinute: number;
  readonly burst: number;
}): RateLimit {
  if (perMinute === 0) return { take: () => Promise.resolve(null) };
  // Whole points in a window of about a second: 1,200 a minute are 20 in 1 s, 10 a minute are 1 in 6 s.
  const points = Math.max(1, Math.round(perMinute / 60));
  const limiter = new BurstyRateLimiter(
    new RateLimiterMemory({ points, duration: (points * 60) / perMinute }),
    new RateLimiterMemory({ points: Math.max(0, burst - points), duration: BURST_WINDOW_S }),
  );
  return {
    async take(key, taken = 1) {
      try {
        await limiter.consume(key, taken);
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
  };
}
