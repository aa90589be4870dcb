import type { ErrorCode } from '../../domain/errorCodes.ts';
import type { Caller } from '../session/caller.ts';
import type { Ring } from './ring.ts';

/** The result of a backfill. */
export interface CaughtUp<E> {
  /** To be delivered before anything of the ring. */
  readonly events: readonly E[];
  /** Number in the ring to continue from. */
  readonly next: number;
  /** The ring starts after what was read: deliver the events, then backfill once more. */
  readonly isShort: boolean;
  /** Drops from a later event what `events` already has; null when nothing is left. Absent when nothing can come twice. */
  readonly trim?: ((event: E) => E | null) | undefined;
}

/** A shared source of events for the readers of one account. */
export interface Topic<E> {
  readonly ring: Ring<E>;
  /**
   * Backfill: reads everything after `position` (null: only the current state) with the reader's own credential. Authorises,
   * joins, resumes and recovers a slow reader in one.
   */
  catchUp(caller: Caller, position: number | null, signal: AbortSignal): Promise<CaughtUp<E>>;
  join(reader: TopicReader): void;
  leave(reader: TopicReader): void;
  /** The reader's first authorised read succeeded: polls may use its credential. */
  admit(caller: Caller): void;
  dismiss(caller: Caller): void;
  /** Position after this event; null when events of this topic have none. */
  positionOf(event: E): number | null;
  /** A reader fell out of the ring. */
  lagged(): void;
}

/** A subscriber, as its topic sees it. */
export interface TopicReader {
  readonly caller: Caller;
  /** The ring has something new. */
  wake(): void;
  /** Ends the stream with a refusal. */
  refuse(code: ErrorCode): void;
  /** Ends the stream without an error. */
  end(): void;
}
