import type PQueue from 'p-queue';
import type { ErrorCode } from '../../domain/errorCodes.ts';
import type { Caller } from '../session/caller.ts';
import type { Refused } from './events.ts';
import { nextDelay, SHORTEST_INTERVAL_MS } from './pace.ts';
import { refusalOf } from './refusal.ts';
import type { Topic, TopicReader } from './topic.ts';

export interface ReaderParts<E> {
  readonly topic: Topic<E>;
  readonly caller: Caller;
  /** The client's cursor, null for "from now on". */
  readonly position: number | null;
  readonly random: () => number;
  /** Limits the backfills of the process, so that mass reconnects do not overload the upstream. */
  readonly backfills: PQueue;
  /** Called when a refusal ends the open stream. */
  onRefused(caller: Caller, code: ErrorCode): void;
}

/**
 * One subscriber: a position in its topic's ring and no queue, so that a stalled one costs nothing and loses nothing.
 * Joining, resuming and recovering from lag share one code path: a backfill with the subscriber's own credential, then
 * the ring.
 */
export class Reader<E> implements TopicReader, AsyncIterableIterator<E | Refused> {
  readonly #parts: ReaderParts<E>;
  /** Everything up to here was delivered; a backfill starts here. */
  #position: number | null;
  /** Undelivered events of the last backfill. */
  #ready: readonly E[] = [];
  /** Sequence number in the ring; null while a backfill is due. */
  #next: number | null = null;
  #trim: ((event: E) => E | null) | undefined;
  #refused: ErrorCode | null = null;
  #isAdmitted = false;
  #isDone = false;
  #failures = 0;
  #resume: (() => void) | undefined;
  #reading: AbortController | undefined;

  constructor(parts: ReaderParts<E>) {
    this.#parts = parts;
    this.#position = parts.position;
    parts.topic.join(this);
  }

  get caller(): Caller {
    return this.#parts.caller;
  }

  /** Runs the first backfill. Rejects when the caller is refused; after an outage `next()` tries again. */
  async open(): Promise<this> {
    try {
      await this.#catchUp();
    } catch (error) {
      if (refusalOf(error) !== null) throw error;
    }
    return this;
  }

  async next(): Promise<IteratorResult<E | Refused, undefined>> {
    for (;;) {
      if (this.#isDone) return { done: true, value: undefined };
      if (this.#refused !== null) {
        const refused: Refused = { kind: 'refused', code: this.#refused };
        this.end();
        return { done: false, value: refused };
      }
      const event = this.#take();
      if (event !== undefined) return { done: false, value: event };
      if (this.#next === null) await this.#catchUpOrWait();
      else await this.#pause();
    }
  }

  return(): Promise<IteratorResult<E | Refused, undefined>> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  end(): void {
    if (this.#isDone) return;
    this.#isDone = true;
    this.#ready = [];
    this.#reading?.abort();
    this.#dismiss();
    this.#parts.topic.leave(this);
    this.#resume?.();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  wake(): void {
    // A reader that is waiting to retry its backfill has its own timer.
    if (this.#next !== null) this.#resume?.();
  }

  refuse(code: ErrorCode): void {
    if (this.#isDone || this.#refused !== null) return;
    this.#refused = code;
    // At once rather than when the client reads the refusal, so that no further poll uses the credential.
    this.#dismiss();
    this.#parts.onRefused(this.caller, code);
    this.#reading?.abort();
    this.#resume?.();
  }

  #dismiss(): void {
    if (this.#isAdmitted) this.#parts.topic.dismiss(this.caller);
    this.#isAdmitted = false;
  }

  /** Returns the next event, or undefined when there is none yet. */
  #take(): E | undefined {
    const [first, ...others] = this.#ready;
    if (first !== undefined) {
      this.#ready = others;
      this.#position = this.#parts.topic.positionOf(first) ?? this.#position;
      return first;
    }
    while (this.#next !== null) {
      if (this.#parts.topic.ring.hasLost(this.#next)) {
        this.#parts.topic.lagged();
        this.#next = null;
        return undefined;
      }
      const event = this.#parts.topic.ring.at(this.#next);
      if (event === undefined) return undefined;
      this.#next += 1;
      const left = this.#trim === undefined ? event : this.#trim(event);
      this.#position = this.#parts.topic.positionOf(event) ?? this.#position;
      if (left !== null) return left;
    }
    return undefined;
  }

  async #catchUp(): Promise<void> {
    if (this.#isDone) return;
    const reading = new AbortController();
    this.#reading = reading;
    try {
      const { signal } = reading;
      const caught = await this.#parts.backfills.add(
        () => this.#parts.topic.catchUp(this.caller, this.#position, signal),
        {
          signal,
        },
      );
      if (this.#isDone || this.#refused !== null) return;
      if (!this.#isAdmitted) {
        this.#isAdmitted = true;
        this.#parts.topic.admit(this.caller);
      }
      this.#failures = 0;
      this.#ready = caught.events;
      this.#trim = caught.trim;
      this.#next = caught.isShort ? null : caught.next;
    } finally {
      this.#reading = undefined;
    }
  }

  async #catchUpOrWait(): Promise<void> {
    try {
      await this.#catchUp();
    } catch (error) {
      const code = refusalOf(error);
      if (code !== null) this.refuse(code);
      else if (!this.#isDone) {
        await this.#pause(nextDelay(SHORTEST_INTERVAL_MS, this.#failures, this.#parts.random()));
        this.#failures += 1;
      }
    }
  }

  /** Waits for a wake-up, at most `ms`. */
  async #pause(ms?: number): Promise<void> {
    if (this.#isDone || this.#refused !== null) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#resume = resolve;
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
    await promise;
    clearTimeout(timer);
    this.#resume = undefined;
  }
}
