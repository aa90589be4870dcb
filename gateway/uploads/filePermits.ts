import { GatewayError } from '../errors.ts';
import { MAX_FILES } from './uploadedFile.ts';

/** Queue limit; further requests are refused. */
const MAX_WAITING = 64;

interface Waiting {
  readonly count: number;
  readonly admit: () => void;
}

/**
 * A bulkhead for the files that all requests have in memory. A request queues in arrival order until permits for all
 * its files are free, and its body is not read meanwhile.
 */
export class FilePermits {
  #free: number;
  readonly #waiting: Waiting[] = [];

  constructor(files = MAX_FILES) {
    this.#free = files;
  }

  /**
   * Resolves once `count` permits (at most the constructor's number) are free. They are released when `ended` is
   * aborted, also while waiting. Throws RATE_LIMITED when the queue is full, and the signal's reason when it is aborted
   * first.
   */
  async take(count: number, ended: AbortSignal): Promise<void> {
    ended.throwIfAborted();
    if (this.#free < count || this.#waiting.length > 0) await this.#wait(count, ended);
    else this.#free -= count;
    ended.addEventListener('abort', () => this.#giveBack(count), { once: true });
  }

  #wait(count: number, ended: AbortSignal): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING) {
      throw new GatewayError('RATE_LIMITED', 'Too many files are being uploaded.', { retryAfter: 1 });
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(ended.reason as Error);
        this.#admit();
      };
      const entry: Waiting = {
        count,
        admit: () => {
          ended.removeEventListener('abort', leave);
          resolve();
        },
      };
      this.#waiting.push(entry);
      ended.addEventListener('abort', leave, { once: true });
    });
  }

  #giveBack(count: number): void {
    this.#free += count;
    this.#admit();
  }

  #admit(): void {
    for (let first = this.#waiting[0]; first && first.count <= this.#free; first = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= first.count;
      first.admit();
    }
  }
}
