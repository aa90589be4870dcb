import type { ErrorCode } from '../errors.ts';
import type { Caller } from '../session/caller.ts';
import type { Ring } from './ring.ts';

/** What a reader has after catching up. */
export interface CaughtUp<E> {
  /** To be delivered before anything of the ring. */
  readonly events: readonly E[];
  /** Number in the ring to go on from. */
  readonly next: number;
  /** The ring begins behind what was read: deliver, then catch up once more. */
  readonly isShort: boolean;
  /** Drops from a later event what is in `events` already; null when nothing of it is left. Absent when nothing can come twice. */
  readonly trim?: ((event: E) => E | null) | undefined;
}

/** A shared source of events for the readers of one account. */
export interface Topic<E> {
  readonly ring: Ring<E>;
  /**
   * Reads all that a reader at `position` (null: at none) lacks, with its own credential: authorisation, first join,
   * reconnect and recovery of a slow reader in one.
   */
  catchUp(caller: Caller, position: number | null, signal: AbortSignal): Promise<CaughtUp<E>>;
  join(reader: TopicReader): void;
  leave(reader: TopicReader): void;
  /** The reader's first authorised read succeeded: its credential may poll. */
  admit(caller: Caller): void;
  dismiss(caller: Caller): void;
  /** Position after this event, null for events that have none. */
  positionOf(event: E): number | null;
  /** A reader fell out of the ring. */
  lagged(): void;
}

/** A subscriber, as its topic sees it. */
export interface TopicReader {
  readonly caller: Caller;
  /** There is something new in the ring. */
  wake(): void;
  /** Ends the stream with a refusal. */
  refuse(code: ErrorCode): void;
  /** Ends the stream without a word. */
  end(): void;
}
