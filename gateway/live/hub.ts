import type { Caller } from '../session/caller.ts';
import type { ChatEvent, MessengerEvent, Refused } from './events.ts';

/**
 * Poll to push: one shared poll of the upstream per chat and account, however many subscribers (GWY-06, GWY-07).
 * One hub per process; rooms reach it as `context.live`.
 */
export interface LiveHub {
  /**
   * Events of a chat for one subscriber, first the current state, then everything after the cursor `after` (null: from now).
   * The promise rejects with a GatewayError when the caller may not subscribe; later refusals come as a last `refused` value.
   * Failures of the upstream never end the stream. `return()` stops at once and may be called any number of times.
   */
  chatEvents(viewer: Caller, chatUuid: string, after: string | null): Promise<AsyncIterableIterator<ChatEvent | Refused>>;
  /** Account-wide counters and changed chats: the current value at once, then every change. Refusals as in `chatEvents`. */
  messengerEvents(viewer: Caller): Promise<AsyncIterableIterator<MessengerEvent | Refused>>;
  /**
   * Something was written: ask the upstream now instead of at the next tick. Call it after every successful write to a chat;
   * with `chatUuid` null (a lead was accepted) only the account-wide state is read again. Never throws, never waits.
   */
  kick(viewer: Caller, chatUuid: string | null): void;
  /**
   * Call before sending to a chat, and the returned function once the send has answered (also when it failed).
   * Between the two no new own message of the chat is pushed, so that no push overtakes the sender's own answer.
   */
  hold(viewer: Caller, chatUuid: string): () => void;
  /** Called with a caller whose credential the upstream no longer takes: its sockets are to be closed with 4403. Returns the way to stop listening. */
  onUnauthenticated(listener: (caller: Caller) => void): () => void;
  /** Ends all streams and polls. */
  close(): Promise<void>;
}
