import { BoundedMap } from './bounded-map.ts';

const CAPACITY = 500;
/** How long an answer that is the same for everybody is kept, ms. */
const TIME_TO_LIVE_MS = 5 * 60_000;

interface Entry {
  readonly body: Promise<unknown>;
  readonly until: number;
}

/** Answers of reads made without a credential, kept in the process; one fetch at a time per key. */
export class PublicReads {
  readonly #entries = new BoundedMap<string, Entry>(CAPACITY);
  readonly #now: () => number;

  /** `now`: monotonic ms. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get(key: string, read: () => Promise<unknown>): Promise<unknown> {
    const known = this.#entries.get(key);
    if (known && this.#now() < known.until) return known.body;
    const entry: Entry = { body: read(), until: this.#now() + TIME_TO_LIVE_MS };
    this.#entries.set(key, entry);
    entry.body.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.body;
  }
}
