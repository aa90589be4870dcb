import { CHAT_PAGE_SIZE, type ChatView } from '../../domain/chats.ts';
import type { WireChat } from '../../upstream/contract/chats.ts';
import { getChat, getChats } from '../chats/chats.rest.ts';
import type { ChatPage } from '../chats/chats.rest.ts';
import { LARGEST_PAGE } from '../relay/pageWindow.ts';
import type { RestClient } from '../rest/client.ts';
import { orNull } from '../rest/missing.ts';
import { OVERLAP_MS } from './overlap.ts';

/** Concurrent lookups of chats that are no longer on the first page. */
const LOOKUPS = 5;

/** The inbox as it was read last. */
export interface KnownInbox {
  readonly unreadMessages: number;
  /** Its first page. */
  readonly chats: readonly WireChat[];
  /** Uuids of other chats that may have changed: named by a write, or missed by an earlier read. */
  readonly suspected: readonly string[];
  readonly hidden: HiddenChats;
}

/** The unread chats that the inbox did not show when they were read last. */
export interface HiddenChats {
  readonly chats: readonly WireChat[];
  /** Newest activity in the inbox and of unread chats at that time, upstream ms. */
  readonly until: number;
}

export interface ChangedChats {
  /** First page of the inbox. */
  readonly page: ChatPage;
  /** Chats outside that page that may have changed. */
  readonly moved: WireChat[];
  /** Uuids of chats that could not be looked up, for the next read. */
  readonly missed: string[];
  readonly hidden: HiddenChats;
}

/** A view, read as far as needed. */
interface PartOfView {
  readonly first: ChatPage;
  /** Chats behind the first page. */
  readonly further: readonly WireChat[];
}

