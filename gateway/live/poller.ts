import { CHAT_POLL_INTERVAL_MS } from '../../domain/chats.ts';
import type { ErrorCode } from '../../domain/errorCodes.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { Caller } from '../session/caller.ts';
import { leastPause, nextDelay, pollInterval, stretchBy } from './pace.ts';
import { AT_REST, URGENT, type PollQueue } from './pollQueue.ts';
import { refusalOf } from './refusal.ts';
import { Rotation } from './rotation.ts';

/** Result of a successful poll. */
export interface PollResult {
  readonly hasEvents: boolean;
  /** Response time of the upstream, in ms. */
  readonly answerMs: number;
}

/** What a topic's poller needs from the topic. */
export interface PolledTopic {
  /** Unique among the topics of the process. */
  readonly key: string;
  /** Whether this process polls now; otherwise another one does. The lease lasts `ttlMs`. */
  takeLease(ttlMs: number): Promise<boolean>;
  /** Reads the upstream once with this caller's credential. */
  poll(caller: Caller, signal: AbortSignal): Promise<PollResult>;
  /** Ends the streams of a caller whose credential the upstream refused. */
  refuse(caller: Caller, code: ErrorCode): void;
  /** Records the outcome of a tick. */
  report(result: 'ok' | 'failed' | 'refused' | 'left', error?: unknown): void;
}

/** Time until the next poll, in ms. */
interface Pause {
  /** Applies even after a kick. */
  readonly least: number;
  readonly usual: number;
}

const NO_PAUSE: Pause = { least: 0, usual: 0 };

/** After this many intervals without news from the lease holder, this process polls itself. */
const SILENT_INTERVALS = 2.5;

/**
 * Schedules the polls of a topic. Runs only while there are admitted subscribers; polls of a topic never overlap. An
 * interval is measured from start to start. Times are monotonic, so that wall clock changes have no effect.
 */
export class Poller {
  readonly #topic: PolledTopic;
  readonly #queue: PollQueue;
  readonly #random: () => number;
  readonly #rotation = new Rotation();
  #timer: NodeJS.Timeout | undefined;
  /** Aborts the queued or running poll. */
  #underWay: AbortController | undefined;
  #isQueued = false;
  #isKicked = false;
  #failures = 0;
  /**
   * The last two response times, in ms. The shorter one stretches the interval, so that a single slow response does
   * not.
   */
  #answers: readonly [before: number, last: number] = [0, 0];
  #lastEvent: number;
  #lastNews = performance.now();

  /** `quietMs`: time since the last event when the topic is created. `random` returns numbers in [0, 1). */
  constructor(topic: PolledTopic, queue: PollQueue, quietMs: number, random: () => number) {
    this.#topic = topic;
    this.#queue = queue;
    this.#random = random;
    this.#lastEvent = performance.now() - quietMs;
  }

  get #pace(): number {
    return pollInterval(performance.now() - this.#lastEvent);
  }

  get #interval(): number {
    return this.#pace * stretchBy(Math.min(...this.#answers));
  }

  get #priority(): number {
    return this.#isKicked || this.#pace < CHAT_POLL_INTERVAL_MS ? URGENT : AT_REST;
  }

  /** Milliseconds since the topic last got a response from the upstream. */
  get age(): number {
    return performance.now() - this.#lastNews;
  }

  /** Adds a subscriber whose own read was authorized. The first one starts the polls, at a random phase. */
  admit(caller: Caller): void {
    this.#rotation.add(caller);
    if (this.#timer === undefined && this.#underWay === undefined) this.#schedule(this.#interval * this.#random());
  }

  /**
   * Removes an admitted subscriber. When the last one leaves, polling stops at once and a running call is cancelled.
   */
  dismiss(caller: Caller): void {
    this.#rotation.remove(caller);
    if (this.#rotation.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isQueued = false;
    this.#underWay?.abort();
  }

  /** Polls now, or again right after the running poll. */
  kick(): void {
    if (this.#rotation.size === 0) return;
    this.#isKicked = true;
    if (this.#underWay === undefined) this.#schedule(0);
    else if (this.#isQueued) this.#queue.setPriority(this.#topic.key, URGENT);
  }

  /** Another process polled and published, so this one postpones its own poll. */
  heard(hasEvents: boolean): void {
    this.#lastNews = performance.now();
    if (hasEvents) this.#lastEvent = this.#lastNews;
    if (this.#timer !== undefined && !this.#isKicked) this.#schedule(nextDelay(this.#interval, 0, this.#random()));
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#tick(), delayMs);
  }

  async #tick(): Promise<void> {
    this.#timer = undefined;
    const underWay = new AbortController();
    const { signal } = underWay;
    this.#underWay = underWay;
    this.#isQueued = true;
    let pause = NO_PAUSE;
    try {
      const options = { id: this.#topic.key, priority: this.#priority, signal };
      pause = await this.#queue.add(() => this.#poll(signal), options);
    } catch (error) {
      // Cancelled because the last subscriber left; a new one may have joined since.
      if (!signal.aborted) throw error;
      pause = this.#usualPause();
    } finally {
      this.#underWay = undefined;
      this.#isQueued = false;
      if (this.#rotation.size > 0) this.#schedule(this.#isKicked ? pause.least : Math.max(pause.least, pause.usual));
    }
  }

  /** Polls; the queue has granted a permit. */
  async #poll(signal: AbortSignal): Promise<Pause> {
    this.#isQueued = false;
    const caller = this.#rotation.next();
    if (caller === undefined) return NO_PAUSE;
    const isUrgent = this.#isKicked || this.age > SILENT_INTERVALS * this.#interval;
    this.#isKicked = false;
    const start = performance.now();
    try {
      if (!isUrgent && !(await this.#topic.takeLease(0.9 * this.#interval))) {
        this.#topic.report('left');
        return this.#usualPause();
      }
      const result = await this.#topic.poll(caller, signal);
      return signal.aborted ? NO_PAUSE : this.#succeeded(result, performance.now() - start);
    } catch (error) {
      return signal.aborted ? NO_PAUSE : this.#failed(error, caller);
    }
  }

  #usualPause(): Pause {
    return { least: 0, usual: nextDelay(this.#interval, this.#failures, this.#random()) };
  }

  #succeeded({ hasEvents, answerMs }: PollResult, pollMs: number): Pause {
    this.#failures = 0;
    this.#answers = [this.#answers[1], answerMs];
    this.#lastNews = performance.now();
    if (hasEvents) this.#lastEvent = this.#lastNews;
    this.#topic.report('ok');
    const rest = nextDelay(this.#interval, 0, this.#random()) - pollMs;
    return { least: 0, usual: Math.max(rest, leastPause(answerMs)) };
  }

  #failed(error: unknown, caller: Caller): Pause {
    const code = refusalOf(error);
    if (code !== null) {
      this.#topic.report('refused');
      this.#topic.refuse(caller, code);
      // The other subscribers got nothing from this poll.
      this.#isKicked = this.#rotation.size > 0;
      return NO_PAUSE;
    }
    this.#topic.report('failed', error);
    const failure = error instanceof UpstreamError ? error : null;
    // With an open breaker a poll costs the upstream nothing, and its recovery must not be missed: no backoff.
    if (failure?.kind === 'breakerOpen') return { least: 0, usual: nextDelay(this.#pace, 0, this.#random()) };
    this.#failures += 1;
    // Backoff replaces the stretch.
    this.#answers = [0, 0];
    return { ...this.#usualPause(), least: (failure?.retryAfter ?? 0) * 1_000 };
  }
}
