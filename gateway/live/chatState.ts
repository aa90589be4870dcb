import { getChat, getLastRead } from '../chats/chats.rest.ts';
import type { RestClient } from '../rest/client.ts';
import type { ChatState } from './events.ts';

export async function readState(rest: RestClient, uuid: string): Promise<ChatState> {
  const [chat, leadReadAt] = await Promise.all([getChat(rest, uuid), getLastRead(rest, uuid)]);
  return { chat, leadReadAt };
}

/** Whether readers that have `a` need no event for `b`. */
export function isSameState(a: ChatState, b: ChatState): boolean {
  return (
    a.leadReadAt === b.leadReadAt &&
    a.chat.unreadCount === b.chat.unreadCount &&
    a.chat.isClosed === b.chat.isClosed &&
    a.chat.isArchived === b.chat.isArchived &&
    a.chat.lead.isBlocked === b.chat.lead.isBlocked
  );
}
