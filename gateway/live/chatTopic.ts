import type { WireMessage } from '../../upstream/contract/chats.ts';
import type { Caller } from '../session/caller.ts';
import type { AccountAccess } from './access.ts';
import type { ChatEvent, ChatState } from './events.ts';
import { readLog, readNow, type LogReading, type ReadLatest } from './log.ts';
import { eventsOf, withoutOwnNews, withoutSeen, type Seen } from './news.ts';
import { OVERLAP_MS } from './overlap.ts';
import { Ring } from './ring.ts';
import { SharedRead } from './sharedRead.ts';
import type { LiveSource } from './source.ts';
import { TopicBase, type TopicParts } from './topicBase.ts';
import type { CaughtUp } from './topic.ts';

/** What one poll of a chat found, as processes tell each other. */
export interface ChatBatch extends LogReading {
  readonly state: ChatState;
}

/** Age from which the chat itself is read again although there are no news of it, ms: closing and blocking leave no message. */
const STATE_STALE_MS = 20_000;
/** So many changes that were no news and changed nothing of the chat: this upstream's mark moves with its clock, and says nothing. */
const MOST_FRUITLESS = 3;

const NOTHING_SEEN: Seen = new Map();

function isSameState(a: ChatState, b: ChatState): boolean {
  return (
    a.leadReadAt === b.leadReadAt &&
    a.chat.unreadCount === b.chat.unreadCount &&
    a.chat.isClosed === b.chat.isClosed &&
    a.chat.isArchived === b.chat.isArchived &&
    a.chat.lead.isBlocked === b.chat.lead.isBlocked
  );
}

/** Versions changed after `floor`: those that a later reading could bring again. */
function versionsOf(messages: readonly WireMessage[], floor: number): Map<string, string> {
  return new Map(
    messages.filter(({ updatedAt }) => Date.parse(updatedAt) > floor).map(({ uuid, updatedAt }) => [uuid, updatedAt]),
  );
}

/** Made here so that a waiting reader keeps the versions alive and nothing else of its catching up. */
function trimBy(known: Seen) {
  return (event: ChatEvent): ChatEvent | null => withoutSeen(event, known);
}

/** Whether a ring that begins behind `begin` may lack something that `reading`, made at the same time, has not found either. */
function isBehind(reading: LogReading, begin: LogReading): boolean {
  if (reading.mark < begin.mark) return true;
  const floor = reading.from - OVERLAP_MS;
  const found = versionsOf(reading.messages, floor);
  return [...versionsOf(begin.messages, floor)].some(([uuid, version]) => found.get(uuid) !== version);
}

/** One chat of one account: its log from the upstream, shared by all who follow it. */
export class ChatTopic extends TopicBase<ChatEvent, ChatBatch> {
  readonly ring: Ring<ChatEvent>;
  readonly #uuid: string;
  readonly #access: AccountAccess;
  readonly #onNews: () => void;
  /** The reading of whoever caught up first: what the ring begins behind. */
  #begin: LogReading | undefined;
  /** Position of the last reading, upstream ms; null before the first. */
  #mark: number | null = null;
  /** Versions within the overlap. */
  readonly #seen = new Map<string, string>();
  #state: ChatState | undefined;
  #stateReadAt = 0;
  #fruitless = 0;
  readonly #firstState = new SharedRead<ChatState>();
  /** When the agency's newest known message was written, upstream ms. */
  #newestOwn = 0;
  #holds = 0;

  constructor(parts: TopicParts<ChatBatch>, uuid: string, access: AccountAccess, onNews: () => void) {
    super(parts, 'chat');
    this.ring = new Ring(parts.ringEvents);
    this.#uuid = uuid;
    this.#access = access;
    this.#onNews = onNews;
  }