export function firstPage(rest: RestClient, view: ChatView): Promise<ChatPage> {
  return getChats(rest, { pageNumber: 1, pageSize: CHAT_PAGE_SIZE }, view, null);
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Newest activity, upstream ms. */
export function newestOf(chats: readonly WireChat[]): number {
  return Math.max(...chats.map(activeAt));
}

/** Upstream ms. */
function activeAt(chat: WireChat): number {
  return Date.parse(chat.lastMessage?.createdAt ?? chat.createdAt);
}

/** Whether the agency has not read its last message. */
function endsUnread({ lastMessage }: WireChat): boolean {
  return lastMessage !== null && !lastMessage.sentByMe && lastMessage.status !== 'read';
}

/** Whether activity in other chats pushed this one behind those read, so that its absence means nothing else. */
function isBehind(chat: WireChat, read: readonly WireChat[], { counters }: ChatPage): boolean {
  const last = read.at(-1);
  return last !== undefined && counters.inbox > read.length && activeAt(chat) < activeAt(last);
}

/**
 * Reads a view, newest activity first, page by page until `isEnough`, which is given the last chat and all chats read so
 * far. Usually the first page is enough. The pages behind it are larger, and read one after the other, so that a burst in
 * many accounts adds no concurrent calls.
 */
async function readDown(
  rest: RestClient,
  view: ChatView,
  isEnough: (last: WireChat, chats: readonly WireChat[]) => boolean,
): Promise<PartOfView> {
  const first = await firstPage(rest, view);
  const all = new Map(first.chats.map((chat) => [chat.uuid, chat]));
  let last = first.chats.at(-1);
  let read = first.chats.length;
  for (let pageNumber = 1; last !== undefined && read < first.count; pageNumber += 1) {
    if (isEnough(last, [...all.values()])) break;
    const { chats } = await getChats(rest, { pageNumber, pageSize: LARGEST_PAGE }, view, null);
    for (const chat of chats) if (!all.has(chat.uuid)) all.set(chat.uuid, chat);
    last = chats.at(-1);
    read = pageNumber * LARGEST_PAGE;
  }
  return { first, further: [...all.values()].slice(first.chats.length) };
}

/** What chats look like compared with the inbox as it was read last. */
function comparedWith({ chats }: KnownInbox) {
  const known = new Map(chats.map((chat) => [chat.uuid, chat]));
  const newest = newestOf(chats);
  const isRecent = (chat: WireChat): boolean => activeAt(chat) >= newest - OVERLAP_MS;
  return {
    isRecent,
    isChanged: (chat: WireChat): boolean => !isSame(chat, known.get(chat.uuid)),
    /** Whether this chat and all less active ones have no new message. */
    isOld(chat: WireChat): boolean {
      const earlier = known.get(chat.uuid);
      return !isRecent(chat) || (earlier !== undefined && activeAt(earlier) === activeAt(chat));
    },
    /** How many more of its messages are unread; a lower bound if the chat was unknown. */
    moreUnread(chat: WireChat): number {
      const earlier = known.get(chat.uuid);
      if (earlier !== undefined) return chat.unreadCount - earlier.unreadCount;
      return activeAt(chat) > newest && endsUnread(chat) ? Math.min(chat.unreadCount, 1) : 0;
    },
  };
}

/** Looks chats up one by one; deleted ones are in neither list. */
async function readEach(
  rest: RestClient,
  uuids: readonly string[],
): Promise<{ readonly found: WireChat[]; readonly missed: string[] }> {
  const found: WireChat[] = [];
  const missed: string[] = [];
  const readOne = async (uuid: string): Promise<void> => {
    try {
      const now = await orNull(getChat(rest, uuid));
      if (now !== null) found.push(now);
    } catch {
      missed.push(uuid);
    }
  };
  for (let start = 0; start < uuids.length; start += LOOKUPS) {
    await Promise.all(uuids.slice(start, start + LOOKUPS).map(readOne));
  }
  return { found, missed };
}

/**
 * Reads the unread chats that the inbox does not show, such as archived ones, and returns those that are new. `count`:
 * how many more of their messages are unread, as far as known.
 */
async function readHidden(
  rest: RestClient,
  before: KnownInbox,
  { page, shown, count }: { readonly page: ChatPage; readonly shown: ReadonlySet<string>; readonly count: number },
): Promise<{ readonly changed: readonly WireChat[]; readonly hidden: HiddenChats }> {
  const { until } = before.hidden;
  const since = (before.chats.length === 0 ? until : Math.min(until, newestOf(before.chats))) - OVERLAP_MS;
  const isRecent = (chat: WireChat): boolean => activeAt(chat) >= since;
  const isHidden = (chat: WireChat): boolean => !shown.has(chat.uuid);
  const { first, further } = await readDown(
    rest,
    'unread',
    (last, chats) => !isRecent(last) && chats.filter(isHidden).length >= count,
  );
  const unread = [...first.chats, ...further];
  const chats = unread.filter(isHidden);
  const known = new Map(before.hidden.chats.map((chat) => [chat.uuid, chat]));
  const fresh = chats.filter((chat) => !isSame(chat, known.get(chat.uuid)));
  const recent = fresh.filter(isRecent);
  // Messages that came late, or that an earlier read took for those of the inbox, are not recent.
  const others = fresh.filter((chat) => !isRecent(chat));
  // A restored chat brings unread messages back without being recent.
  const missing = count <= 0 ? [] : recent.length === 0 ? others : others.slice(0, count);
  return { changed: [...recent, ...missing], hidden: { chats, until: newestOf([...page.chats, ...unread]) } };
}

/**
 * Reads the chats that changed since `before`: by activity, because they left the inbox, or because they are suspected.
 * `isFull`: looks for hidden chats even if the counters say nothing of them.
 */
export async function readChangedChats(
  rest: RestClient,
  before: KnownInbox,
  unreadMessages: number,
  isFull: boolean,
): Promise<ChangedChats> {
  const { isRecent, isChanged, isOld, moreUnread } = comparedWith(before);
  const { first: page, further } = await readDown(rest, 'inbox', isOld);
  const read = [...page.chats, ...further];
  const shown = new Set(read.map((chat) => chat.uuid));
  const left = before.chats.filter((chat) => !isBehind(chat, read, page)).map(({ uuid }) => uuid);
  const toLookUp = new Set([...left, ...before.suspected]).difference(shown);
  const { found, missed } = await readEach(rest, [...toLookUp]);
  const moved = [...further.filter((chat) => isRecent(chat) && isChanged(chat)), ...found];
  // A message that came after the first page was read is not in the counters yet; the next read counts it.
  const newest = newestOf(page.chats);
  const shownUnread = read.reduce((sum, chat) => sum + (activeAt(chat) > newest ? 0 : moreUnread(chat)), 0);
  const count = unreadMessages - before.unreadMessages - shownUnread;
  // How many messages of the chats that were looked up are no longer unread is not known.
  if (count === 0 && toLookUp.size === 0 && !isFull) return { page, moved, missed, hidden: before.hidden };

  // Messages became unread, or read, that the inbox does not show.
  for (const { uuid } of moved) shown.add(uuid);
  const { changed, hidden } = await readHidden(rest, before, { page, shown, count });
  return { page, moved: [...moved, ...changed], missed, hidden };
}
