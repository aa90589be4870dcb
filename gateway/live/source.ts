import type { WireChat, WireLatestMessages } from '../../upstream/contract/chats.ts';
import { CHAT_PAGE_SIZE } from '../../domain/chats.ts';
import { mayChat } from '../../domain/tariffs.ts';
import { getCounters, getSubscription } from '../account/account.rest.ts';
import { getChat, getChats, getLastRead, getLatestMessages, getUnreadMessages } from '../chats/chats.rest.ts';
import type { ChatPage } from '../chats/chats.rest.ts';
import type { RestClient } from '../rest/client.ts';

/** Everything live/ asks the upstream for. Each answer throws `UpstreamError` when there is none. */
export interface LiveSource {
  /** Messages changed after `after` (upstream ms), ascending; at least `limit` of them when there are more. RST-47. */
  latest(chatUuid: string, after: number, limit: number): Promise<WireLatestMessages>;
  chat(chatUuid: string): Promise<WireChat>;
  /** Until when the lead has read (ISO), null when never. RST-48. */
  leadReadAt(chatUuid: string): Promise<string | null>;
  /** Unread messages over all chats. RST-52. */
  unreadMessages(): Promise<number>;
  /** Leads that wait for an answer. RST-63. */
  activeLeads(): Promise<number>;
  /** The first page of a view with the counters of all views. RST-45. */
  firstChats(view: 'inbox' | 'unread'): Promise<ChatPage>;
  /** Whether the account's subscription includes chats. RST-60. */
  mayChat(): Promise<boolean>;
}

/** The source over one REST client, that is: with one caller's credential. */
export function liveSource(rest: RestClient): LiveSource {
  return {
    latest: (uuid, after, limit) => getLatestMessages(rest, uuid, after, limit),
    chat: (uuid) => getChat(rest, uuid),
    leadReadAt: (uuid) => getLastRead(rest, uuid),
    unreadMessages: () => getUnreadMessages(rest),
    activeLeads: async () => (await getCounters(rest)).activeLeads,
    firstChats: (view) => getChats(rest, { pageNumber: 1, pageSize: CHAT_PAGE_SIZE }, view, null),
    mayChat: async () => mayChat((await getSubscription(rest)).status),
  };
}
