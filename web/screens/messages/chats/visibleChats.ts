import type { ChatView } from '../../../../domain/chats.ts';

/** The fields that determine whether and where a chat appears in a view. */
export interface ListedChat {
  readonly uuid: string;
  readonly isArchived: boolean;
  readonly unreadCount: number;
  /** When it was last active, ISO 8601. */
  readonly activeAt: string;
}

/**
 * The chats of a view, latest activity first. Filters the list, because pushes add changed chats of every view, and
 * chats can change their view elsewhere. The open chat stays in the unread view while it is being read.
 */
export function visibleChats<Chat extends ListedChat>(
  chats: readonly Chat[],
  view: ChatView,
  openChat: string | null,
): Chat[] {
  const byUuid = new Map(chats.map((chat) => [chat.uuid, chat]));
  return [...byUuid.values()]
    .filter((chat) => fitsView(chat, view) || (view === 'unread' && chat.uuid === openChat))
    .toSorted((a, b) => compareText(b.activeAt, a.activeAt) || compareText(a.uuid, b.uuid));
}

function fitsView(chat: ListedChat, view: ChatView): boolean {
  return view === 'unread' ? chat.unreadCount > 0 : chat.isArchived === (view === 'archived');
}

/**
 * The view to show for an open chat (QRY-07): the current one if the chat can be in it, as in the unread view, else its
 * own.
 */
export function viewOfChat(chat: { readonly isArchived: boolean }, view: ChatView): ChatView {
  if (view === 'unread') return view;
  return chat.isArchived ? 'archived' : 'inbox';
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
