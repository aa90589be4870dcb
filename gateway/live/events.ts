import type { WireChat, WireChatCounters, WireMessage } from '../../upstream/contract/chats.ts';
import type { ErrorCode } from '../../domain/errorCodes.ts';

/** A chat and its read mark, so that no event costs a call of its own. */
export interface ChatState {
  readonly chat: WireChat;
  /** Until when the lead has read the agency's messages (ISO), null when never. */
  readonly leadReadAt: string | null;
}

/** The last value of a stream: the caller may no longer read. */
export interface Refused {
  readonly kind: 'refused';
  readonly code: ErrorCode;
}

interface InChat extends ChatState {
  /** After this event a reader has everything up to this upstream time, ms. Clients get it as an opaque cursor (relay/eventsCursor.ts). */
  readonly position: number;
}

export type ChatEvent =
  | (InChat & { readonly kind: 'added'; readonly messages: readonly WireMessage[] })
  | (InChat & { readonly kind: 'changed'; readonly messages: readonly WireMessage[] })
  | (InChat & { readonly kind: 'deleted'; readonly message: WireMessage })
  | (InChat & { readonly kind: 'updated' })
  | (InChat & { readonly kind: 'truncated' });

/** Account-wide state of the messenger. */
export interface MessengerState {
  readonly unreadMessages: number;
  readonly counters: WireChatCounters;
  readonly activeLeads: number;
}

export type MessengerEvent =
  | { readonly kind: 'counters'; readonly state: MessengerState }
  | { readonly kind: 'chats'; readonly state: MessengerState; readonly chats: readonly WireChat[] };
