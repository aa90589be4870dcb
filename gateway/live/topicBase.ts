import type { ErrorCode } from '../../domain/errorCodes.ts';
import type { RestClient } from '../rest/client.ts';
import type { Caller } from '../session/caller.ts';
import type { Lease } from './lease.ts';
import type { LiveMetrics, TopicKind } from './metrics.ts';
import { Poller, type PollResult } from './poller.ts';
import type { PollQueue } from './pollQueue.ts';
import { refusalError } from './refusal.ts';
import { Ring } from './ring.ts';
import type { CaughtUp, Topic, TopicReader } from './topic.ts';

/** What every topic gets from the hub. */
export interface TopicParts<News> {
  /** Starts with the account, so that two accounts never share a topic. */
  readonly key: string;
  readonly lease: Lease<News>;
  readonly metrics: LiveMetrics;
  /** The queue for all polls of the process. */
  readonly polls: PollQueue;
  readonly random: () => number;
  /** Events kept for lagging readers. */
  readonly ringEvents: number;
  /** Creates a client for one backfill or poll; it must not be reused, because it memoizes reads. */
  rest(caller: Caller, traffic: 'operation' | 'poll', signal: AbortSignal): RestClient;
  /** Called when the last reader leaves. */
  onEmpty(): void;
  onFailure(error: unknown): void;
}

/** The common part of all topics: readers, the poller, and the exchange with other processes. */
export abstract class TopicBase<E, News> implements Topic<E> {
  readonly ring: Ring<E>;
  protected readonly metrics: LiveMetrics;
  readonly #parts: TopicParts<News>;
  readonly #kind: TopicKind;
  readonly #readers = new Set<TopicReader>();
  readonly #stopListening: () => void;
  #poller: Poller | undefined;
  #answerMs = 0;

  constructor(parts: TopicParts<News>, kind: TopicKind) {
    this.#parts = parts;
    this.ring = new Ring(parts.ringEvents);
    this.metrics = parts.metrics;
    this.#kind = kind;
    this.metrics.topics.inc({ kind });
    this.#stopListening = parts.lease.listen(parts.key, (news) => this.#hear(news));
  }

  abstract catchUp(caller: Caller, position: number | null, signal: AbortSignal): Promise<CaughtUp<E>>;

  /** Reads the news; null while no reader has caught up. */
  protected abstract ask(caller: Caller, signal: AbortSignal): Promise<News | null>;

  /** Whether news from another process continues this topic's state without a gap. */
  protected abstract follows(news: News): boolean;

  /** Applies the news and wakes the readers. Returns whether there were any events. */
  protected abstract apply(news: News): boolean;

  /** Time since the last event when the topic is created, in ms: sets the first pace. Idle until a poll finds something. */
  protected quietMs(): number {
    return Number.POSITIVE_INFINITY;
  }

  positionOf(_event: E): number | null {
    return null;
  }

  /** Seconds since the topic last got a response from the upstream. */
  get silence(): number {
    return (this.#poller?.age ?? 0) / 1_000;
  }

  join(reader: TopicReader): void {
    this.#readers.add(reader);
    this.metrics.subscribers.inc({ kind: this.#kind });
  }

  leave(reader: TopicReader): void {
    if (!this.#readers.delete(reader)) return;
    this.metrics.subscribers.dec({ kind: this.#kind });
    if (this.#readers.size > 0) return;
    this.metrics.topics.dec({ kind: this.#kind });
    this.#stopListening();
    this.#parts.onEmpty();
  }

  admit(caller: Caller): void {
    this.#poller ??= new Poller(
      {
        key: this.#parts.key,
        takeLease: (ttlMs) => this.#parts.lease.take(this.#parts.key, ttlMs),
        poll: (who, signal) => this.#poll(who, signal),
        refuse: (who, code) => this.#refuse(who, code),
        report: (result, error) => {
          this.metrics.polls.inc({ kind: this.#kind, result });
          if (result === 'failed') this.#parts.onFailure(error);
        },
      },
      this.#parts.polls,
      this.quietMs(),
      this.#parts.random,
    );
    this.#poller.admit(caller);
  }

  dismiss(caller: Caller): void {
    this.#poller?.dismiss(caller);
  }

  lagged(): void {
    this.metrics.lagRecoveries.inc({ kind: this.#kind });
  }

  /** Polls at once. */
  kick(): void {
    this.#poller?.kick();
  }

  /** Ends all streams. */
  close(): void {
    for (const reader of this.#readers) reader.end();
  }

  protected rest(caller: Caller, traffic: 'operation' | 'poll', signal: AbortSignal): RestClient {
    return this.#parts.rest(caller, traffic, signal);
  }

  /** Measures the response time of the read that every poll makes; slow responses stretch the interval. */
  protected async timed<T>(answer: Promise<T>): Promise<T> {
    const start = performance.now();
    const value = await answer;
    this.#answerMs = performance.now() - start;
    return value;
  }

  protected wakeReaders(): void {
    for (const reader of this.#readers) reader.wake();
  }

  async #poll(caller: Caller, signal: AbortSignal): Promise<PollResult> {
    if (caller.expiresAt !== null && caller.expiresAt <= Date.now()) throw refusalError('UNAUTHENTICATED');
    const news = await this.ask(caller, signal);
    const answerMs = this.#answerMs;
    if (news === null || signal.aborted) return { hasEvents: false, answerMs };
    this.#parts.lease.publish(this.#parts.key, news);
    return { hasEvents: this.apply(news), answerMs };
  }

  #hear(news: News): void {
    if (this.follows(news)) this.#poller?.heard(this.apply(news));
    else {
      this.metrics.gapReads.inc();
      this.kick();
    }
  }

  #refuse(caller: Caller, code: ErrorCode): void {
    for (const reader of this.#readers) {
      if (reader.caller.credential.hash === caller.credential.hash) reader.refuse(code);
    }
  }
}
