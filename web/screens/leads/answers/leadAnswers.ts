import { keptPrefix, KeptRecords } from '../../../app/session/keptRecords.ts';
import type { RecordStorage } from '../../../app/session/keptRecords.ts';
import { readPendingAnswer } from './pendingAnswer.ts';
import type { AnswerOutcome, PendingAnswer } from './pendingAnswer.ts';

/** How long an answer can be undone before it is sent, in ms. */
export const HOLD_MS = 5_000;
/** A lead that expires sooner than this, in ms, is answered at once: the clocks differ, and sending takes time. */
const LAST_CHANCE_MS = 30_000;
/** A stored answer older than this, in ms, is not held by another open tab. */
const LEFT_BEHIND_MS = HOLD_MS + 2_000;

/**
 * An answer; null as `reason` accepts. With `isReasonMissing`, the lead has been declined and only the reason is sent.
 */
export type Answer = Pick<PendingAnswer, 'leadId' | 'reason'> & Partial<Pick<PendingAnswer, 'isReasonMissing'>>;
/** Called once the answer is sent, even if the user has left the screen by then. */
export type Report = (leadId: string, outcome: AnswerOutcome) => (() => void) | undefined;

export interface LeadAnswersSettings {
  readonly accountId: string;
  readonly storage: RecordStorage | null;
  /** Sends an answer optimistically: the lead looks answered immediately. Never rejects. */
  readonly send: (answer: Answer) => Promise<AnswerOutcome>;
  /** Shows the lead as answered until the returned function is called. */
  readonly preview: (answer: Answer) => () => void;
  /** Whether `resume` repeats what fails now, because the user cannot see the page or there is no network. */
  readonly retriesLater: () => boolean;
  /** The current time, in ms. */
  readonly now: () => number;
}

/**
 * The account's answers to leads that the gateway has not confirmed yet. The upstream rejects a second answer, so an
 * answer is held for 5 s, in which it can be undone. The next answer, leaving the page or signing out sends it
 * immediately. It is kept in the browser until it is confirmed, so that closing the tab loses nothing.
 */
