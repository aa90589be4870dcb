import type { WireLead } from '../../upstream/contract/leads.ts';
import type { WireChat, WireChatCounters, WireMessage } from '../../upstream/contract/chats.ts';
import type { ErrorCode } from '../../domain/errorCodes.ts';

/** A chat with its read mark, so that an event can be resolved without another call. */
export interface ChatState {
  readonly chat: WireChat;
  /** The lead has read messages up to this time (ISO), null if never. */
  readonly leadReadAt: string | null;
}

/** The last value of a stream: the caller lost access. */
export interface Refused {
  readonly kind: 'refused';
  readonly code: ErrorCode;
}

interface InChat extends ChatState {
  /**
   * A reader that received this event has everything up to this upstream time, in ms. Clients get it as an opaque
   * cursor (relay/eventsCursor.ts).
   */
  readonly position: number;
}

export type ChatEvent =
  | (InChat & { readonly kind: 'added'; readonly messages: readonly WireMessage[] })
  | (InChat & { readonly kind: 'changed'; readonly messages: readonly WireMessage[] })
  | (InChat & { readonly kind: 'deleted'; readonly message: WireMessage })
  | (InChat & { readonly kind: 'updated' })
  | (InChat & { readonly kind: 'truncated' });

interface InLeads {
  /** A reader that received this event has every change up to this upstream time, in ms. */
  readonly position: number;
}

export type LeadEvent =
  | (InLeads & { readonly kind: 'followed' })
  | (InLeads & { readonly kind: 'received' | 'leadChanged'; readonly lead: WireLead });

/** The account-wide state of the messenger. */
export interface MessengerState {
  readonly unreadMessages: number;
  readonly counters: WireChatCounters;
  readonly activeLeads: number;
}

export type MessengerEvent =
  | { readonly kind: 'counters'; readonly state: MessengerState }
  | { readonly kind: 'chats'; readonly state: MessengerState; readonly chats: readonly WireChat[] };
