import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordStorage } from '../../../app/session/keptRecords.ts';
import { LeadAnswers } from './leadAnswers.ts';
import type { Answer } from './leadAnswers.ts';
import type { AnswerOutcome, PendingAnswer } from './pendingAnswer.ts';

/** Number of sequences to play; set `ANSWER_RUNS` for more. */
const RUNS = Number(process.env['ANSWER_RUNS'] ?? 400);
const SEED = 20_261_128;
const LEADS = ['lead-0', 'lead-1', 'lead-2'];

type Reason = PendingAnswer['reason'];

/** What happens to a request: it is executed or not, and its response arrives or not. */
type Fate = 'answered' | 'lost' | 'notSent' | 'withoutReason';

/** The leads in the upstream, and the storage that the tabs of a browser share. */
class Browser {
  /** Answers by lead; the reason of a decline can be missing. */
  readonly answered = new Map<string, { readonly isAccept: boolean; reason: Reason }>();
  readonly tabs = new Set<Tab>();
  readonly #fates: () => Fate;
  readonly #latencies: () => number;

  constructor(fates: () => Fate, latencies: () => number) {
    this.#fates = fates;
    this.#latencies = latencies;
  }

  /** The outcome for the client; never resolves if its page is gone by then. */
  async send(answer: Answer, tab: Tab): Promise<AnswerOutcome> {
    const [fate, latency] = [this.#fates(), this.#latencies()];
    const isAccept = answer.reason === null;
    await new Promise((resolve) => setTimeout(resolve, latency));
    const outcome = fate === 'notSent' ? null : this.#execute(answer, fate === 'withoutReason');
    await new Promise((resolve) => setTimeout(resolve, latency));
    if (tab.isClosed) await new Promise(() => undefined);
    return outcome === null || fate === 'lost' ? { kind: 'failed', isAccept } : outcome;
  }

  #execute({ leadId, reason, isReasonMissing = false }: Answer, isReasonLost: boolean): AnswerOutcome {
    const isAccept = reason === null;
    const done: AnswerOutcome = { kind: 'done', isAccept, chatUuid: null };
    const before = this.answered.get(leadId);
    if (isReasonMissing) {
      if (before === undefined || before.isAccept) return { kind: 'refused', code: 'LEAD_NOT_ACTIVE' };
      before.reason = reason;
      return done;
    }
    if (before === undefined) this.answered.set(leadId, { isAccept, reason: isReasonLost ? null : reason });
    else if (before.isAccept !== isAccept) return { kind: 'refused', code: 'LEAD_NOT_ACTIVE' };
    return !isAccept && this.answered.get(leadId)?.reason === null ? { kind: 'reasonMissing' } : done;
  }

  /** The browser tells all other tabs. */
  changed(key: string, newValue: string | null, by: Tab): void {
    for (const tab of this.tabs) if (tab !== by) tab.answers.follow(new StorageEvent('storage', { key, newValue }));
  }
}

class Tab {
  readonly answers: LeadAnswers;
  isClosed = false;
  isHidden = false;
  readonly #browser: Browser;
  readonly #report = vi.fn<() => undefined>();

