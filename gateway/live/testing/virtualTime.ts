import { vi } from 'vitest';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/**
 * A clock and timers controlled by the test, fast enough for thousands of runs. Only one instance at a time;
 * `restore()` brings back the real ones.
 */
export class VirtualTime {
  readonly #timers = new Map<number, Timer>();
  readonly #epoch: number;
  #now = 0;
  #order = 0;

  constructor(epoch = Date.parse('2026-11-21T09:00:00.000Z')) {
    this.#epoch = epoch;
    vi.stubGlobal('setTimeout', (run: () => void, ms = 0): number => {
      this.#order += 1;
      this.#timers.set(this.#order, { at: this.#now + Math.max(1, ms), order: this.#order, run });
      return this.#order;
    });
    vi.stubGlobal('clearTimeout', (id: number | undefined) => this.#timers.delete(id ?? 0));
    vi.stubGlobal('performance', { now: () => this.#now });
    vi.spyOn(Date, 'now').mockImplementation(() => this.now);
  }

  /** Wall clock, ms since the epoch. */
  get now(): number {
    return this.#epoch + Math.floor(this.#now);
  }

  /** Number of pending timers. */
  get timers(): number {
    return this.#timers.size;
  }

  /** Advances the clock by `ms`. Due timers run in order, each followed by its promises. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await this.settle();
    for (;;) {
      const due = this.#next();
      if (due === undefined || due.at > end) break;
      this.#timers.delete(due.order);
      this.#now = Math.max(this.#now, due.at);
      due.run();
      await this.settle();
    }
    this.#now = end;
  }

  /** The timer due first; at equal times the one set first, because the map keeps insertion order. */
  #next(): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.#timers.values()) if (next === undefined || timer.at < next.at) next = timer;
    return next;
  }

  /** Runs everything that depends only on promises. */
  settle(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
  }

  restore(): void {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }
}