export class LeadAnswers {
  readonly #settings: LeadAnswersSettings;
  readonly #records: KeptRecords<PendingAnswer>;
  readonly #listeners = new Set<() => void>();
  readonly #reports = new Map<string, Report>();
  /** Withdraw what the user was told about answers that failed. */
  readonly #alerts = new Map<string, () => void>();
  /** Told about answers left behind by other pages. */
  #reportLeft: Report | undefined;
  /** The answers this page is sending, by the lead's id. */
  readonly #sending = new Map<string, Promise<void>>();
  #held: {
    readonly answer: PendingAnswer;
    readonly timer: ReturnType<typeof setTimeout>;
    readonly endPreview: () => void;
    readonly onUndo: (() => void) | undefined;
  } | null = null;

  constructor(settings: LeadAnswersSettings) {
    this.#settings = settings;
    this.#records = new KeptRecords(keptPrefix('leadAnswer', settings.accountId), settings.storage, readPendingAnswer);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The unconfirmed answer to a lead; the same object until it changes. */
  of(leadId: string): PendingAnswer | null {
    return this.#records.get(leadId) ?? null;
  }

  /** Global id of the lead whose answer can be undone. */
  readonly heldLead = (): string | null => this.#held?.answer.leadId ?? null;

  /** Number of answers that are held or being sent. */
  unconfirmed(): number {
    return this.#records.entries().filter(([, { state }]) => state !== 'failed').length;
  }

  /** Whether an answer is held or being sent. */
  readonly isBusy = (): boolean => this.unconfirmed() > 0;

  /** Whether an answer can wait; not just before the lead expires. `expiresAt` is ISO 8601; null if it is not known. */
  canWait(expiresAt: string | null): boolean {
    return expiresAt === null || Date.parse(expiresAt) - this.#settings.now() > LAST_CHANCE_MS;
  }

  /** Holds an answer for 5 s, and sends the one held before. Calls `onUndo` if the answer is taken back. */
  hold({ leadId, reason }: Answer, report: Report, onUndo?: () => void): void {
    void this.flush();
    const answer: PendingAnswer = {
      leadId,
      reason,
      state: 'held',
      isReasonMissing: false,
      at: this.#settings.now(),
    };
    this.#withdrawAlert(leadId);
    this.#reports.set(leadId, report);
    this.#held = {
      answer,
      timer: setTimeout(() => void this.flush(), HOLD_MS),
      endPreview: this.#settings.preview(answer),
      onUndo,
    };
    this.#save(answer);
  }

  /** Takes back a held answer. False if it has already been sent. */
  undo(leadId: string): boolean {
    const held = this.#held;
    if (held?.answer.leadId !== leadId) return false;
    clearTimeout(held.timer);
    this.#held = null;
    held.endPreview();
    this.#delete(leadId);
    held.onUndo?.();
    return true;
  }

  /** Sends the held answer immediately; resolves once the gateway has responded to every answer of this page. */
  async flush(): Promise<void> {
    const held = this.#held;
    if (held) {
      clearTimeout(held.timer);
      this.#held = null;
      void this.#send(held.answer);
      held.endPreview();
    }
    await Promise.all(this.#sending.values());
  }

  /** Resends an answer that failed, unless another tab is sending one. */
  async retry(leadId: string, report: Report): Promise<void> {
    const answer = this.#refresh(leadId);
    if (answer?.state !== 'failed') return this.resume(report);
    this.#withdrawAlert(leadId);
    this.#reports.set(leadId, report);
    await this.#send(answer);
  }

  /**
   * Drops an answer that failed, because its lead cannot be answered anymore: it arrived after all, or another one did,
   * or it came too late. If the lead is declined without a reason, a decline's reason is sent. If another tab has given a
   * newer answer, that one is only sent if it is left behind.
   */
  settle(leadId: string, isWithoutReason: boolean): void {
    const answer = this.#refresh(leadId);
    if (answer?.isReasonMissing) return;
    this.#withdrawAlert(leadId);
    if (answer?.state !== 'failed') {
      void this.resume(this.#reportLeft);
      return;
    }
    if (isWithoutReason && answer.reason !== null) void this.#send({ ...answer, isReasonMissing: true });
    else this.#delete(leadId);
  }

  /** Drops an answer that another tab has sent or dropped, and takes over one that failed there. */
  readonly follow = ({ key, newValue }: StorageEvent): void => {
    const leadId = this.#records.nameOf(key);
    if (leadId === null || leadId === this.heldLead() || this.#sending.has(leadId)) return;
    if (newValue?.includes('"failed"') === false) return;
    this.#refresh(leadId);
    this.#withdrawAlert(leadId);
  };

  /**
   * Sends answers left behind by a closed or hidden page or without a network; without `report`, only this page's own.
   * Another tab may still hold a recent one, so those are checked again once that time is over. Resolves when all are
   * sent.
   */
  async resume(report?: Report): Promise<void> {
    this.#reportLeft = report ?? this.#reportLeft;
    await Promise.all(
      this.#records.entries().map(async ([leadId, left]) => {
        const ownReport = this.#reports.get(leadId) ?? report;
        if (!ownReport || left.state === 'failed') return;
        if (leadId === this.heldLead() || this.#sending.has(leadId)) return;
        const waitMs = left.at + LEFT_BEHIND_MS - this.#settings.now();
        // Not longer, even if the clock was set back.
        if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(waitMs, LEFT_BEHIND_MS)));
        if (this.#sending.has(leadId)) return;
        const answer = this.#refresh(leadId);
        // Another tab may have undone or sent it meanwhile. If that failed, it waits for the user there and here. Another
        // one given there is looked at again in time.
        if (answer?.at !== left.at || answer.state === 'failed') return this.resume(report);
        this.#reports.set(leadId, ownReport);
        await this.#send(answer);
      }),
    );
  }

  #send(answer: PendingAnswer): Promise<void> {
    const sent = this.#sendAndSettle(answer);
    this.#sending.set(answer.leadId, sent);
    return sent;
  }

  async #sendAndSettle(answer: PendingAnswer): Promise<void> {
    this.#save({ ...answer, state: 'sending' });
    const outcome = await this.#settings.send(answer);
    this.#sending.delete(answer.leadId);
    // Nobody would see a notice on a page that was left, and without a network retrying by hand would fail as well.
    if (outcome.kind === 'failed' && this.#settings.retriesLater()) return;
    if (outcome.kind === 'done' || outcome.kind === 'refused') this.#delete(answer.leadId);
    else {
      const isReasonMissing = answer.isReasonMissing || outcome.kind === 'reasonMissing';
      this.#save({ ...answer, state: 'failed', isReasonMissing });
    }
    const report = this.#reports.get(answer.leadId);
    this.#reports.delete(answer.leadId);
    const withdraw = report?.(answer.leadId, outcome);
    if (withdraw) this.#alerts.set(answer.leadId, withdraw);
  }

  #withdrawAlert(leadId: string): void {
    this.#alerts.get(leadId)?.();
    this.#alerts.delete(leadId);
  }

  /** The answer that was stored last, by any tab. */
  #refresh(leadId: string): PendingAnswer | null {
    this.#records.refresh(leadId);
    this.#changed();
    return this.of(leadId);
  }

  #save(answer: PendingAnswer): void {
    this.#records.set(answer.leadId, answer);
    this.#changed();
  }

  #delete(leadId: string): void {
    this.#records.delete(leadId);
    this.#changed();
  }

  #changed(): void {
    for (const tell of this.#listeners) tell();
  }
}
