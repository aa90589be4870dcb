import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RecordStorage } from '../../../app/session/keptRecords.ts';
import { Outbox } from './outbox.ts';
import type { Delivery, OutboxItem } from './outboxItem.ts';

/** Number of sequences to play; set `OUTBOX_RUNS` for more. */
const RUNS = Number(process.env['OUTBOX_RUNS'] ?? 300);
const SEED = 20_261_130;
const PREFIX = 'outbox:account:';

/** The upstream, and what the tabs of a browser share. */
class Browser {
  readonly written = new Set<string>();
  readonly arrived = new Set<string>();
  /** Discarded messages, and those of them that no request had left for, so that they must never arrive. */
  readonly discarded = new Set<string>();
  readonly forbidden = new Set<string>();
  tabs: Tab[] = [];
  isOnline = true;

  newKey(): string {
    const key = `key${this.written.size + 1}`;
    this.written.add(key);
    return key;
  }

  restore(): void {
    this.isOnline = true;
    for (const { outbox } of this.tabs) outbox.resume();
  }

  get stored(): string[] {
    return Object.keys(localStorage).map((name) => name.slice(PREFIX.length));
  }
}

class Tab {
  readonly outbox: Outbox;
  readonly requests: { readonly key: string; readonly answer: (delivery: Delivery) => void }[] = [];
  readonly #browser: Browser;
  readonly #id: string;
  readonly #stop: () => void;
  /** Changes by other tabs that this one has not been told of yet, as while it is frozen. */
  #changes: string[] = [];
  #isClosed = false;

  constructor(browser: Browser, id: string) {
    this.#browser = browser;
    this.#id = id;
    const write = (key: string, run: () => void) => {
      if (this.#isClosed) return;
      run();
      for (const tab of browser.tabs) if (tab !== this) tab.#changes.push(key);
    };
    const storage: RecordStorage = {
      get length() {
        return localStorage.length;
      },
      key: (index) => localStorage.key(index),
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => write(key, () => localStorage.setItem(key, value)),
      removeItem: (key) => write(key, () => localStorage.removeItem(key)),
    };
    this.outbox = new Outbox({
      accountId: 'account',
      storage,
      tabId: id,
      deliver: ({ key }) => new Promise((answer) => this.requests.push({ key, answer })),
      newKey: () => browser.newKey(),
      isOnline: () => browser.isOnline,
      now: Date.now,
    });
    browser.tabs.push(this);
    this.#stop = this.outbox.start();
  }

  get items(): readonly OutboxItem[] {
    return this.outbox.itemsOf('chat');
  }

  followChanges(): void {
    const changes = this.#changes;
    this.#changes = [];
    for (const key of changes) this.outbox.follow({ key });
  }

  /** Answers the request on its way; `fate`: executed, executed with its response lost, lost, refused. */
  async answer(fate: number): Promise<void> {
    const request = this.requests.shift();
    if (!request) return;
    if (fate <= 1) this.#browser.arrived.add(request.key);
    const problems = [null, 'timeout', 'network', 'chatClosed'] as const;
    const problem = problems[fate] ?? null;
    request.answer(problem === null ? { ok: true, messageId: `of ${request.key}` } : { ok: false, problem });
    await vi.advanceTimersByTimeAsync(0);
  }

  #failed(pick: number): OutboxItem | undefined {
    const failed = this.items.filter(({ state }) => state === 'error');
    return failed[pick % Math.max(1, failed.length)];
  }

  resend(pick: number): void {
    const item = this.#failed(pick);
    if (!item) return;
    this.#browser.forbidden.delete(item.key);
    this.outbox.resend(item.key);
  }

  discard(pick: number): void {
    const item = this.#failed(pick);
    if (!item) return;
    const { tabs, discarded, forbidden, arrived } = this.#browser;
    const isOnItsWay = tabs.some(({ requests }) => requests.some(({ key }) => key === item.key));
    discarded.add(item.key);
    if (!isOnItsWay && !arrived.has(item.key)) forbidden.add(item.key);
    this.outbox.discard(item.key);
  }

  /** Closes it, and opens another one; `pick` even: the same one, as by a reload. */
  replace(pick: number): void {
    this.#isClosed = true;
    this.close();
    this.#browser.tabs = this.#browser.tabs.filter((tab) => tab !== this);
    new Tab(this.#browser, pick % 2 === 0 ? this.#id : `${this.#id}'`);
  }

  close(): void {
    this.#stop();
  }
}

const STEPS = ['send', 'answer', 'answer', 'follow', 'resend', 'discard', 'wait', 'network', 'replace'] as const;

async function play(browser: Browser, tab: Tab, kind: (typeof STEPS)[number], pick: number): Promise<void> {
  if (kind === 'send') tab.outbox.send('chat', 'hi', null);
  else if (kind === 'answer') await tab.answer(pick % 4);
  else if (kind === 'follow') tab.followChanges();
  else if (kind === 'wait') await vi.advanceTimersByTimeAsync([1_000, 30_000, 125_000][pick % 3] ?? 0);
  else if (kind === 'network' && browser.isOnline) browser.isOnline = false;
  else if (kind === 'network') browser.restore();
  else tab[kind === 'resend' || kind === 'discard' ? kind : 'replace'](pick);
}

beforeEach(() => {
  vi.useFakeTimers();
});

it('loses no message, and sends none that was discarded, in tabs that freeze, reload and lose the network', async () => {
  const step = fc.record({ tab: fc.nat(1), kind: fc.constantFrom(...STEPS), pick: fc.nat(11) });
  const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
    localStorage.clear();
    const browser = new Browser();
    for (const id of ['one', 'two']) new Tab(browser, id);
    for (const { tab, kind, pick } of steps) {
      const { [tab]: own } = browser.tabs;
      if (own) await play(browser, own, kind, pick);
    }
    browser.restore();
    for (let round = 0; round < 40; round += 1) {
      for (const tab of browser.tabs) {
        tab.followChanges();
        await tab.answer(0);
      }
      await vi.advanceTimersByTimeAsync(31_000);
    }
    const { written, arrived, discarded, forbidden, stored, tabs } = browser;
    for (const tab of tabs) tab.followChanges();
    const shown = tabs.map(({ items }) => items.map(({ key }) => key).toSorted());
    const states = tabs.flatMap(({ items }) => items.map(({ state }) => state));
    for (const tab of tabs) tab.close();
    expect([...written].filter((key) => !arrived.has(key) && !discarded.has(key) && !stored.includes(key))).toEqual([]);
    expect([...forbidden].filter((key) => arrived.has(key))).toEqual([]);
    expect(shown).toEqual(tabs.map(() => stored.toSorted()));
    expect(states).not.toContain('pending');
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
});
