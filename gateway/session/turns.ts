import PQueue from 'p-queue';
import { UpstreamError } from '../rest/errors.ts';

/** Runs tasks in their order, at most a few of each key at once. A key's queue exists only while it has tasks. */
export class Turns {
  readonly #queues = new Map<string, PQueue>();
  readonly #concurrency: number;
  readonly #waitMs: number;

  /** `waitMs`: how long a task may wait for others, because behind hanging ones the last would wait for minutes. */
  constructor(concurrency: number, waitMs: number) {
    this.#concurrency = concurrency;
    this.#waitMs = waitMs;
  }

  /** Throws what the task throws, and an UpstreamError of kind timeout if it waited too long; it never runs then. */
  async take<T>(key: string, task: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(key) ?? new PQueue({ concurrency: this.#concurrency });
    this.#queues.set(key, queue);
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new UpstreamError({ kind: 'timeout' })), this.#waitMs);
    const start = (): Promise<T> => {
      clearTimeout(timer);
      return task();
    };
    try {
      return await queue.add(start, { signal: waiting.signal });
    } finally {
      if (queue.size === 0 && queue.pending === 0) this.#queues.delete(key);
    }
  }
}
