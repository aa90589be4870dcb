import type { WireChat } from '../../upstream/contract/chats.ts';
import type { ChatPage } from '../chats/chats.rest.ts';
import type { Caller } from '../session/caller.ts';
import type { AccountAccess } from './access.ts';
import type { MessengerEvent, MessengerState } from './events.ts';
import { Ring } from './ring.ts';
import { SharedRead } from './sharedRead.ts';
import type { LiveSource } from './source.ts';
import { TopicBase, type TopicParts } from './topicBase.ts';
import type { CaughtUp } from './topic.ts';

/** The account-wide state at one time. */
export interface MessengerSnapshot {
  readonly state: MessengerState;
  /** The first page of the inbox. */
  readonly chats: readonly WireChat[];
  /** Changed chats that are not on that page: they left it, or something was written to an archived one. Deleted ones are not among them. */
  readonly moved: readonly WireChat[];
}

/** Age from which the first page is read again although the counters stand still, ms. */
const PAGE_STALE_MS = 60_000;

/** Chats that left the first page are looked up one by one, this many at most. */
const MOST_LOOKUPS = 5;

function activeAt(chat: WireChat): string {
  return chat.lastMessage?.createdAt ?? chat.createdAt;
}

/** Whether later activity of others pushed a chat to the pages behind this one; a page that others fill says nothing else of it. */
function isBehind(chat: WireChat, { chats, counters }: ChatPage): boolean {
  const last = chats.at(-1);
  return last !== undefined && counters.inbox > chats.length && activeAt(chat) < activeAt(last);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Counters and first page of one account's messenger. It is state and no log: whoever missed something gets the whole. */
export class MessengerTopic extends TopicBase<MessengerEvent, MessengerSnapshot> {
  readonly ring: Ring<MessengerEvent>;
  readonly #access: AccountAccess;
  readonly #first = new SharedRead<MessengerSnapshot>();
  #now: MessengerSnapshot | undefined;
  #pageReadAt = 0;

  constructor(parts: TopicParts<MessengerSnapshot>, access: AccountAccess) {
    super(parts, 'messenger');
    this.ring = new Ring(parts.ringEvents);
    this.#access = access;
  }

  async catchUp(caller: Caller, _position: number | null, signal: AbortSignal): Promise<CaughtUp<MessengerEvent>> {
    const next = this.ring.tail;
    const source = this.source(caller, 'operation', signal);
    // The first call is the caller's own authorisation, also when the rest is known already.
    const [unreadMessages] = await Promise.all([source.unreadMessages(), this.#access.check(() => source.mayChat())]);
    const read = (): Promise<MessengerSnapshot> => this.#readAll(source, unreadMessages);
    this.#now ??= await this.#first.read(read);
    const { state, chats } = this.#now;
    const events: MessengerEvent[] = [
      { kind: 'counters', state },
      { kind: 'chats', state, chats },
    ];
    return { events, next, isShort: false };
  }

  /** The next tick reads the first page, whatever the counters say. */
  expire(): void {
    this.#pageReadAt = Number.NEGATIVE_INFINITY;
  }

  override kick(): void {
    this.expire();
    super.kick();
  }

  protected override quietMs(): number {
    return 0;
  }

  protected override async ask(caller: Caller, signal: AbortSignal): Promise<MessengerSnapshot | null> {
    const before = this.#now;
    if (before === undefined) return null;
    const source = this.source(caller, 'poll', signal);
    await this.#access.check(() => source.mayChat());
    const isStale = performance.now() - this.#pageReadAt > PAGE_STALE_MS;
    // Set before reading: what happens meanwhile asks for one more.
    if (isStale) this.#pageReadAt = performance.now();
    try {
      const [unreadMessages, activeLeads] = await Promise.all([source.unreadMessages(), source.activeLeads()]);
      if (!isStale && unreadMessages === before.state.unreadMessages) {
        return { state: { ...before.state, activeLeads }, chats: before.chats, moved: [] };
      }
      const page = await source.firstChats('inbox');
      const moved = await this.#lookUp(source, before, { unreadMessages, page });
      return { state: { unreadMessages, activeLeads, counters: page.counters }, chats: page.chats, moved };
    } catch (error) {
      this.expire();
      throw error;
    }
  }

  protected override follows(): boolean {
    return true;
  }

  protected override apply(news: MessengerSnapshot): boolean {
    const before = this.#now;
    if (before === undefined) return false;
    this.#now = news;
    const { state } = news;
    const known = new Map(before.chats.map((chat) => [chat.uuid, chat]));
    const chats = [...news.chats.filter((chat) => !isSame(chat, known.get(chat.uuid))), ...news.moved];
    if (!isSame(state, before.state)) this.ring.push({ kind: 'counters', state });
    if (chats.length > 0) this.ring.push({ kind: 'chats', state, chats });
    if (chats.length === 0 && isSame(state, before.state)) return false;
    this.wakeReaders();
    return true;
  }

  async #readAll(source: LiveSource, unreadMessages: number): Promise<MessengerSnapshot> {
    const [activeLeads, page] = await Promise.all([source.activeLeads(), source.firstChats('inbox')]);
    this.#pageReadAt = performance.now();
    return { state: { unreadMessages, activeLeads, counters: page.counters }, chats: page.chats, moved: [] };
  }

  /** Changed chats that the first page does not show. */
  async #lookUp(
    source: LiveSource,
    before: MessengerSnapshot,
    { unreadMessages, page }: { readonly unreadMessages: number; readonly page: ChatPage },
  ): Promise<WireChat[]> {
    const shown = new Set(page.chats.map((chat) => chat.uuid));
    if (unreadMessages > before.state.unreadMessages && isSame(before.chats, page.chats)) {
      // Nothing came to the inbox, so it came to an archived chat.
      const unread = await source.firstChats('unread');
      return unread.chats.filter((chat) => !shown.has(chat.uuid));
    }
    const left = before.chats.filter((chat) => !shown.has(chat.uuid) && !isBehind(chat, page));
    const found = await Promise.all(left.slice(0, MOST_LOOKUPS).map(({ uuid }) => source.chat(uuid).catch(() => null)));
    return found.filter((chat) => chat !== null);
  }
}
