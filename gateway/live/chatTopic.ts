import { CHAT_POLL_INTERVAL_MS } from '../../domain/chats.ts';
import type { WireChat, WireMessage } from '../../upstream/contract/chats.ts';
import { getChat, getLastRead, getLatestMessages } from '../chats/chats.rest.ts';
import type { RestClient } from '../rest/client.ts';
import type { Caller } from '../session/caller.ts';
import type { AccountAccess } from './access.ts';
import { hasNewerMessage, isSameState, readState } from './chatState.ts';
import type { ChatEvent, ChatState } from './events.ts';
import type { FollowedChat } from './followedChat.ts';
import { isBehind, readLog, readNow, sinceMark, versionsOf, type LogReading, type ReadLatest } from './log.ts';
import { eventsOf, withoutOwnNews, withoutSeen, type Seen } from './news.ts';
import { orKnown } from './orKnown.ts';
import { OVERLAP_MS } from './overlap.ts';
import { isDue } from './pace.ts';
import { SharedRead } from './sharedRead.ts';
import { TopicBase, type TopicParts } from './topicBase.ts';
import type { CaughtUp } from './topic.ts';

/** The result of one poll of a chat, as exchanged between processes. */
export interface ChatBatch extends LogReading {
  readonly state: ChatState;
}

/** How often the chat itself is read when nothing else happens, in ms: closing or blocking a chat writes no message. */
const STATE_INTERVAL_MS = 20_000;
/**
 * Age after which the lead's read mark is read again, in ms. Keeps it at most 5.5 s old at any pace and reads it with
 * every poll of an idle chat (CON-03).
 */
const READ_MARK_STALE_MS = 0.55 * CHAT_POLL_INTERVAL_MS;
/**
 * If the mark moves this many times without a message or a change of the chat, the upstream derives it from its clock,
 * so it is ignored.
 */
const MAX_FRUITLESS = 3;

const NOTHING_SEEN: Seen = new Map();

type OnNews = (chat: WireChat) => void;

/** One chat of one account: its upstream log, shared by all its subscribers. */
export class ChatTopic extends TopicBase<ChatEvent, ChatBatch> {
  readonly #uuid: string;
  readonly #marksRead: boolean;
  readonly #access: AccountAccess;
  readonly #onNews: OnNews;
  /** The first backfill; the ring starts right after it. */
  #begin: LogReading | undefined;
  /** Position of the last read, upstream ms; null before the first. */
  #mark: number | null = null;
  /** Message versions within the overlap (uuid to updatedAt). */
  readonly #seen = new Map<string, string>();
  #state: ChatState | undefined;
  #stateReadAt = 0;
  #readMarkReadAt = 0;
  #fruitless = 0;
  /** Only positions: each reader reads the log from there with its own credential. */
  readonly #starts = new SharedRead<number>();
  readonly #states = new SharedRead<ChatState>();
  /** When the agency's newest known message was written, upstream ms. */
  #newestOwn = 0;
  #holds = 0;

  constructor(parts: TopicParts<ChatBatch>, chat: FollowedChat, access: AccountAccess, onNews: OnNews) {
    super(parts, 'chat');
    this.#uuid = chat.uuid;
    this.#marksRead = chat.marksRead;
    this.#access = access;
    this.#onNews = onNews;
  }

