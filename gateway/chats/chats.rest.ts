import type { ChatAction, ChatView } from '../../domain/chats.ts';
import type {
  WireChat,
  WireChatCounters,
  WireChatLead,
  WireChatPage,
  WireLastMessage,
  WireLastRead,
  WireLatestMessages,
  WireMessage,
  WireMessageBody,
  WireMessageCounters,
  WireMessagePage,
} from '../../upstream/contract/chats.ts';
import type { HistoryRequest } from '../relay/history.ts';
import type { PageRequest } from '../relay/pageWindow.ts';
import {
  checked,
  checkedWrite,
  flag,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  recordOf,
  text,
  timestamp,
  whole,
} from '../rest/check.ts';
import type { Check } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

type TextBody = Extract<WireMessageBody, { text: string }>;
type SystemBody = Exclude<WireMessageBody, TextBody>;

const body: Check<WireMessageBody> = oneOf(
  object<TextBody>({ text }),
  object<SystemBody>({ key: text, status: nullable(text), params: recordOf(text) }),
);
const message = object<WireMessage>({
  uuid: text,
  createdAt: timestamp,
  updatedAt: timestamp,
  status: text,
  sender: text,
  body: nullable(body),
  deletedAt: nullable(timestamp),
  language: nullable(text),
});
const chat = object<WireChat>({
  uuid: text,
  unreadCount: whole,
  isClosed: flag,
  isArchived: flag,
  lastMessage: nullable(
    object<WireLastMessage>({
      uuid: text,
      createdAt: timestamp,
      status: text,
      sentByMe: flag,
      sender: text,
      body: nullable(body),
      deletedAt: nullable(timestamp),
    }),
  ),
  lead: object<WireChatLead>({
    uuid: text,
    name: text,
    company: nullable(text),
    domain: nullable(text),
    isBlocked: flag,
    country: nullable(text),
    language: text,
  }),
  createdAt: timestamp,
});
const counters = object<WireChatCounters>({ inbox: whole, unread: whole, archived: whole });
const chatPage = object<WireChatPage>({ chats: listOf(chat), pages: whole, count: whole, counters });
const chatAnswer = object<{ chat: WireChat }>({ chat });
const messagePage = object<WireMessagePage>({
  firstMessageTs: nullable(timestamp),
  lastMessageTs: nullable(timestamp),
  firstPreviouslyUnread: nullable(timestamp),
  chat,
  messages: listOf(message),
  serverTs: timestamp,
});
const messageAnswer = object<{ message: WireMessage }>({ message });
const lastRead = object<WireLastRead>({ timestamp: nullable(timestamp) });
const latestMessages = object<WireLatestMessages>({ messages: listOf(message), serverTs: timestamp });
const messageCounters = object<WireMessageCounters>({ messages: whole, activeLeads: optional(whole) });

const MESSAGING = { messaging: true } as const;
function chatPath(uuid: string): string {
  return `/agency/chats/${encodeURIComponent(uuid)}`;
}
function messagePath(chatUuid: string, uuid: string): string {
  return `${chatPath(chatUuid)}/messages/${encodeURIComponent(uuid)}/`;
}

/** RST-45. `query`: part of the lead's name, company or domain; null for all. */
export function getChats(
  rest: RestClient,
  { pageNumber, pageSize }: PageRequest,
  status: ChatView,
  query: string | null,
): Promise<WireChatPage> {
  return checked(rest.get('/agency/chats/', { pageSize, pageNumber, status, query }, MESSAGING), chatPage);
}

/** RST-45 (addition): one chat, which is not marked read by it. */
export function getChat(rest: RestClient, uuid: string): Promise<WireChat> {
  return checked(rest.get(chatPath(uuid), undefined, MESSAGING), chatAnswer).then(({ chat: found }) => found);
}

/** RST-46: messages before an instant, or the newest ones, which marks the chat read. */
export function getMessages(rest: RestClient, uuid: string, request: HistoryRequest): Promise<WireMessagePage> {
  return checked(
    rest.get(`${chatPath(uuid)}/messages/`, { before: request.before, limit: request.limit }, MESSAGING),
    messagePage,
  );
}

/** RST-46 (addition): one message, which is not marked read by it. */
export async function getMessage(rest: RestClient, chatUuid: string, uuid: string): Promise<WireMessage> {
  return (await checked(rest.get(messagePath(chatUuid, uuid), {}, MESSAGING), messageAnswer)).message;
}

/**
 * RST-47: messages changed after `after` (upstream ms), in the order of their change, `limit` at most; marks those of the lead read.
 */
export function getLatestMessages(
  rest: RestClient,
  uuid: string,
  after: number,
  limit: number,
): Promise<WireLatestMessages> {
  const query = { after: new Date(after).toISOString(), limit };
  return checked(rest.get(`${chatPath(uuid)}/messages/latest`, query, MESSAGING), latestMessages);
}

/** RST-48: until when the lead has read the agency's messages (ISO), null when never. */
export async function getLastRead(rest: RestClient, uuid: string): Promise<string | null> {
  return (await checked(rest.get(`${chatPath(uuid)}/messages/last-read/`, {}, MESSAGING), lastRead)).timestamp;
}

/** RST-49. With a key the upstream sends once however often it is asked. */
export async function postMessage(
  rest: RestClient,
  chatUuid: string,
  { content, idempotencyKey }: { readonly content: string; readonly idempotencyKey: string | null },
): Promise<WireMessage> {
  const headers: Record<string, string> = idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey };
  const answer = rest.post(`${chatPath(chatUuid)}/messages/`, { body: { text: content }, headers, ...MESSAGING });
  return (await checkedWrite(answer, messageAnswer)).message;
}

/** RST-50. */
export function deleteMessage(rest: RestClient, chatUuid: string, uuid: string): Promise<unknown> {
  return rest.delete(messagePath(chatUuid, uuid), MESSAGING);
}

/** RST-51. */
export async function putChat(rest: RestClient, uuid: string, action: ChatAction): Promise<WireChat> {
  return (await checkedWrite(rest.put(chatPath(uuid), { body: { action }, ...MESSAGING }), chatAnswer)).chat;
}

/** RST-52: unread messages over all chats; with `activeLeads` (RST-63) where the upstream has this addition. */
export function getMessageCounters(rest: RestClient): Promise<WireMessageCounters> {
  return checked(rest.get('/agency/counters/messages/', {}, MESSAGING), messageCounters);
}

/** RST-52: unread messages over all chats. */
export async function getUnreadMessages(rest: RestClient): Promise<number> {
  return (await getMessageCounters(rest)).messages;
}
