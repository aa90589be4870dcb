import { LRUCache } from 'lru-cache';
import type { Page } from './sendPage.ts';

/** How long a page that is the same for everybody is served without rendering it again, ms: as long as its data is kept. */
const FRESH_MS = 3_000;
/** A page takes about 200 KB. */
const CAPACITY = 100;

/** Pages of readers without cookies, by address and language: rendered once for all requests at the same time. Failed pages are not kept. */
export class SharedPages {
  readonly #pages: LRUCache<string, Page, () => Promise<Page>>;

  /** `now`: monotonic ms, above 0. */
  constructor(now: () => number = () => performance.now()) {
    this.#pages = new LRUCache({
      max: CAPACITY,
      ttl: FRESH_MS,
      ttlResolution: 0,
      perf: { now },
      // A page that drops out of a full cache while it is rendered is still sent.
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
