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
  /** The numbers of pending timers. */
  readonly #pending = new Set<number>();
  /** Timers, last due first, at equal times the one set last first. Cancelled ones stay until they are due. */
  readonly #queue: Timer[] = [];
  readonly #epoch: number;
  #now = 0;
  #order = 0;

  constructor(epoch = Date.parse('2026-11-21T09:00:00.000Z')) {
    this.#epoch = epoch;
    vi.stubGlobal('setTimeout', (run: () => void, ms = 0): number => {
      this.#order += 1;
      const timer = { at: this.#now + Math.max(1, ms), order: this.#order, run };
      this.#pending.add(timer.order);
      this.#enqueue(timer);
      return timer.order;
    });
    vi.stubGlobal('clearTimeout', (id: number | undefined) => this.#pending.delete(id ?? 0));
    vi.stubGlobal('performance', { now: () => this.#now });
    vi.spyOn(Date, 'now').mockImplementation(() => this.now);
  }

  /** Wall clock, ms since the epoch. */
  get now(): number {
    return this.#epoch + Math.floor(this.#now);
  }

  /** Number of pending timers. */
  get timers(): number {
    return this.#pending.size;
  }

  /** Advances the clock by `ms`. Due timers run in order, each followed by its promises. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await this.settle();
    for (;;) {
      const due = this.#next();
      if (due === undefined || due.at > end) break;
      this.#pending.delete(due.order);
      this.#now = Math.max(this.#now, due.at);
      due.run();
      await this.settle();
    }
    this.#now = end;
  }

  /** Advances the clock by `ms` while a promise settles. */
  async during<T>(promise: Promise<T>, ms = 100): Promise<T> {
    // The caller handles the rejection, even if it comes while the clock advances.
    promise.catch(() => undefined);
    await this.pass(ms);
    return promise;
  }

  /** By binary search, because a crowd has thousands of timers. */
  #enqueue(timer: Timer): void {
    let low = 0;
    let high = this.#queue.length;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((this.#queue[middle]?.at ?? 0) > timer.at) low = middle + 1;
      else high = middle;
    }
    this.#queue.splice(low, 0, timer);
  }

  /** The timer due first; at equal times the one set first. */
  #next(): Timer | undefined {
    for (;;) {
      const next = this.#queue.at(-1);
      if (next === undefined || this.#pending.has(next.order)) return next;
      this.#queue.pop();
    }
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