  async catchUp(caller: Caller, position: number | null, signal: AbortSignal): Promise<CaughtUp<ChatEvent>> {
    // Noted before the read, because anything found from now on is in the ring.
    const next = this.ring.tail;
    const noted = this.#mark;
    const rest = this.rest(caller, 'operation', signal);
    const latest = this.#latest(rest);
    const [found] = await Promise.all([
      readLog(latest, position ?? noted ?? (await this.#starts.read(() => readNow(latest)))),
      this.#access.check(rest),
    ]);
    const stateRead = this.#states.read(() => readState(rest, this.#uuid));
    const state = await orKnown(stateRead, this.#state, this.#expire);
    const reading = this.#withHold(found);
    const begin = (this.#begin ??= this.#beginWith(reading));
    this.#meet(state);
    const known = versionsOf(reading.messages, (noted ?? begin.mark) - OVERLAP_MS);
    const backfill = position === null ? sinceMark(reading) : reading;
    return {
      events: eventsOf(backfill, NOTHING_SEEN, state, 'first'),
      next,
      isShort: noted === null && isBehind(reading, begin),
      trim: known.size > 0 ? withoutSeen(known) : undefined,
    };
  }

  override positionOf(event: ChatEvent): number {
    return event.position;
  }

  /** Delays the account's own new messages until the returned function is called. */
  hold(): () => void {
    this.#holds += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holds -= 1;
      this.kick();
    };
  }

  override kick(): void {
    this.#expire();
    super.kick();
  }

  /** Polls if another read of the chat has a message that this topic lacks. */
  compare(chat: WireChat): void {
    if (hasNewerMessage(chat, this.#state?.chat)) this.kick();
  }

  protected override quietMs(): number {
    const last = this.#state?.chat.lastMessage?.createdAt ?? this.#state?.chat.createdAt;
    // Our clock affects only the pace here, never a position.
    return last === undefined ? 0 : Math.max(0, Date.now() - Date.parse(last));
  }

  protected override async ask(caller: Caller, signal: AbortSignal): Promise<ChatBatch | null> {
    const mark = this.#mark;
    const state = this.#state;
    if (mark === null || state === undefined) return null;
    const rest = this.rest(caller, 'poll', signal);
    await this.#access.check(rest);
    const isStale = isDue(this.#stateReadAt, STATE_INTERVAL_MS);
    const isUnread = this.#newestOwn > (state.leadReadAt === null ? 0 : Date.parse(state.leadReadAt));
    const isReadMarkDue = isUnread || performance.now() - this.#readMarkReadAt > READ_MARK_STALE_MS;
    // Set before the read, so that a kick during it causes another one.
    if (isStale) this.#stateReadAt = performance.now();
    if (isReadMarkDue) this.#readMarkReadAt = performance.now();
    try {
      const [reading, leadReadAt] = await this.timed(
        Promise.all([
          readLog(this.#latest(rest), mark),
          isReadMarkDue ? orKnown(getLastRead(rest, this.#uuid), state.leadReadAt, this.#expire) : state.leadReadAt,
        ]),
      );
      const hasNews = reading.isTruncated || reading.messages.some((message) => this.#isFresh(message));
      // The mark moved without a message: the chat was closed, blocked or archived.
      const hasMoved = !hasNews && reading.mark > mark && this.#fruitless < MAX_FRUITLESS;
      const isChatDue = isStale || hasNews || hasMoved;
      const chat = isChatDue ? await orKnown(getChat(rest, this.#uuid), state.chat, this.#expire) : state.chat;
      const read = { chat, leadReadAt };
      if (!isSameState(state, read)) this.#fruitless = 0;
      else if (hasMoved) this.#fruitless += 1;
      return { ...reading, state: read };
    } catch (error) {
      this.#expire();
      throw error;
    }
  }

  protected override follows(batch: ChatBatch): boolean {
    return this.#mark === null || batch.from <= this.#mark;
  }

  protected override apply(batch: ChatBatch): boolean {
    const from = this.#mark;
    if (from === null || this.#state === undefined) return false;
    // A process that lags behind may publish what this one already has.
    const messages = batch.messages.filter(({ updatedAt }) => Date.parse(updatedAt) > from - OVERLAP_MS);
    const reading = this.#withHold({ ...batch, from, mark: Math.max(from, batch.mark), messages });
    const isChanged = !isSameState(this.#state, batch.state);
    this.#learn(batch.state);
    const events = eventsOf(reading, this.#seen, batch.state, isChanged ? 'last' : 'never');
    this.#mark = reading.mark;
    this.#remember(reading.messages, this.#mark);
    for (const event of events) {
      if (event.kind === 'added') this.#onAdded(event.messages);
      this.ring.push(event);
    }
    if (events.length === 0) return false;
    this.wakeReaders();
    this.#onNews(batch.state.chat);
    return true;
  }

  #latest(rest: RestClient): ReadLatest {
    return (after, limit) => getLatestMessages(rest, this.#uuid, after, limit, this.#marksRead);
  }

  /** Makes the next poll read the chat and its read mark, whatever their age. */
  readonly #expire = (): void => {
    this.#stateReadAt = Number.NEGATIVE_INFINITY;
    this.#readMarkReadAt = Number.NEGATIVE_INFINITY;
  };

  /** Takes the state that a joining reader has read: the first one as it is, a changed one by a poll for all readers. */
  #meet(state: ChatState): void {
    if (this.#state !== undefined) {
      if (!isSameState(this.#state, state)) this.kick();
      return;
    }
    this.#stateReadAt = performance.now();
    this.#readMarkReadAt = this.#stateReadAt;
    this.#learn(state);
  }

  #learn(state: ChatState): void {
    this.#state = state;
    const last = state.chat.lastMessage;
    if (last?.sentByMe === true) this.#newestOwn = Math.max(this.#newestOwn, Date.parse(last.createdAt));
  }

  #onAdded(messages: readonly WireMessage[]): void {
    for (const message of messages) {
      const written = Date.parse(message.createdAt);
      if (message.sender === 'agency') this.#newestOwn = Math.max(this.#newestOwn, written);
      this.metrics.pushDelay.observe(Math.max(0, Date.now() - written) / 1_000);
    }
  }

  #isFresh(message: WireMessage): boolean {
    return this.#seen.get(message.uuid) !== message.updatedAt;
  }

  #withHold(reading: LogReading): LogReading {
    // Polls do not find older messages again, so a reader that resumes gets them now.
    return this.#holds > 0 ? withoutOwnNews(reading, this.#mark ?? reading.from, this.#seen) : reading;
  }

  #beginWith(reading: LogReading): LogReading {
    this.#mark = reading.mark;
    this.#remember(reading.messages, reading.mark);
    const messages = reading.messages.filter(({ uuid }) => this.#seen.has(uuid));
    return { ...reading, messages };
  }

  #remember(messages: readonly WireMessage[], mark: number): void {
    for (const { uuid, updatedAt } of messages) this.#seen.set(uuid, updatedAt);
    for (const [uuid, updatedAt] of this.#seen) {
      if (Date.parse(updatedAt) <= mark - OVERLAP_MS) this.#seen.delete(uuid);
    }
  }
}
