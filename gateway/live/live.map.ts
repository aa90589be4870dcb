import { toAccount } from '../account/account.map.ts';
import { toChat, toChatEdges } from '../chats/chats.map.ts';
import { toMessage, toMessageEdge } from '../chats/messages.map.ts';
import { toMessenger } from '../chats/messenger.map.ts';
import { toLead } from '../leads/leads.map.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import type { ResolversInterfaceTypes, ResolversTypes } from '../schema.types.ts';
import { eventsCursor } from '../relay/eventsCursor.ts';
import type { ChatEvent, LeadEvent, MessengerEvent } from './events.ts';

export type PushedChatEvent = ResolversInterfaceTypes<ResolversTypes>['ChatEvent'];
export type PushedLeadEvent = ResolversInterfaceTypes<ResolversTypes>['LeadEvent'];
export type PushedMessengerEvent = ResolversInterfaceTypes<ResolversTypes>['MessengerEvent'];

/** Maps a topic's event to the contract with everything the topic knows, so that its fields need no further call. */
export function toChatEvent(event: ChatEvent, note: NoteUnknown): PushedChatEvent {
  const cursor = eventsCursor(event.position);
  const chat = toChat(event.chat, note, { leadReadAt: event.leadReadAt, eventsCursor: cursor });
  const { uuid } = event.chat;
  switch (event.kind) {
    case 'added':
      return {
        __typename: 'MessagesAdded',
        cursor,
        chat,
        messageEdges: event.messages.map((message) => toMessageEdge(uuid, message, note)),
      };
    case 'changed':
      return {
        __typename: 'MessagesChanged',
        cursor,
        chat,
        messages: event.messages.map((message) => toMessage(uuid, message, note)),
      };
    case 'deleted': {
      const message = toMessage(uuid, event.message, note);
      return { __typename: 'MessageDeleted', cursor, chat, deletedMessageId: message.id, message };
    }
    case 'truncated':
      return { __typename: 'HistoryTruncated', cursor, chat };
    case 'updated':
      return { __typename: 'ChatUpdated', cursor, chat };
  }
}

/** Maps a change of a lead to the contract. */
export function toLeadEvent(event: LeadEvent, note: NoteUnknown): PushedLeadEvent {
  const cursor = eventsCursor(event.position);
  if (event.kind === 'followed') return { __typename: 'LeadsFollowed', cursor };
  const lead = toLead(event.lead, note);
  return { __typename: event.kind === 'received' ? 'LeadReceived' : 'LeadChanged', cursor, lead };
}

/** Maps an account-wide event to the contract. */
export function toMessengerEvent(event: MessengerEvent, accountId: string, note: NoteUnknown): PushedMessengerEvent {
  const { activeLeads } = event.state;
  const messenger = toMessenger(accountId, event.state);
  return event.kind === 'counters'
    ? { __typename: 'CountersChanged', messenger, account: toAccount(accountId, { activeLeads }) }
    : { __typename: 'ChatsChanged', messenger, chatEdges: toChatEdges(event.chats, note) };
}
