import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Window of a burst, seconds. */
const BURST_WINDOW_S = 60;

export interface RateLimit {
  /**
   * Takes `points` of the key's allowance, 1 by default. Returns null when the request may proceed, else the seconds to
   * wait, at least 1.
   */
  take(key: string, points?: number): Promise<number | null>;
}

/**
 * Limits each key in this process: `perMinute` spread evenly, plus a burst of `burst` once a minute. `perMinute` 0
 * means no limit. An unref'ed timer drops a key when its window ends, after about a second, or after a minute if it
 * used its burst. So memory is bounded by the requests of that time, at about 400 bytes a key.
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
