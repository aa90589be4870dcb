import type { ChatAction, ChatView } from '../../domain/chats.ts';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import * as contract from '../../upstream/contract/chats.ts';
import type { WireChat, WireLatestMessages, WireMessage, WireMessagePage } from '../../upstream/contract/chats.ts';
import { MessageCounters, type WireMessageCounters } from '../../upstream/contract/messageCounters.ts';
import type { ListRequest } from '../relay/connection.ts';
import type { HistoryRequest } from '../relay/history.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

/** The parts of a page of chats that are used. */
const ChatPage = Type.Omit(contract.ChatPage, ['pages']);
export type ChatPage = Static<typeof ChatPage>;

const MESSAGING = { messaging: true } as const;
const chatPage = { ...MESSAGING, check: checkOf(ChatPage) };
const chatAnswer = { ...MESSAGING, check: checkOf(contract.getChat.responses[200]) };
const messagePage = { ...MESSAGING, check: checkOf(contract.MessagePage) };
const messageAnswer = { ...MESSAGING, check: checkOf(contract.getMessage.responses[200]) };
const latestMessages = { ...MESSAGING, check: checkOf(contract.LatestMessages) };
const lastRead = { ...MESSAGING, check: checkOf(contract.LastRead) };
const messageCounters = { ...MESSAGING, check: checkOf(MessageCounters) };

function chatPath(uuid: string): string {
  return `/agency/chats/${encodeURIComponent(uuid)}`;
}
function messagePath(chatUuid: string, uuid: string): string {
  return `${chatPath(chatUuid)}/messages/${encodeURIComponent(uuid)}/`;
}

/** RST-45. `query`: part of the lead's name, company or domain; null for all. */
export function getChats(
  rest: RestClient,
  { pageNumber, pageSize, after }: ListRequest,
  status: ChatView,
  query: string | null,
): Promise<ChatPage> {
  return rest.get('/agency/chats/', { pageSize, pageNumber, after, status, query }, chatPage);
}

/** RST-45 (addition): one chat, without marking it read. */
export async function getChat(rest: RestClient, uuid: string): Promise<WireChat> {
  return (await rest.get(chatPath(uuid), {}, chatAnswer)).chat;
}

/** RST-46: messages before an instant, or the newest ones, which marks the chat read unless `marksRead` is false. */
export function getMessages(
  rest: RestClient,
  uuid: string,
  { before, limit }: HistoryRequest,
  marksRead: boolean,
): Promise<WireMessagePage> {
  return rest.get(`${chatPath(uuid)}/messages/`, { before, limit, ...unlessMarked(marksRead) }, messagePage);
}

/** Sent only to keep messages unread: marking them is the default. */
function unlessMarked(marksRead: boolean): { markAsRead?: string } {
  return marksRead ? {} : { markAsRead: 'false' };
}

/** RST-46 (addition): one message, without marking it read. */
export async function getMessage(rest: RestClient, chatUuid: string, uuid: string): Promise<WireMessage> {
  return (await rest.get(messagePath(chatUuid, uuid), {}, messageAnswer)).message;
}

/**
 * RST-47: at most `limit` messages changed after `after` (upstream ms), in the order of change. Marks the lead's
 * messages read unless `marksRead` is false.
 */
export function getLatestMessages(
  rest: RestClient,
  uuid: string,
  after: number,
  limit: number,
  marksRead: boolean,
): Promise<WireLatestMessages> {
  const query = { after: new Date(after).toISOString(), limit, ...unlessMarked(marksRead) };
  return rest.get(`${chatPath(uuid)}/messages/latest`, query, latestMessages);
}

/** RST-48. The lead has read messages up to this time (ISO), null if never. */
export async function getLastRead(rest: RestClient, uuid: string): Promise<string | null> {
  return (await rest.get(`${chatPath(uuid)}/messages/last-read/`, {}, lastRead)).timestamp;
}

/** RST-49. With the same key, the upstream sends the message only once. */
export async function postMessage(
  rest: RestClient,
  chatUuid: string,
  { content, idempotencyKey }: { readonly content: string; readonly idempotencyKey: string | null },
): Promise<WireMessage> {
  const options = { body: { text: content }, idempotencyKey, ...messageAnswer };
  return (await rest.post(`${chatPath(chatUuid)}/messages/`, options)).message;
}

/** RST-50. */
export function deleteMessage(rest: RestClient, chatUuid: string, uuid: string): Promise<unknown> {
  return rest.delete(messagePath(chatUuid, uuid), MESSAGING);
}

/** RST-51. */
export async function putChat(rest: RestClient, uuid: string, action: ChatAction): Promise<WireChat> {
  return (await rest.put(chatPath(uuid), { body: { action }, ...chatAnswer })).chat;
}

/** RST-52: unread messages over all chats; with `activeLeads` (RST-63) if the upstream supports this addition. */
export function getMessageCounters(rest: RestClient): Promise<WireMessageCounters> {
  return rest.get('/agency/counters/messages/', {}, messageCounters);
}

/** RST-52: unread messages over all chats. */
export async function getUnreadMessages(rest: RestClient): Promise<number> {
  return (await getMessageCounters(rest)).messages;
}
