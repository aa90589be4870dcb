import type { ErrorCode } from '../../domain/errorCodes.ts';
import type { Caller } from '../session/caller.ts';
import type { Ring } from './ring.ts';

/** The result of a backfill. */
export interface CaughtUp<E> {
  /** Delivered before anything in the ring. */
  readonly events: readonly E[];
  /** Sequence number in the ring to continue from. */
  readonly next: number;
  /** The ring starts after what was read: deliver the events, then backfill again. */
  readonly isShort: boolean;
  /**
   * Removes from a later event what `events` already contains; null when nothing is left. Absent if duplicates are
   * impossible.
   */
  readonly trim?: ((event: E) => E | null) | undefined;
}

/** An event source shared by the readers of one account. */
export interface Topic<E> {
  readonly ring: Ring<E>;
  /**
   * Backfill: reads everything after `position` (null: only the current state) with the reader's own credential. One
   * method authorizes, joins, resumes and recovers a slow reader.
   */
  catchUp(caller: Caller, position: number | null, signal: AbortSignal): Promise<CaughtUp<E>>;
  join(reader: TopicReader): void;
  leave(reader: TopicReader): void;
  /** Called after a reader's first authorized read: polls may use its credential. */
  admit(caller: Caller): void;
  dismiss(caller: Caller): void;
  /** Position after this event; null if events of this topic have none. */
  positionOf(event: E): number | null;
  /** Called when a reader fell out of the ring. */
  lagged(): void;
}

/** A subscriber, as seen by its topic. */
export interface TopicReader {
  readonly caller: Caller;
  /** Called when the ring has something new. */
  wake(): void;
  /** Ends the stream with a refusal. */
  refuse(code: ErrorCode): void;
  /** Ends the stream without an error. */
  end(): void;
}
