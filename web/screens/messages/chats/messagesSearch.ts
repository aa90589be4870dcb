import { CHAT_VIEWS } from '../../../../domain/chats.ts';
import type { ChatView } from '../../../../domain/chats.ts';
import { isMember } from '../../../../domain/closedSet.ts';
import { cutText, SEARCH_TEXT_MAX } from '../../../../domain/textLength.ts';

/** View, search and open chat, which are only kept in the URL (QRY-06, QRY-07). */
export interface MessagesSearch {
  readonly view: ChatView;
  /** Matches names, companies and domains; empty shows all chats. */
  readonly query: string;
  /** Uuid of the open chat. */
  readonly chat: string | null;
}

/** Parses the URL; unknown values fall back to the defaults. */
export function parseMessagesSearch(search: URLSearchParams): MessagesSearch {
  const status = search.get('status');
  return {
    view: isMember(CHAT_VIEWS, status) ? status : 'inbox',
    query: cutText((search.get('query') ?? '').trim(), SEARCH_TEXT_MAX),
    chat: search.get('selectedChat') || null,
  };
}

/** URL of a view, search and chat without the base path; defaults are left out. */
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

/** Variables of the list's query and of mutations that return the list. */
export interface ListVariables {
  readonly view: (typeof CONTRACT_VIEW)[ChatView];
  readonly query: string | null;
}

export function listVariables(search: URLSearchParams): ListVariables {
  return listVariablesOf(parseMessagesSearch(search));
}

/** The same for a URL that has already been parsed. */
export function listVariablesOf({ view, query }: MessagesSearch): ListVariables {
  return {
    view: CONTRACT_VIEW[view],
    query: query === '' ? null : query,
  };
}

/** Variables of the open chat's query; null if none is open. */
export function threadVariables(search: URLSearchParams): { chatUuid: string } | null {
  const { chat } = parseMessagesSearch(search);
  return chat === null ? null : { chatUuid: chat };
}
