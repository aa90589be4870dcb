import { CHAT_POLL_INTERVAL_MS } from '../../domain/chats.ts';
import type { WireChat } from '../../upstream/contract/chats.ts';
import type { WireMessageCounters } from '../../upstream/contract/messageCounters.ts';
import { getCounters } from '../account/account.rest.ts';
import { getMessageCounters } from '../chats/chats.rest.ts';
import type { RestClient } from '../rest/client.ts';
import type { Caller } from '../session/caller.ts';
import type { AccountAccess } from './access.ts';
import { firstPage, type HiddenChats, isSame, newestOf, readChangedChats } from './changedChats.ts';
import type { MessengerEvent, MessengerState } from './events.ts';
import type { LeadsMark } from './leadsTopic.ts';
import { orKnown } from './orKnown.ts';
import { isDue } from './pace.ts';
import { SharedRead } from './sharedRead.ts';
import { TopicBase, type TopicParts } from './topicBase.ts';
import type { CaughtUp } from './topic.ts';

/** The account-wide state at one time. */
export interface MessengerSnapshot {
  readonly state: MessengerState;
  /** First page of the inbox. */
  readonly chats: readonly WireChat[];
  /**
   * Changed chats that are not on that page: others that changed pushed them off it, they left the inbox, or an
   * archived one got a message. Deleted chats are not included.
   */
  readonly moved: readonly WireChat[];
  /** Uuids of chats that may have changed, but could not be looked up yet. */
  readonly missed: readonly string[];
  readonly hidden: HiddenChats;
  /** Latest write to a lead; undefined where the upstream does not say. */
  readonly leadsChangedAt?: string | null | undefined;
}

/** How often the first page is read while the counters are unchanged, in ms. */
const PAGE_INTERVAL_MS = 60_000;

/**
 * How often the unread view is read while the counters say nothing of it, in ms. They do not if elsewhere a chat is read
 * at the moment at which an archived one gets as many messages.
 */
const HIDDEN_INTERVAL_MS = 5 * 60_000;

/** Number of polls between two reads of RST-63 if the upstream's RST-52 lacks `activeLeads`. */
const POLLS_PER_LEADS_READ = 3;

/**
 * Counters and first page of one account's messenger. A state, not a log: a reader that missed something gets the whole
 * state.
 */
export class MessengerTopic extends TopicBase<MessengerEvent, MessengerSnapshot> {
  readonly #access: AccountAccess;
  readonly #onLeads: (counted: LeadsMark) => void;
  readonly #onChats: (changed: readonly WireChat[]) => void;
  readonly #first = new SharedRead<MessengerSnapshot>();
  readonly #latest = new SharedRead<void>();
  #now: MessengerSnapshot | undefined;
  #pageReadAt = 0;
  #hiddenReadAt = 0;
  #pollsSinceLeads = 0;
  /** Uuids of chats that changed, for the next read to look up if the inbox does not show them. */
  #named: readonly string[] = [];

  /** `onLeads` is called with what every poll says about leads, `onChats` with the chats that changed. */
  constructor(
    parts: TopicParts<MessengerSnapshot>,
    access: AccountAccess,
    onLeads: (counted: LeadsMark) => void,
    onChats: (changed: readonly WireChat[]) => void,
  ) {
    super(parts, 'messenger');
    this.#onLeads = onLeads;
    this.#onChats = onChats;
    this.#access = access;
  }

