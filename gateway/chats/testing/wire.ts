import type { WireChat, WireChatPage, WireMessage, WireMessagePage } from '../../../upstream/contract/chats.ts';

export const BASE = '/messaging/api/v1/agency';
export function chatUuid(n: number): string {
  return `c4a70000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}
export function leadUuid(n: number): string {
  return `1ead0000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}
export function messageUuid(n: number): string {
  return `3e550000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}
/** Minute `n` of a fixed hour. */
export function at(n: number): string {
  return new Date(Date.parse('2026-11-21T10:00:00.000Z') + n * 60_000).toISOString();
}

export function wireMessage(n: number, changes: Partial<WireMessage> = {}): WireMessage {
  return {
    uuid: messageUuid(n),
    createdAt: at(n),
    updatedAt: at(n),
    status: 'delivered',
    sender: 'lead',
    body: { text: `text ${n}` },
    deletedAt: null,
    language: 'en',
    ...changes,
  };
}

export function wireChat(n: number, changes: Partial<WireChat> = {}): WireChat {
  return {
    uuid: chatUuid(n),
    unreadCount: 2,
    isClosed: false,
    isArchived: false,
    createdAt: at(0),
    lastMessage: {
      uuid: messageUuid(5),
      createdAt: at(5),
      status: 'read',
      sentByMe: true,
      sender: 'agency',
      body: { text: 'hello' },
      deletedAt: null,
    },
    lead: {
      uuid: leadUuid(n),
      name: 'Ada',
      company: null,
      domain: 'ada.example',
      isBlocked: false,
      country: 'DE',
      language: 'de',
    },
    ...changes,
  };
}

export function wireChatPage(chats: WireChat[], count: number): WireChatPage {
  return {
    chats,
    pages: 1,
    count,
    counters: { inbox: 9, unread: 4, archived: 1 },
  };
}

export function wireMessagePage(messages: WireMessage[], changes: Partial<WireMessagePage> = {}): WireMessagePage {
  return {
    firstMessageTs: at(0),
    lastMessageTs: messages.at(-1)?.createdAt ?? null,
    firstPreviouslyUnread: null,
    chat: wireChat(1, { unreadCount: 0 }),
    messages,
    serverTs: at(30),
    ...changes,
  };
}
