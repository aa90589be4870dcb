import type {
  WireChat,
  WireChatPage,
  WireLastRead,
  WireLatestMessages,
  WireMessageCounters,
} from '../../upstream/contract/chats.ts';
import type { WireAccountCounters, WireSubscription } from '../../upstream/contract/account.ts';
import { CHAT_PAGE_SIZE } from '../../domain/chats.ts';
import { mayChat } from '../../domain/tariffs.ts';
import type { ReadOptions, RestClient } from '../rest/client.ts';

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
  firstChats(view: 'inbox' | 'unread'): Promise<WireChatPage>;
  /** Whether the account's subscription includes chats. RST-60. */
  mayChat(): Promise<boolean>;
}

const MESSAGING: ReadOptions = { messaging: true };

/** The source over one REST client, that is: with one caller's credential. */
export function liveSource(rest: RestClient): LiveSource {
  const chatPath = (uuid: string): string => `/agency/chats/${encodeURIComponent(uuid)}`;
  return {
    latest: (uuid, after, limit) =>
      rest.get<WireLatestMessages>(
        `${chatPath(uuid)}/messages/latest`,
        { after: new Date(after).toISOString(), limit },
        { ...MESSAGING, shape: { messages: 'array', serverTs: 'string' } },
      ),
    chat: async (uuid) => {
      const { chat } = await rest.get<{ chat: WireChat }>(
        chatPath(uuid),
        {},
        { ...MESSAGING, shape: { chat: 'object' } },
      );
      return chat;
    },
    leadReadAt: async (uuid) => {
      const read = await rest.get<WireLastRead>(`${chatPath(uuid)}/messages/last-read/`, {}, MESSAGING);
      return read.timestamp;
    },
    unreadMessages: async () => {
      const path = '/agency/counters/messages/';
      return (await rest.get<WireMessageCounters>(path, {}, { ...MESSAGING, shape: { messages: 'number' } })).messages;
    },
    activeLeads: async () =>
      (await rest.get<WireAccountCounters>('/account/counters', {}, { shape: { activeLeads: 'number' } })).activeLeads,
    firstChats: (view) =>
      rest.get<WireChatPage>(
        '/agency/chats/',
        { pageSize: CHAT_PAGE_SIZE, pageNumber: 1, status: view },
        { ...MESSAGING, shape: { chats: 'array', counters: 'object' } },
      ),
    mayChat: async () => {
      const answer = await rest.get<{ data: { subscription: WireSubscription } }>(
        '/account/subscription/',
        {},
        { shape: { data: 'object' } },
      );
      return mayChat(answer.data.subscription.status);
    },
  };
}
