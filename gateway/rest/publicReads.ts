import { LRUCache } from 'lru-cache';
import { UpstreamError } from './errors.ts';

/** How an answer that is the same for everybody is cached in the process. All times in ms. */
export interface Keep {
  /** Answers at most; the least recently used go first. */
  readonly capacity: number;
  /** How long it is served without a call. */
  readonly ttl: number;
  /** After that it is served stale while it revalidates, however old it is. */
  readonly allowStale: boolean;
  /** How long a failure (or the stale answer in its place) is served before the next try; 0: failures are not cached. */
  readonly failureTtl: number;
  /** Nobody waits longer for an answer that is not cached yet; it is still cached when it comes. */
  readonly patience: number;
}

/**
 * The classes of public answers.
 *
 * `price`: changes a few times a year, nobody waits for it twice.
 * `catalogue`: every page needs it. It is served stale however long the upstream is out of reach, and without one there is a default (ENT-23),
 * so neither an outage nor a slow answer delays a page.
 * `directory`: what is published or taken down must show: three seconds, enough for a crowd (or a crawler) on one page to cost one call.
 * Nothing stale: an outage shows as one. Its own capacity, so that no walk through all pages drives the catalogue out.
 */
export const KEEP = {
  price: { capacity: 100, ttl: 5 * 60_000, allowStale: false, failureTtl: 0, patience: Infinity },
  catalogue: { capacity: 100, ttl: 15_000, allowStale: true, failureTtl: 5_000, patience: 1_000 },
  directory: { capacity: 300, ttl: 3_000, allowStale: false, failureTtl: 0, patience: Infinity },
} as const satisfies Readonly<Record<string, Keep>>;
export type KeepClass = keyof typeof KEEP;

type Outcome = { readonly body: unknown } | { readonly failure: unknown };

/** Answers of one class; one fetch at a time per key. `perf`: monotonic ms. */
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
      // An entry that is pushed out while it is fetched still answers the callers that wait for it.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, stale, { context: read, options }) => {
        try {
          return { body: await read() };
        } catch (failure) {
          if (failureTtl === 0) throw failure;
          options.ttl = failureTtl;
          return stale && 'body' in stale ? stale : { failure };
        }
      },
    });
  }

  /** The cached answer, else what `read` brings. Throws what `read` threw, or UpstreamError `timeout` when patience ends. */
  async get(key: string, read: () => Promise<unknown>): Promise<unknown> {
    const outcome = await this.#patiently(this.#outcomes.forceFetch(key, { context: read }));
    if ('failure' in outcome) throw outcome.failure;
    return outcome.body;
  }

  /** Forgets everything. */
  clear(): void {
    this.#outcomes.clear();
  }

  async #patiently<T>(answer: Promise<T>): Promise<T> {
    if (this.#patience === Infinity) return answer;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new UpstreamError({ kind: 'timeout' })), this.#patience);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The caches of all classes. */
export type PublicCaches = Readonly<Record<KeepClass, PublicReads>>;

export function createPublicCaches(): PublicCaches {
  return {
    price: new PublicReads(KEEP.price),
    catalogue: new PublicReads(KEEP.catalogue),
    directory: new PublicReads(KEEP.directory),
  };
}
