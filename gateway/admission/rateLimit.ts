import { HeaderMap } from '@apollo/server';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayError } from '../errors.ts';

/** Window of a burst, in seconds. */
const BURST_WINDOW_S = 60;

/**
 * Rate limit points charged for a refused document on top of its request, because refusing a document costs more than
 * running most of them.
 */
export const REFUSED_DOCUMENT_POINTS = 19;

export interface RateLimit {
  /**
   * Takes `points` of the key's allowance, 1 by default. Returns null when the request may proceed, else the seconds to
   * wait, at least 1.
   */
  take(key: string, points?: number): Promise<number | null>;
  /**
   * `ratelimit-policy` and `ratelimit` of the key, by draft-ietf-httpapi-ratelimit-headers: `flow` is the steady rate,
   * `burst` what a minute allows on top of it. Empty without a limit.
   */
  headers(key: string): Promise<Readonly<Record<string, string>>>;
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
  if (perMinute === 0) return { take: () => Promise.resolve(null), headers: () => Promise.resolve({}) };
  // Whole points in a window of about a second: 1,200 a minute are 20 in 1 s, 10 a minute are 1 in 6 s.
  const points = Math.max(1, Math.round(perMinute / 60));
  const duration = (points * 60) / perMinute;
  const flow = new RateLimiterMemory({ points, duration });
  const extra = new RateLimiterMemory({ points: Math.max(0, burst - points), duration: BURST_WINDOW_S });
  const limiter = new BurstyRateLimiter(flow, extra);
  // The draft requires whole seconds.
  const policy = `"flow";q=${points};w=${Math.ceil(duration)}, "burst";q=${extra.points};w=${BURST_WINDOW_S}`;
  return {
    async take(key, taken = 1) {
      try {
        await limiter.consume(key, taken);
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, secondsUntil(refusal, flow));
      }
    },
    async headers(key) {
      const left = await Promise.all([leftOf('flow', flow, key), leftOf('burst', extra, key)]);
      return { 'ratelimit-policy': policy, ratelimit: left.join(', ') };
    },
  };
}

/** Points a limiter has left for the key, and the seconds until it is full again. */
async function leftOf(name: string, limiter: RateLimiterMemory, key: string): Promise<string> {
  const state = await limiter.get(key);
  const remaining = Math.max(0, state?.remainingPoints ?? limiter.points);
  return `"${name}";r=${remaining};t=${state === null ? 0 : secondsUntil(state, limiter)}`;
}

/** Whole seconds until the window ends. The limiter reckons with Date.now, which a jump of the clock may falsify. */
function secondsUntil({ msBeforeNext }: RateLimiterRes, { duration }: RateLimiterMemory): number {
  return Math.ceil(Math.min(Math.max(msBeforeNext / 1000, 0), duration));
}

/** The error for a request over the rate limit; `wait`: seconds. */
export function tooManyRequests(wait: number): GatewayError {
  const http = { status: 429, headers: new HeaderMap([['retry-after', String(wait)]]) };
  return new GatewayError('RATE_LIMITED', 'Too many requests.', { retryAfter: wait, http });
}
