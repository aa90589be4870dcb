import type { WireChat } from '../../upstream/contract/chats.ts';
import { getChat, getLastRead } from '../chats/chats.rest.ts';
import type { RestClient } from '../rest/client.ts';
import type { ChatState } from './events.ts';

export async function readState(rest: RestClient, uuid: string): Promise<ChatState> {
  const [chat, leadReadAt] = await Promise.all([getChat(rest, uuid), getLastRead(rest, uuid)]);
  return { chat, leadReadAt };
}

/** Whether one read of a chat has a newer last message than another one, which may be missing. */
export function hasNewerMessage({ lastMessage }: WireChat, than: WireChat | undefined): boolean {
  const known = than?.lastMessage;
  if (than === undefined || lastMessage === null || lastMessage.uuid === known?.uuid) return false;
  return !known || Date.parse(lastMessage.createdAt) >= Date.parse(known.createdAt);
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
