import { storedText } from '../../../../domain/storedText.ts';
import { keptPrefix, KeptRecords } from '../../../app/session/keptRecords.ts';
import type { RecordStorage } from '../../../app/session/keptRecords.ts';
import { readOutboxItem } from './outboxItem.ts';
import type { Delivery, OutboxItem, Problem } from './outboxItem.ts';

export interface OutboxSettings {
  readonly accountId: string;
  readonly storage: RecordStorage | null;
  /** Stays the same across reloads of a tab, differs between tabs. */
  readonly tabId: string;
  readonly deliver: (item: OutboxItem) => Promise<Delivery>;
  readonly newKey: () => string;
  /** Whether there is a network; without one, messages wait for `resume`. */
  readonly isOnline: () => boolean;
  /** In ms. */
  readonly now: () => number;
}

/** How long another tab's message may be in flight before that tab counts as closed, in ms. */
const FOREIGN_MS = 2 * 60_000;
/** After a break longer than this, in ms, messages are no longer sent automatically. */
const RESUME_MS = 10 * 60_000;
/** How long requests may still fail after the network came back, and the pause before the next try, in ms. */
const SETTLING_MS = 10_000;
const PAUSE_MS = 1_000;

/**
 * The account's unconfirmed messages: sent one at a time (STA-26), kept across reloads, and kept after a failure until
 * they are retried or discarded (STA-14). Not in Relay's store, because an error rolls an optimistic response back and
 * leaves nothing to retry.
 */
export class Outbox {
  readonly #settings: OutboxSettings;
  readonly #records: KeptRecords<OutboxItem>;
  readonly #queue: string[] = [];
  readonly #delivered = new Set<string>();
  readonly #listeners = new Set<() => void>();
  /** Timers that look at other tabs' messages again. */
  readonly #looks = new Map<string, ReturnType<typeof setTimeout>>();
  #byChat = new Map<string, readonly OutboxItem[]>();
  #running: string | null = null;
  #isStarted = false;
  /** When the network came back, in ms. */
  #onlineSince = -Infinity;
  #users = 0;

  constructor(settings: OutboxSettings) {
    this.#settings = settings;
    this.#records = new KeptRecords(keptPrefix('outbox', settings.accountId), settings.storage, readOutboxItem);
  }

