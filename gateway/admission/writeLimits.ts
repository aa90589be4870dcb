import type { Context } from '../context.ts';
import { createRateLimit } from './rateLimit.ts';
import type { RateLimit } from './rateLimit.ts';

/**
 * Visitors from one address get a fifth of the address's limit for writes, which is enough for an office's page events,
 * sign-ins and briefs.
 */
const VISITOR_WRITES = 5;

/** Charges for what a request writes. Returns null when it may proceed, else the seconds to wait. */
export type TakeWrite = (context: Pick<Context, 'viewer' | 'rateLimitKey'>) => Promise<number | null>;

export interface WriteLimits {
  /** A mutation, whose request has been charged already. Limits only visitors. */
  readonly takeMutation: TakeWrite;
  /** A form posted to a page: as much as the request of a mutation and the mutation itself. */
  readonly takeForm: TakeWrite;
}

export function createWriteLimits(
  rateLimit: RateLimit,
  { perMinute, burst }: { readonly perMinute: number; readonly burst: number },
): WriteLimits {
  const visitors = createRateLimit({
    perMinute: perMinute / VISITOR_WRITES,
    burst: Math.max(1, burst / VISITOR_WRITES),
  });
  const takeMutation: TakeWrite = ({ viewer, rateLimitKey }) =>
    viewer ? Promise.resolve(null) : visitors.take(rateLimitKey);
  return {
    takeMutation,
    takeForm: async (context) => (await rateLimit.take(context.rateLimitKey)) ?? (await takeMutation(context)),
  };
}
