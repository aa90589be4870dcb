import { GatewayError } from '../errors.ts';
import { MAX_FILES } from './uploadedFile.ts';

/** Permits in all. One account gets enough for the largest request, and leaves as many to others. */
const FILES_IN_ALL = 2 * MAX_FILES;

/** Queue limits, in all and of one account; further requests are refused. */
const MAX_WAITING = 64;
const MAX_WAITING_OF_ONE = 16;

interface Waiting {
  readonly accountId: string;
  readonly count: number;
  readonly admit: () => void;
}

/**
 * A bulkhead for the files that all requests have in memory. A request queues in arrival order until permits for all
 * its files are free, and its body is not read meanwhile. Slow uploads of one account hold up only its own: requests of
 * other accounts overtake those that wait for a permit of their account.
 */
export class FilePermits {
  #free: number;
  /** Permits held by each account. */
  readonly #held = new Map<string, number>();
  readonly #waiting: Waiting[] = [];

  constructor(files = FILES_IN_ALL) {
    this.#free = files;
  }

  /**
   * Resolves once `count` permits (at most MAX_FILES) are free. They are released when `ended` is aborted, also while
   * waiting. Throws RATE_LIMITED when the queue is full, and the signal's reason when it is aborted first.
   */
  async take(count: number, accountId: string, ended: AbortSignal): Promise<void> {
    ended.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (): void => {
      this.#waiting.splice(this.#waiting.indexOf(entry), 1);
      reject(ended.reason as Error);
      this.#admit();
    };
    const entry: Waiting = {
      accountId,
      count,
      admit: () => {
        this.#move(accountId, count);
        ended.removeEventListener('abort', leave);
        ended.addEventListener('abort', () => this.#giveBack(accountId, count), { once: true });
        resolve();
      },
    };
    ended.addEventListener('abort', leave, { once: true });
    this.#waiting.push(entry);
    this.#admit();
    if (this.#isTooLong(accountId)) {
      ended.removeEventListener('abort', leave);
      this.#waiting.pop();
      throw new GatewayError('RATE_LIMITED', 'Too many files are being uploaded.', { retryAfter: 1 });
    }
    return promise;
  }

  #isTooLong(accountId: string): boolean {
    const own = this.#waiting.filter((entry) => entry.accountId === accountId);
    return this.#waiting.length > MAX_WAITING || own.length > MAX_WAITING_OF_ONE;
  }

  #giveBack(accountId: string, count: number): void {
    this.#move(accountId, -count);
    this.#admit();
  }

  #move(accountId: string, count: number): void {
    this.#free -= count;
    const held = (this.#held.get(accountId) ?? 0) + count;
    if (held > 0) this.#held.set(accountId, held);
    else this.#held.delete(accountId);
  }

  #admit(): void {
    const full = new Set<string>();
    for (const entry of this.#waiting.slice()) {
      const { accountId, count } = entry;
      if ((this.#held.get(accountId) ?? 0) + count > MAX_FILES) full.add(accountId);
      if (full.has(accountId)) continue;
      if (count > this.#free) return;
      this.#waiting.splice(this.#waiting.indexOf(entry), 1);
      entry.admit();
    }
  }
}
