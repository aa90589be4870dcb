import { CHAT_VIEWS } from '../../../../domain/chats.ts';
import type { ChatView } from '../../../../domain/chats.ts';
import { isMember } from '../../../../domain/closedSet.ts';

/** Longest search text the contract takes, in characters. */
export const QUERY_MAX_LENGTH = 100;

/** What the messenger's address says: its only source of view, search and open chat (QRY-06, QRY-07). */
export interface MessagesSearch {
  readonly view: ChatView;
  /** Searched in names, companies and domains; empty for all chats. */
  readonly query: string;
  /** Uuid of the open chat. */
  readonly chat: string | null;
}

/** Reads the address; a value that is not known counts as absent. */
export function parseMessagesSearch(search: URLSearchParams): MessagesSearch {
  const status = search.get('status');
  return {
    view: isMember(CHAT_VIEWS, status) ? status : 'inbox',
    query: (search.get('query') ?? '').trim().slice(0, QUERY_MAX_LENGTH),
    chat: search.get('selectedChat') || null,
  };
}

/** The address of a view, a search and a chat, without base path; defaults are left out. */
export function messagesHref({ view, query, chat }: MessagesSearch): string {
  const search = new URLSearchParams();
  if (view !== 'inbox') search.set('status', view);
  if (query !== '') search.set('query', query);
  if (chat !== null) search.set('selectedChat', chat);
  return search.size === 0 ? '/profile/messages' : `/profile/messages?${search}`;
}

const CONTRACT_VIEW = { inbox: 'INBOX', unread: 'UNREAD', archived: 'ARCHIVED' } as const satisfies Record<
  ChatView,
  string
>;

/** Variables of the list's query, and of every mutation that answers with the list again. */
export interface ListVariables {
  readonly view: (typeof CONTRACT_VIEW)[ChatView];
  readonly query: string | null;
}

export function listVariables(search: URLSearchParams): ListVariables {
  return listVariablesOf(parseMessagesSearch(search));
}

/** The same of an address that is parsed already. */
export function listVariablesOf({ view, query }: MessagesSearch): ListVariables {
  return {
    view: CONTRACT_VIEW[view],
    query: query === '' ? null : query,
  };
}

/** Variables of the open chat's query; null when none is open. */
export function threadVariables(search: URLSearchParams): { chatUuid: string } | null {
  const { chat } = parseMessagesSearch(search);
  return chat === null ? null : { chatUuid: chat };
}
