import type { ChatCounters } from '../schema.types.ts';

/** Parent of `Messenger`, with what is known (from a pushed event) or already being read; the rest is read lazily. */
export interface MessengerParent {
  readonly accountId: string;
  readonly unreadMessages?: number | Promise<number>;
  readonly counters?: ChatCounters | Promise<ChatCounters>;
  readonly activeLeads?: number | Promise<number>;
}

export function toMessenger(accountId: string, known: Omit<MessengerParent, 'accountId'> = {}): MessengerParent {
  return {
    accountId,
    ...known,
  };
}