  async catchUp(caller: Caller, position: number | null, signal: AbortSignal): Promise<CaughtUp<ChatEvent>> {
    // Noted before reading: what is found meanwhile is in the ring from here on.
    const next = this.ring.tail;
    const noted = this.#mark;
    const source = this.source(caller, 'operation', signal);
    const latest = this.#latest(source);
    const [found] = await Promise.all([
      readLog(latest, position ?? noted ?? (await readNow(latest))),
      this.#access.check(() => source.mayChat()),
    ]);
    const state = this.#state ?? (await this.#firstState.read(() => this.#readState(source)));
    const reading = this.#withHold(found);
    const begin = (this.#begin ??= this.#beginWith(reading));
    this.#state ??= state;
    const known = versionsOf(reading.messages, (noted ?? begin.mark) - OVERLAP_MS);
    // Who comes without a cursor begins behind what is there now.
    const told = position === null ? { ...reading, messages: [], isTruncated: false } : reading;
    return {
      events: eventsOf(told, NOTHING_SEEN, this.#state, 'first'),
      next,
      isShort: noted === null && isBehind(reading, begin),
      trim: known.size > 0 ? trimBy(known) : undefined,
    };
  }

  override positionOf(event: ChatEvent): number {
    return event.position;
  }

  /** From now until the returned function is called no new own message is told. */
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
    this.#stateReadAt = Number.NEGATIVE_INFINITY;
    super.kick();
  }

  protected override quietMs(): number {
    const last = this.#state?.chat.lastMessage?.createdAt ?? this.#state?.chat.createdAt;
    // Only the pace hangs on our clock here, never a position.
    return last === undefined ? 0 : Math.max(0, Date.now() - Date.parse(last));
  }

  protected override async ask(caller: Caller, signal: AbortSignal): Promise<ChatBatch | null> {
    const mark = this.#mark;
    const state = this.#state;
    if (mark === null || state === undefined) return null;
    const source = this.source(caller, 'poll', signal);
    await this.#access.check(() => source.mayChat());
    const isStale = performance.now() - this.#stateReadAt > STATE_STALE_MS;
    // Set before reading: a kick meanwhile asks for one more.
    if (isStale) this.#stateReadAt = performance.now();
    try {
      const isUnread = this.#newestOwn > (state.leadReadAt === null ? 0 : Date.parse(state.leadReadAt));
      const [reading, leadReadAt] = await Promise.all([
        readLog(this.#latest(source), mark),
        isStale || isUnread ? source.leadReadAt(this.#uuid) : state.leadReadAt,
      ]);
      const hasNews = reading.isTruncated || reading.messages.some((message) => this.#isFresh(message));
      // A change without a message: closed, blocked, archived. The mark tells of it at no cost.
      const hasMoved = !hasNews && reading.mark > mark && this.#fruitless < MOST_FRUITLESS;
      const chat = isStale || hasNews || hasMoved ? await source.chat(this.#uuid) : state.chat;
      const read = { chat, leadReadAt };
      if (!isSameState(state, read)) this.#fruitless = 0;
      else if (hasMoved) this.#fruitless += 1;
      return { ...reading, state: read };
    } catch (error) {
      this.#stateReadAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
  }

  protected override follows(batch: ChatBatch): boolean {
    return this.#mark === null || batch.from <= this.#mark;
  }

  protected override apply(batch: ChatBatch): boolean {
    const from = this.#mark;
    if (from === null || this.#state === undefined) return false;
    // A process that is behind tells of what is known here since long.
    const messages = batch.messages.filter(({ updatedAt }) => Date.parse(updatedAt) > from - OVERLAP_MS);
    const reading = this.#withHold({ ...batch, from, messages });
    const isChanged = !isSameState(this.#state, batch.state);
    this.#learn(batch.state);
    const events = eventsOf(reading, this.#seen, batch.state, isChanged ? 'last' : 'never');
    this.#mark = Math.max(from, reading.mark);
    this.#remember(reading.messages, this.#mark);
    for (const event of events) {
      if (event.kind === 'added') this.#onAdded(event.messages);
      this.ring.push(event);
    }
    if (events.length === 0) return false;
    this.wakeReaders();
    this.#onNews();
    return true;
  }

  #latest(source: LiveSource): ReadLatest {
    return (after, limit) => source.latest(this.#uuid, after, limit);
  }

  async #readState(source: LiveSource): Promise<ChatState> {
    const [chat, leadReadAt] = await Promise.all([source.chat(this.#uuid), source.leadReadAt(this.#uuid)]);
    const state = { chat, leadReadAt };
    this.#stateReadAt = performance.now();
    this.#learn(state);
    return state;
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
    return this.#holds > 0 ? withoutOwnNews(reading, this.#seen) : reading;
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