  /**
   * Takes over messages that the previous page left: recent ones of this tab are sent, others wait for the reader's
   * decision. Messages of a tab that was closed only just now follow once they are old enough. Catches up with changes
   * of other tabs that were not followed. Call the returned function when nothing shows the messages any more.
   */
  start(): () => void {
    this.#users += 1;
    for (const name of this.#records.names()) this.#look(name);
    const left = this.#isStarted ? [] : this.#records.entries().map(([, item]) => item);
    for (const item of left.toSorted((a, b) => a.order - b.order)) {
      if (item.state !== 'pending' || item.tabId !== this.#settings.tabId) continue;
      if (this.#settings.now() - item.touchedAt < RESUME_MS) this.#save({ ...item, ...this.#mine() });
      else this.#fail(item, 'interrupted');
    }
    this.#isStarted = true;
    return () => {
      this.#users -= 1;
      if (this.#users > 0) return;
      for (const timer of this.#looks.values()) clearTimeout(timer);
      this.#looks.clear();
    };
  }

  /** A chat's unconfirmed messages in the order written; the same array until something changes. */
  itemsOf(chatUuid: string): readonly OutboxItem[] {
    let items = this.#byChat.get(chatUuid);
    if (!items) {
      items = this.#records
        .entries()
        .map(([, item]) => item)
        .filter((item) => item.chatUuid === chatUuid)
        .toSorted((a, b) => a.order - b.order);
      this.#byChat.set(chatUuid, items);
    }
    return items;
  }

  /** Ids of messages confirmed on this page. */
  get delivered(): ReadonlySet<string> {
    return this.#delivered;
  }

  /** Queues a text. `after`: time of the newest known message of the chat, null in an empty one. */
  send(chatUuid: string, text: string, after: string | null): void {
    const at = this.#settings.now();
    this.#save({
      key: this.#settings.newKey(),
      chatUuid,
      text: storedText(text),
      after,
      taken: [],
      order: Math.max(at, 1 + Math.max(0, ...this.#records.entries().map(([, item]) => item.order))),
      tabId: this.#settings.tabId,
      touchedAt: at,
      state: 'pending',
      problem: null,
    });
  }

  /** Sends what waited for the network. */
  resume(): void {
    this.#onlineSince = this.#settings.now();
    void this.#work();
  }

  /** Requeues a failed message at the end. The idempotency key prevents duplicates. */
  resend(key: string): void {
    const item = this.#records.get(key);
    if (item?.state === 'error') this.#save({ ...item, ...this.#mine(), state: 'pending', problem: null });
  }

  /** Discards a failed message. */
  discard(key: string): void {
    if (this.#records.get(key)?.state === 'error') this.#drop(key);
  }

  /** Removes a failed message that has arrived after all: the server sent its copy, unless that is of another message. */
  settle(key: string, messageId: string): void {
    const item = this.#records.get(key);
    if (item?.state === 'error' && !this.#delivered.has(messageId)) this.#confirm(item, messageId);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Syncs with another tab; for the window's `storage` event. */
  readonly follow = (event: Pick<StorageEvent, 'key'>): void => {
    const name = this.#records.nameOf(event.key);
    if (name !== null) this.#look(name);
  };

  /** Reloads a message that another tab may have changed. It fails if that tab leaves it unconfirmed for too long. */
  #look(name: string): void {
    clearTimeout(this.#looks.get(name));
    this.#looks.delete(name);
    if (name === this.#running || this.#queue.includes(name)) return;
    this.#records.refresh(name);
    const item = this.#records.get(name);
    if (item?.state === 'pending' && item.tabId !== this.#settings.tabId) {
      // Without a network, the other tab is waiting as well.
      const onlineSince = this.#settings.isOnline() ? this.#onlineSince : this.#settings.now();
      const touchedAt = Math.max(item.touchedAt, onlineSince);
      const waitMs = touchedAt + FOREIGN_MS - this.#settings.now();
      if (waitMs <= 0) {
        this.#fail(item, 'interrupted');
        return;
      }
      // Not longer, even if the clock was set back.
      const timer = setTimeout(() => this.#look(name), Math.min(waitMs, FOREIGN_MS));
      this.#looks.set(name, timer);
    }
    this.#changed();
  }

  #mine(): Pick<OutboxItem, 'tabId' | 'touchedAt'> {
    return { tabId: this.#settings.tabId, touchedAt: this.#settings.now() };
  }

  #save(item: OutboxItem): void {
    this.#records.set(item.key, item);
    if (item.state === 'pending') this.#queue.push(item.key);
    this.#changed();
    void this.#work();
  }

  /**
   * Drops a message that has arrived. Its copy must not be taken for that of another message of this tab, after a reload
   * or by another tab. Those of other tabs are not written, because they may be gone by now.
   */
  #confirm(item: OutboxItem, messageId: string): void {
    this.#delivered.add(messageId);
    for (const [key, { chatUuid, text }] of this.#records.entries()) {
      if (key === item.key || chatUuid !== item.chatUuid || text !== item.text) continue;
      const other = this.#reread(key);
      if (other?.tabId === this.#settings.tabId)
        this.#records.set(key, { ...other, taken: [...other.taken, messageId] });
    }
    this.#drop(item.key);
  }

  #drop(key: string): void {
    this.#records.delete(key);
    this.#changed();
  }

  /** One at a time; a failure affects only its own message, unless the network is gone or has just come back. */
  async #work(): Promise<void> {
    if (this.#running !== null) return;
    while (this.#settings.isOnline()) {
      const key = this.#queue.shift();
      if (key === undefined) return;
      const item = this.#reread(key);
      if (!item) continue;
      this.#running = key;
      this.#records.set(key, { ...item, ...this.#mine(), state: 'pending', problem: null });
      const delivery = await this.#deliver(item);
      this.#running = null;
      if (delivery.ok) {
        this.#confirm(item, delivery.messageId);
      } else if (delivery.problem === 'network' && !this.#isNetworkSettled()) {
        this.#queue.unshift(key);
        setTimeout(() => void this.#work(), PAUSE_MS);
        return;
      } else {
        const left = this.#reread(key);
        if (left) this.#fail(left, delivery.problem);
      }
    }
  }

  #isNetworkSettled(): boolean {
    return this.#settings.isOnline() && this.#settings.now() - this.#onlineSince >= SETTLING_MS;
  }

  /** A message as it is stored; undefined if another tab has discarded or confirmed it, as while this one was frozen. */
  #reread(key: string): OutboxItem | undefined {
    this.#records.refresh(key);
    const item = this.#records.get(key);
    if (!item) this.#changed();
    return item;
  }

  #deliver(item: OutboxItem): Promise<Delivery> {
    return this.#settings.deliver(item).catch(() => ({ ok: false, problem: 'general' }));
  }

  #fail(item: OutboxItem, problem: Problem): void {
    this.#records.set(item.key, { ...item, ...this.#mine(), state: 'error', problem });
    this.#changed();
  }

  #changed(): void {
    this.#byChat = new Map();
    for (const tell of this.#listeners) tell();
  }
}
