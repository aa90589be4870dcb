import { BoundedMap } from '../rest/boundedMap.ts';
import type { Page } from './sendPage.ts';

/** How long a page that is the same for everybody is shown without being made again, ms: as long as what it is made of is kept. */
const FRESH_MS = 3_000;
/** A page takes about 200 KB. */
const CAPACITY = 100;

interface Entry {
  readonly page: Promise<Page>;
  readonly until: number;
}

/**
 * Pages of readers without cookies, by address and language: who asks for the same page at the same time gets the same one, made once.
 * Failed pages are not kept.
 */
export class SharedPages {
  readonly #entries = new BoundedMap<string, Entry>(CAPACITY);
  readonly #now: () => number;

  /** `now`: monotonic ms. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get(key: string, make: () => Promise<Page>): Promise<Page> {
    const known = this.#entries.get(key);
    if (known && this.#now() < known.until) return known.page;
    const entry: Entry = { page: make(), until: this.#now() + FRESH_MS };
    this.#entries.set(key, entry);
    const forget = (): void => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    entry.page.then(({ status }) => {
      if (status >= 500) forget();
    }, forget);
    return entry.page;
  }
}
