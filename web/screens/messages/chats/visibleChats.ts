import type { ChatView } from '../../../../domain/chats.ts';

/** The fields that decide if and where a chat appears in a view. */
export interface ListedChat {
  readonly uuid: string;
  readonly isArchived: boolean;
  readonly unreadCount: number;
  /** When it was last active, ISO 8601. */
  readonly activeAt: string;
}

/**
 * The chats of a view, the latest activity first. Pushes put changed chats of every view into the list, and a chat may
 * change its view elsewhere; the open one stays among the unread while it is read.
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

/** The view an open chat belongs to, when it is not one of the view shown (QRY-07). The unread view may show any chat. */
export function viewOfChat(chat: { readonly isArchived: boolean }, view: ChatView): ChatView {
  if (view === 'unread') return view;
  return chat.isArchived ? 'archived' : 'inbox';
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
