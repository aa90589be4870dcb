import type { ErrorCode } from '../errors.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { Caller } from '../session/caller.ts';
import { nextDelay, pollInterval } from './pace.ts';
import { refusalOf } from './refusal.ts';
import { Rotation } from './rotation.ts';

/** What a topic's poller needs from the topic. */
export interface PolledTopic {
  /** Whether this process polls now, or leaves it to another one. */
  takeLease(ttlMs: number): Promise<boolean>;
  /** Asks the upstream once with this caller's credential. Answers whether anything had happened. */
  poll(caller: Caller, signal: AbortSignal): Promise<boolean>;
  /** The upstream no longer takes this caller's credential, or no longer lets it read. */
  refuse(caller: Caller, code: ErrorCode): void;
  /** Counts how a tick ended. */
  report(result: 'ok' | 'failed' | 'refused' | 'left', error?: unknown): void;
}

/** Silence of the process that has the leases after which we ask ourselves, in intervals. */
const SILENT_INTERVALS = 2.5;

/**
 * The one timer of a topic. It runs while there are admitted subscribers and never otherwise; ticks never overlap.
 * Times are monotonic, so that a jump of the wall clock changes nothing.
 */
export class Poller {
  readonly #topic: PolledTopic;
  readonly #random: () => number;
  readonly #rotation = new Rotation();
  #timer: NodeJS.Timeout | undefined;
  #underWay: AbortController | undefined;
  #isKicked = false;
  #failures = 0;
  #lastEvent: number;
  #lastNews = performance.now();

  /** `quietMs`: how long nothing had happened when the topic began. `random` gives numbers in [0, 1). */
  constructor(topic: PolledTopic, quietMs: number, random: () => number) {
    this.#topic = topic;
    this.#random = random;
    this.#lastEvent = performance.now() - quietMs;
  }

  get #interval(): number {
    return pollInterval(performance.now() - this.#lastEvent);
  }

  /** Milliseconds since the topic last heard from the upstream. */
  get age(): number {
    return performance.now() - this.#lastNews;
  }

  /** One more subscriber, authorised by a read of its own. The first starts the polls, at a random phase. */
  admit(caller: Caller): void {
    this.#rotation.add(caller);
    if (this.#timer === undefined && this.#underWay === undefined) this.#schedule(this.#interval * this.#random());
  }

  /** One admitted subscriber less. With the last one polling stops at once, the call under way included. */
  dismiss(caller: Caller): void {
    this.#rotation.remove(caller);
    if (this.#rotation.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#underWay?.abort();
  }

  /** Asks the upstream now; when it is being asked already, once more right after. */
  kick(): void {
    if (this.#rotation.size === 0) return;
    this.#isKicked = true;
    if (this.#underWay === undefined) this.#schedule(0);
  }

  /** Another process asked and told us: our own attempt is put off. */
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
    const caller = this.#rotation.next();
    if (caller === undefined) return;
    const underWay = new AbortController();
    this.#underWay = underWay;
    const isUrgent = this.#isKicked || this.age > SILENT_INTERVALS * this.#interval;
    this.#isKicked = false;
    let leastDelayMs = 0;
    let isFree = false;
    try {
      if (isUrgent || (await this.#topic.takeLease(0.9 * this.#interval))) {
        const hasEvents = await this.#topic.poll(caller, underWay.signal);
        this.#failures = 0;
        this.#lastNews = performance.now();
        if (hasEvents) this.#lastEvent = this.#lastNews;
        this.#topic.report('ok');
      } else this.#topic.report('left');
    } catch (error) {
      if (!underWay.signal.aborted) [leastDelayMs, isFree] = this.#failed(error, caller);
    } finally {
      this.#underWay = undefined;
      if (this.#rotation.size > 0) {
        const delay = nextDelay(this.#interval, isFree ? 0 : this.#failures, this.#random());
        this.#schedule(this.#isKicked ? leastDelayMs : Math.max(leastDelayMs, delay));
      }
    }
  }

  /** Takes in a failed poll. Answers the least delay (ms) to the next one and whether it is to come without backing off. */
  #failed(error: unknown, caller: Caller): [leastDelayMs: number, isFree: boolean] {
    const code = refusalOf(error);
    if (code !== null) {
      this.#topic.report('refused');
      this.#topic.refuse(caller, code);
      // The others have learned nothing yet.
      this.#isKicked = this.#rotation.size > 0;
      return [0, true];
    }
    this.#topic.report('failed', error);
    const failure = error instanceof UpstreamError ? error : null;
    // Behind an open breaker a poll costs the upstream nothing, and the recovery must not be missed.
    if (failure?.kind === 'breakerOpen') return [0, true];
    this.#failures += 1;
    return [(failure?.retryAfter ?? 0) * 1_000, false];
  }
}
