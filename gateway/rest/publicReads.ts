import { BoundedMap } from './boundedMap.ts';
import { UpstreamError } from './errors.ts';

/** How long an answer that is the same for everybody is kept in the process. All in ms. */
export interface Keep {
  /** Most answers kept, the least recently used go first. */
  readonly capacity: number;
  /** So long it is told without a call. */
  readonly freshMs: number;
  /** So long after that it is told once more, while it is read anew behind the asker's back. */
  readonly staleMs: number;
  /** So long a failure is told (or a stale answer kept) before the next try; 0: the next asker tries. */
  readonly failedMs: number;
  /** Nobody waits longer for an answer that is not there yet; it is still kept when it comes. */
  readonly patienceMs: number;
}

/**
 * The classes of public answers.
 *
 * `price`: changes a few times a year, nobody waits for it twice.
 * `catalogue`: every page needs it. It stays told however long the upstream is out of reach, and without one there is a default (ENT-23),
 * so neither an outage nor a slow answer holds a page back.
 * `directory`: what is published or taken down must show: three seconds, enough for a crowd (or a crawler) on one page to cost one call.
 * Nothing stale: an outage shows as one. Own capacity, so that no walk through all pages drives the catalogue out.
 */
export const KEEP = {
  price: { capacity: 100, freshMs: 5 * 60_000, staleMs: 0, failedMs: 0, patienceMs: Infinity },
  catalogue: { capacity: 100, freshMs: 15_000, staleMs: Infinity, failedMs: 5_000, patienceMs: 1_000 },
  directory: { capacity: 300, freshMs: 3_000, staleMs: 0, failedMs: 0, patienceMs: Infinity },
} as const satisfies Readonly<Record<string, Keep>>;
export type KeepClass = keyof typeof KEEP;

interface Entry {
  body: Promise<unknown>;
  /** Not yet answered: shared by all who ask. */
  isPending: boolean;
  isRenewed: boolean;
  freshUntil: number;
}

/** Answers of one class; one fetch at a time per key. `now`: monotonic ms. */
export class PublicReads {
  readonly #keep: Keep;
  readonly #now: () => number;
  readonly #entries: BoundedMap<string, Entry>;

  constructor(keep: Keep, now: () => number = () => performance.now()) {
    this.#keep = keep;
    this.#now = now;
    this.#entries = new BoundedMap(keep.capacity);
  }

  /** The answer that is kept, else what `read` brings. Throws what `read` threw, or UpstreamError `timeout` when patience ends. */
  get(key: string, read: () => Promise<unknown>): Promise<unknown> {
    const known = this.#entries.get(key);
    const now = this.#now();
    if (known?.isPending) return this.#patiently(known.body);
    if (known && now < known.freshUntil) return known.body;
    if (known && now < known.freshUntil + this.#keep.staleMs) {
      if (!known.isRenewed) this.#renew(key, known, read);
      return known.body;
    }
    const entry: Entry = { body: read(), isPending: true, isRenewed: false, freshUntil: 0 };
    this.#entries.set(key, entry);
    entry.body.then(
      () => this.#settle(entry, this.#keep.freshMs),
      () => {
        this.#settle(entry, this.#keep.failedMs);
        if (this.#keep.failedMs === 0 && this.#entries.get(key) === entry) this.#entries.delete(key);
      },
    );
    return this.#patiently(entry.body);
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.clear();
  }

  #settle(entry: Entry, freshMs: number): void {
    entry.isPending = false;
    entry.freshUntil = this.#now() + freshMs;
  }

  /** Reads again; until then, and when it fails, what is known stays. */
  #renew(key: string, known: Entry, read: () => Promise<unknown>): void {
    known.isRenewed = true;
    read().then(
      (body) => {
        const freshUntil = this.#now() + this.#keep.freshMs;
        this.#entries.set(key, { body: Promise.resolve(body), isPending: false, isRenewed: false, freshUntil });
      },
      () => {
        known.isRenewed = false;
        known.freshUntil = this.#now() + this.#keep.failedMs;
      },
    );
  }

  async #patiently(body: Promise<unknown>): Promise<unknown> {
    const { patienceMs } = this.#keep;
    if (patienceMs === Infinity) return body;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new UpstreamError({ kind: 'timeout' })), patienceMs);
    });
    try {
      return await Promise.race([body, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The memories of all classes. */
export type PublicMemory = Readonly<Record<KeepClass, PublicReads>>;

export function createPublicMemory(now?: () => number): PublicMemory {
  return {
    price: new PublicReads(KEEP.price, now),
    catalogue: new PublicReads(KEEP.catalogue, now),
    directory: new PublicReads(KEEP.directory, now),
  };
}