  async catchUp(caller: Caller, position: number | null, signal: AbortSignal): Promise<CaughtUp<MessengerEvent>> {
    const rest = this.rest(caller, 'operation', signal);
    // The first call authorizes the caller, even if the rest is already known.
    const [counters] = await Promise.all([getMessageCounters(rest), this.#access.check(rest)]);
    const known = this.#now ?? (await this.#first.read(() => this.#begin(rest, counters)));
    // Another reader's read was faster, and polls have gone on from it: what was read here may be older.
    if (known !== this.#now) return this.catchUp(caller, position, signal);
    // The client has just read its list, which an older state must not replace.
    if (counters.messages !== this.#now.state.unreadMessages || isDue(this.#pageReadAt, CHAT_POLL_INTERVAL_MS)) {
      await this.#latest.read(() => this.#refresh(rest, counters));
    }
    const { state, chats } = this.#now;
    const events: MessengerEvent[] = [
      { kind: 'counters', state },
      { kind: 'chats', state, chats },
    ];
    // Whatever the ring has by now, the state contains.
    return { events, next: this.ring.tail, isShort: false };
  }

  /**
   * Makes the next poll read the first page, whatever the counters say. `changed`: uuid of a chat that changed, which
   * may be on no page that is read.
   */
  expire(changed: string | null = null): void {
    this.#pageReadAt = Number.NEGATIVE_INFINITY;
    if (changed !== null) this.#named = [...this.#named, changed];
  }

  /** Polls at once. `changed` as in `expire`. */
  override kick(changed: string | null = null): void {
    this.#expireAll(changed);
    super.kick();
  }

  protected override async ask(caller: Caller, signal: AbortSignal): Promise<MessengerSnapshot | null> {
    const before = this.#now;
    if (before === undefined) return null;
    const rest = this.rest(caller, 'poll', signal);
    await this.#access.check(rest);
    const isFull = isDue(this.#hiddenReadAt, HIDDEN_INTERVAL_MS);
    const isStale = isFull || isDue(this.#pageReadAt, PAGE_INTERVAL_MS);
    // Set before the read, so that a change during it causes another one.
    if (isStale) this.#pageReadAt = performance.now();
    try {
      const counters = await this.timed(getMessageCounters(rest));
      const isUnchanged = !isStale && counters.messages === before.state.unreadMessages;
      const now = isUnchanged
        ? await this.#readLeads(rest, before, counters)
        : await this.#readSince(rest, before, counters, isFull);
      if (this.#now === before) {
        if (isFull) this.#hiddenReadAt = performance.now();
        return now;
      }
      // A refresh was faster, and may be newer.
      this.#expireAll();
      return null;
    } catch (error) {
      this.#expireAll();
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
    const { state, leadsChangedAt } = news;
    this.#onLeads({ activeLeads: state.activeLeads, leadsChangedAt });
    const known = new Map(before.chats.map((chat) => [chat.uuid, chat]));
    const chats = [...news.chats.filter((chat) => !isSame(chat, known.get(chat.uuid))), ...news.moved];
    this.#onChats(chats);
    if (!isSame(state, before.state)) this.ring.push({ kind: 'counters', state });
    if (chats.length > 0) this.ring.push({ kind: 'chats', state, chats });
    if (chats.length === 0 && isSame(state, before.state)) return false;
    this.wakeReaders();
    return true;
  }

  #expireAll(changed: string | null = null): void {
    this.expire(changed);
    this.#pollsSinceLeads = Number.POSITIVE_INFINITY;
  }

  /** Brings the state up to date for a reader that joins, unless a poll does so meanwhile. */
  async #refresh(rest: RestClient, counters: WireMessageCounters): Promise<void> {
    const before = this.#now;
    if (before === undefined) return;
    const readAt = performance.now();
    const now = await this.#readSince(rest, before, counters, false);
    if (this.#now !== before) return;
    this.#pageReadAt = readAt;
    this.apply(now);
  }

  /** The state with what the counters say about leads. */
  async #readLeads(
    rest: RestClient,
    before: MessengerSnapshot,
    counters: WireMessageCounters,
  ): Promise<MessengerSnapshot> {
    const activeLeads = await this.#activeLeads(rest, counters, before);
    const { leadsChangedAt } = counters;
    return { ...before, state: { ...before.state, activeLeads }, moved: [], leadsChangedAt };
  }

  /** The state with the first page, and the chats that changed since `before`. */
  async #readSince(
    rest: RestClient,
    before: MessengerSnapshot,
    counters: WireMessageCounters,
    isFull: boolean,
  ): Promise<MessengerSnapshot> {
    const unreadMessages = counters.messages;
    const named = this.#named;
    const suspected = [...before.missed, ...named];
    const { chats, hidden } = before;
    const known = { unreadMessages: before.state.unreadMessages, chats, suspected, hidden };
    const activeLeads = await this.#activeLeads(rest, counters, before);
    const { page, ...changed } = await readChangedChats(rest, known, unreadMessages, isFull);
    const state = { unreadMessages, activeLeads, counters: page.counters };
    // Unless a faster read replaced the state: this one is then discarded, and another follows.
    if (this.#now === before) this.#named = this.#named.slice(named.length);
    return { state, chats: page.chats, ...changed, leadsChangedAt: counters.leadsChangedAt };
  }

  /** Reads the whole state, with which the topic begins unless it has begun meanwhile. */
  async #begin(rest: RestClient, counters: WireMessageCounters): Promise<MessengerSnapshot> {
    const { messages, activeLeads, leadsChangedAt } = counters;
    const [leads, page] = await Promise.all([
      activeLeads ?? getCounters(rest).then((found) => found.activeLeads),
      firstPage(rest, 'inbox'),
    ]);
    const state = { unreadMessages: messages, activeLeads: leads, counters: page.counters };
    const hidden = { chats: [], until: newestOf(page.chats) };
    const all = { state, chats: page.chats, moved: [], missed: [], hidden, leadsChangedAt };
    if (this.#now !== undefined) return all;
    this.#now = all;
    this.#pageReadAt = performance.now();
    this.#hiddenReadAt = this.#pageReadAt;
    return all;
  }

  /** Number of leads to answer: from RST-52, else from RST-63 with every third poll. */
  async #activeLeads(rest: RestClient, counters: WireMessageCounters, before: MessengerSnapshot): Promise<number> {
    if (counters.activeLeads !== undefined) return counters.activeLeads;
    this.#pollsSinceLeads += 1;
    if (this.#pollsSinceLeads < POLLS_PER_LEADS_READ) return before.state.activeLeads;
    // Set before the read, so that a kick during it causes another one.
    this.#pollsSinceLeads = 0;
    const counted = await orKnown(getCounters(rest), before.state, () => {
      this.#pollsSinceLeads = Number.POSITIVE_INFINITY;
    });
    return counted.activeLeads;
  }
}