  constructor(browser: Browser) {
    this.#browser = browser;
    const { localStorage } = window;
    const storage: RecordStorage = {
      get length() {
        return localStorage.length;
      },
      key: (index) => localStorage.key(index),
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => {
        if (this.isClosed) return;
        localStorage.setItem(key, value);
        browser.changed(key, value, this);
      },
      removeItem: (key) => {
        if (this.isClosed) return;
        localStorage.removeItem(key);
        browser.changed(key, null, this);
      },
    };
    this.answers = new LeadAnswers({
      accountId: 'account',
      storage,
      // The timers of a closed page never fire.
      send: (answer) => (this.isClosed ? new Promise(() => undefined) : browser.send(answer, this)),
      preview: () => () => undefined,
      retriesLater: () => this.isHidden,
      now: Date.now,
    });
    browser.tabs.add(this);
    void this.answers.resume(this.#report);
  }

  hold(leadId: string, reason: Reason): void {
    this.answers.hold({ leadId, reason }, this.#report);
  }

  async retry(leadId: string): Promise<void> {
    await this.answers.retry(leadId, this.#report);
  }

  /** Reads the leads again, as a page does. */
  refetch(): void {
    for (const [leadId, { isAccept, reason }] of this.#browser.answered) {
      this.answers.settle(leadId, !isAccept && reason === null);
    }
  }

  /** Whether the user is not told that a lead is being answered. */
  isFree(leadId: string): boolean {
    return [undefined, 'failed'].includes(this.answers.of(leadId)?.state);
  }

  /** Leads that the user is told are being answered. */
  stuck(): string[] {
    if (this.isHidden) return [];
    return LEADS.filter((leadId) => !this.isFree(leadId)).map((leadId) => `${leadId} still looks answered`);
  }

  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    void (isHidden ? this.answers.flush() : this.answers.resume());
  }

  /** `isCrash`: without the events with which a page sends what it holds. */
  close(isCrash: boolean): void {
    if (!isCrash) void this.answers.flush();
    this.isClosed = true;
    this.#browser.tabs.delete(this);
  }
}

const games = fc.record({
  steps: fc.array(
    fc.record({
      act: fc.constantFrom(
        ...(['accept', 'decline', 'undo', 'undo', 'retry', 'refetch', 'hide', 'show'] as const),
        ...(['close', 'crash', 'open', 'open'] as const),
      ),
      tab: fc.nat(1),
      lead: fc.nat(LEADS.length - 1),
      waitMs: fc.oneof({ weight: 3, arbitrary: fc.nat(1_500) }, fc.nat(9_000)),
    }),
    { minLength: 2, maxLength: 25 },
  ),
  fates: fc.array(fc.constantFrom<Fate>('answered', 'answered', 'lost', 'notSent', 'withoutReason'), {
    minLength: 1,
    maxLength: 7,
  }),
  latencies: fc.array(fc.nat(4_000), { minLength: 1, maxLength: 5 }),
});
type Game = typeof games extends fc.Arbitrary<infer G> ? G : never;

function cycle<T>(values: readonly T[]): () => T {
  let index = 0;
  return () => values[index++ % values.length] as T;
}

/** Plays a sequence in two tabs of a browser and returns every fault. */
async function play({ steps, fates, latencies }: Game): Promise<string[]> {
  window.localStorage.clear();
  let isCalm = false;
  const fate = cycle(fates);
  const browser = new Browser(() => (isCalm ? 'answered' : fate()), cycle(latencies));
  const tabs = [new Tab(browser), new Tab(browser)];
  /** Answers by lead that were given and not taken back. */
  const given = new Map<string, Reason[]>();
  /** Leads whose last answer was not taken back. */
  const owed = new Set<string>();
  for (const { act, tab: index, lead, waitMs } of steps) {
    const leadId = LEADS[lead] ?? '';
    const tab = tabs[index];
    if (tab === undefined) throw new Error('There are two tabs.');
    const stored = window.localStorage.getItem(`leadAnswer:account:${leadId}`);
    const isFree = tab.isFree(leadId) && (stored?.includes('"failed"') ?? true);
    if (act === 'open') {
      // Otherwise it is reloaded.
      if (!tab.isClosed) tab.close(false);
      tabs[index] = new Tab(browser);
    } else if (tab.isClosed) continue;
    else if ((act === 'accept' || act === 'decline') && isFree && !browser.answered.has(leadId)) {
      const reason = act === 'accept' ? null : 'SPAM';
      given.set(leadId, [...(given.get(leadId) ?? []), reason]);
      owed.add(leadId);
      tab.hold(leadId, reason);
    } else if (act === 'undo') {
      const held = tab.answers.heldLead();
      if (held !== null && tab.answers.undo(held)) {
        given.get(held)?.pop();
        owed.delete(held);
      }
    } else if (act === 'retry') void tab.retry(leadId);
    else if (act === 'refetch') tab.refetch();
    else if (act === 'hide' || act === 'show') tab.hide(act === 'hide');
    else if (act === 'close' || act === 'crash') tab.close(act === 'crash');
    await vi.advanceTimersByTimeAsync(waitMs);
  }
  await vi.advanceTimersByTimeAsync(30_000);
  const stuck = [...browser.tabs].flatMap((tab) => tab.stuck());
  isCalm = true;
  for (const tab of browser.tabs) tab.close(true);
  const last = new Tab(browser);
  await vi.advanceTimersByTimeAsync(60_000);
  // The first attempt may say that only the reason is missing.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    for (const leadId of LEADS) void last.retry(leadId);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  const wrong = LEADS.flatMap((leadId) => {
    const answers = given.get(leadId) ?? [];
    const now = browser.answered.get(leadId);
    const left = window.localStorage.getItem(`leadAnswer:account:${leadId}`);
    if (left !== null) return [`${leadId} is left: ${left}`];
    if (now === undefined) return owed.has(leadId) ? [`the answer to ${leadId} is lost`] : [];
    if (!answers.some((reason) => (reason === null) === now.isAccept)) return [`${leadId} got an answer taken back`];
    return !now.isAccept && now.reason === null ? [`the reason for ${leadId} is lost`] : [];
  });
  return [...stuck, ...wrong];
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

/** An accept that is not sent, a decline in another tab whose reason is lost, then Try again in the first one. */
const RETRIED: Game = {
  steps: (['accept', 'decline', 'retry'] as const).map((act, at) => ({ act, tab: at % 2, lead: 0, waitMs: 9_000 })),
  fates: ['notSent', 'withoutReason', 'answered'],
  latencies: [100],
};

describe('answers in several tabs that are hidden, closed or crash, with lost requests and responses', () => {
  it('are sent unless they are taken back, and their reasons with them (EXT-09, P-06)', async () => {
    await fc.assert(
      fc.asyncProperty(games, async (game) => {
        expect(await play(game)).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true, examples: [[RETRIED]] },
    );
  });
});
