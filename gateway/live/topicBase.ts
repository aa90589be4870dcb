import type { ErrorCode } from '../errors.ts';
import type { Caller } from '../session/caller.ts';
import type { LiveMetrics, TopicKind } from './metrics.ts';
import { Poller } from './poller.ts';
import { refusalError } from './refusal.ts';
import type { Ring } from './ring.ts';
import type { LiveSource } from './source.ts';
import type { CaughtUp, Topic, TopicReader } from './topic.ts';
import type { Lease } from './lease.ts';

/** What every topic gets from the hub. */
export interface TopicParts<News> {
  /** Starts with the owner, so that no two accounts can ever share a topic. */
  readonly key: string;
  readonly lease: Lease<News>;
  readonly metrics: LiveMetrics;
  readonly random: () => number;
  /** Events kept for readers that are not at the end. */
  readonly ringEvents: number;
  source(caller: Caller, traffic: 'operation' | 'poll', signal: AbortSignal): LiveSource;
  /** The last reader left. */
  onEmpty(): void;
  onFailure(error: unknown): void;
}

/** What topics have in common: readers, the poller, and the exchange with other processes. */
export abstract class TopicBase<E, News> implements Topic<E> {
  abstract readonly ring: Ring<E>;
  protected readonly metrics: LiveMetrics;
  readonly #parts: TopicParts<News>;
  readonly #kind: TopicKind;
  readonly #readers = new Set<TopicReader>();
  readonly #stopListening: () => void;
  #poller: Poller | undefined;

  constructor(parts: TopicParts<News>, kind: TopicKind) {
    this.#parts = parts;
    this.metrics = parts.metrics;
    this.#kind = kind;
    this.metrics.topics.inc({ kind });
    this.#stopListening = parts.lease.listen(parts.key, (news) => this.#hear(news));
  }

  abstract catchUp(caller: Caller, position: number | null, signal: AbortSignal): Promise<CaughtUp<E>>;

  /** How long nothing had happened before the topic began, ms: sets the first pace. */
  protected abstract quietMs(): number;

  /** Reads the news; null when there is nothing to start from yet. */
  protected abstract ask(caller: Caller, signal: AbortSignal): Promise<News | null>;

  /** Whether nothing lies between what this topic has and these news of another process. */
  protected abstract follows(news: News): boolean;

  /** Takes the news in and tells the readers. Answers whether there were any. */
  protected abstract apply(news: News): boolean;

  positionOf(_event: E): number | null {
    return null;
  }

  /** Seconds since the topic last heard from the upstream. */
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
        takeLease: (ttlMs) => this.#parts.lease.take(this.#parts.key, ttlMs),
        poll: (who, signal) => this.#poll(who, signal),
        refuse: (who, code) => this.#refuse(who, code),
        report: (result, error) => {
          this.metrics.polls.inc({ kind: this.#kind, result });
          if (result === 'failed') this.#parts.onFailure(error);
        },
      },
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

  /** Asks the upstream at once. */
  kick(): void {
    this.#poller?.kick();
  }

  /** Ends all streams. */
  close(): void {
    for (const reader of this.#readers) reader.end();
  }

  protected source(caller: Caller, traffic: 'operation' | 'poll', signal: AbortSignal): LiveSource {
    return this.#parts.source(caller, traffic, signal);
  }

  protected wakeReaders(): void {
    for (const reader of this.#readers) reader.wake();
  }

  async #poll(caller: Caller, signal: AbortSignal): Promise<boolean> {
    if (caller.expiresAt !== null && caller.expiresAt <= Date.now()) throw refusalError('UNAUTHENTICATED');
    const news = await this.ask(caller, signal);
    if (news === null || signal.aborted) return false;
    this.#parts.lease.publish(this.#parts.key, news);
    return this.apply(news);
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
