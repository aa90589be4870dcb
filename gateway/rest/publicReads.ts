import { LRUCache } from 'lru-cache';
import { unlessLate } from '../unlessLate.ts';
import { UpstreamError } from './errors.ts';

/** Cache policy of public responses in the process. All times in ms. */
export interface Keep {
  /** Maximum number of responses; least recently used are evicted. */
  readonly capacity: number;
  /** How long a response is fresh. */
  readonly ttl: number;
  /** Whether it is served stale afterwards, at any age, while it revalidates. */
  readonly allowStale: boolean;
  /**
   * How long a failure (or the stale response in its place) is served before the next try; 0: failures are not cached.
   * A used-up budget of an operation (`overBudget`) is never cached.
   */
  readonly failureTtl: number;
  /** Longest wait for an uncached response; it is still cached when it arrives. */
  readonly patience: number;
}

/**
 * The cache classes of public responses. `price`: changes a few times a year. `catalogue`: needed by every page; served
 * stale during an outage of any length, with a default if there is none (ENT-23), so that neither an outage nor a slow
 * response delays a page. `directory`: changes must show soon, so it is cached for only three seconds, long enough that
 * many concurrent readers of a page cost one call. Never stale, so an outage is visible. It has its own capacity, so
 * that a crawl of all pages does not evict the catalogue.
 */
export const KEEP = {
  price: { capacity: 100, ttl: 5 * 60_000, allowStale: false, failureTtl: 0, patience: Infinity },
  catalogue: { capacity: 100, ttl: 15_000, allowStale: true, failureTtl: 5_000, patience: 1_000 },
  directory: { capacity: 300, ttl: 3_000, allowStale: false, failureTtl: 0, patience: Infinity },
} as const satisfies Readonly<Record<string, Keep>>;
export type KeepClass = keyof typeof KEEP;

type Outcome = { readonly body: unknown } | { readonly failure: unknown };

/** Cache of one class; concurrent fetches of a key are coalesced. `perf`: monotonic ms. */
export class PublicReads {
  readonly #patience: number;
  readonly #outcomes: LRUCache<string, Outcome, () => Promise<unknown>>;

  constructor({ capacity, ttl, allowStale, failureTtl, patience }: Keep, perf: { now(): number } = performance) {
    this.#patience = patience;
    this.#outcomes = new LRUCache<string, Outcome, () => Promise<unknown>>({
      max: capacity,
      ttl,
      allowStale,
      perf,
      ttlResolution: 0,
      // An entry evicted during its fetch still serves the callers waiting for it.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, stale, { context: read, options }) => {
        try {
          return { body: await read() };
        } catch (failure) {
          const isCached = stale !== undefined && 'body' in stale;
          // A used-up budget concerns only the operation that happened to make the call.
          if (failureTtl === 0 || (!isCached && isOverBudget(failure))) throw failure;
          options.ttl = failureTtl;
          return isCached ? stale : { failure };
        }
      },
    });
  }

  /**
   * The cached response, else the result of `read`. Throws what `read` threw, or UpstreamError `timeout` after the
   * patience of the class or of the caller, whichever is shorter.
   */
  async get(key: string, read: () => Promise<unknown>, patience = Infinity): Promise<unknown> {
    const reading = this.#outcomes.forceFetch(key, { context: read });
    const ms = Math.min(this.#patience, patience);
    const late = () => Promise.reject(new UpstreamError({ kind: 'timeout' }));
    const outcome = await (ms === Infinity ? reading : unlessLate(ms, reading, late));
    if ('failure' in outcome) throw outcome.failure;
    return outcome.body;
  }

  /** Drops all responses. */
  clear(): void {
    this.#outcomes.clear();
  }
}

function isOverBudget(failure: unknown): boolean {
  return failure instanceof UpstreamError && failure.kind === 'overBudget';
}

/** The caches of all classes. */
export type PublicCaches = Readonly<Record<KeepClass, PublicReads>>;

/** Empty caches. A process has one set per upstream, because its responses need no credential. */
export function createPublicCaches(): PublicCaches {
  return {
    price: new PublicReads(KEEP.price),
    catalogue: new PublicReads(KEEP.catalogue),
    directory: new PublicReads(KEEP.directory),
  };
}
