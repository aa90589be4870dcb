import { LRUCache } from 'lru-cache';
import type { Page } from './sendPage.ts';

/** How long a page that is the same for everybody is cached, in ms: as long as its data. */
const FRESH_MS = 3_000;
/** A page takes about 200 KB. */
const CAPACITY = 100;

/**
 * Pages of readers without cookies, by URL and language: concurrent requests share one rendering. Failed pages are not
 * cached.
 */
export class SharedPages {
  readonly #pages: LRUCache<string, Page, () => Promise<Page>>;

  /** `now`: monotonic ms, above 0. */
  constructor(now: () => number = () => performance.now()) {
    this.#pages = new LRUCache({
      max: CAPACITY,
      ttl: FRESH_MS,
      ttlResolution: 0,
      perf: { now },
      // A page evicted while it is rendered is still sent.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: render }) => render(),
    });
  }

  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const page = await this.#pages.forceFetch(key, { context: render });
    if (page.status >= 500 && this.#pages.peek(key) === page) this.#pages.delete(key);
    return page;
  }
}
