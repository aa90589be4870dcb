import { GatewayError } from '../errors.ts';
import { MAX_FILES } from './uploadedFile.ts';

/** Requests that may wait; further ones are refused. */
const MAX_WAITING = 64;

interface Waiting {
  readonly count: number;
  readonly admit: () => void;
}

/**
 * How many files are in memory at once, over all requests. A request waits, in order of arrival, until there is room for all its
 * files; it is not read meanwhile.
 */
export class FilePermits {
  #free: number;
  readonly #waiting: Waiting[] = [];

  constructor(files = MAX_FILES) {
    this.#free = files;
  }

  /**
   * Resolves once `count` files (at most those of the constructor) fit; they are given back when `gone` is aborted, also while it waits.
   * Throws RATE_LIMITED when too many requests wait, and the signal's reason when it is aborted first.
   */
  async take(count: number, gone: AbortSignal): Promise<void> {
    gone.throwIfAborted();
    if (this.#free < count || this.#waiting.length > 0) await this.#wait(count, gone);
    else this.#free -= count;
    gone.addEventListener('abort', () => this.#giveBack(count), { once: true });
  }

  #wait(count: number, gone: AbortSignal): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING) {
      throw new GatewayError('RATE_LIMITED', 'Too many files are being uploaded.', { retryAfter: 1 });
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(gone.reason as Error);
        this.#admit();
      };
      const entry: Waiting = {
        count,
        admit: () => {
          gone.removeEventListener('abort', leave);
          resolve();
        },
      };
      this.#waiting.push(entry);
      gone.addEventListener('abort', leave, { once: true });
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
