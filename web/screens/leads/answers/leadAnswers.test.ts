import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOLD_MS, LeadAnswers } from './leadAnswers.ts';
import type { Answer, Report } from './leadAnswers.ts';
import type { AnswerOutcome } from './pendingAnswer.ts';

const accepted: Answer = { leadId: 'lead-1', reason: null };
const declined: Answer = { leadId: 'lead-2', reason: 'SPAM' };
const done: AnswerOutcome = { kind: 'done', isAccept: true, chatUuid: null };

/** A page's answers with shared browser storage; `outcomes` are the results of sending, in order. */
function page({ isHidden = false }: { isHidden?: boolean } = {}) {
  const visibility = { isHidden };
  const sent: Answer[] = [];
  const outcomes: AnswerOutcome[] = [];
  const shown = new Set<string>();
  const withdraw = vi.fn<() => void>();
  const report = vi.fn<Report>(() => withdraw);
  const answers = new LeadAnswers({
    accountId: 'account-1',
    storage: window.localStorage,
    send: ({ leadId, reason, isReasonMissing = false }) => {
      sent.push(isReasonMissing ? { leadId, reason, isReasonMissing } : { leadId, reason });
      return Promise.resolve(outcomes.shift() ?? done);
    },
    preview: ({ leadId }) => {
      shown.add(leadId);
      return () => shown.delete(leadId);
    },
    isHidden: () => visibility.isHidden,
    now: Date.now,
  });
  return { answers, sent, outcomes, shown, report, withdraw, visibility };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an answer to a lead', () => {
  it('is held for 5 s and sent once', async () => {
    const { answers, sent, shown, report } = page();
    answers.hold(accepted, report);
    expect(answers.of('lead-1')?.state).toBe('held');
    expect(shown).toEqual(new Set(['lead-1']));
    await vi.advanceTimersByTimeAsync(HOLD_MS - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([accepted]);
    expect(answers.of('lead-1')).toBeNull();
    expect(report).toHaveBeenCalledExactlyOnceWith('lead-1', done);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(window.localStorage).toHaveLength(0);
  });

  it('can be undone until it is sent', async () => {
    const { answers, sent, shown, report } = page();
    answers.hold(accepted, report);
    expect(answers.undo('lead-1')).toBe(true);
    expect(shown.size).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
    answers.hold(accepted, report);
    await vi.advanceTimersByTimeAsync(HOLD_MS);
    expect(answers.undo('lead-1')).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it('is sent when the next answer is given', () => {
    const { answers, sent, report } = page();
    answers.hold(accepted, report);
    answers.hold(declined, report);
    expect(sent).toEqual([accepted]);
    expect(answers.heldLead()).toBe('lead-2');
  });

  it('is sent when the page is left', async () => {
    const { answers, sent, report } = page();
    answers.hold(declined, report);
    await answers.flush();
    expect(sent).toEqual([declined]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('is waited for when the page is left while it is being sent', async () => {
    const { answers, sent, report } = page();
    answers.hold(accepted, report);
    void answers.flush();
    expect(answers.of('lead-1')?.state).toBe('sending');
    await answers.flush();
    expect([sent, answers.of('lead-1')]).toEqual([[accepted], null]);
  });

  it('is kept with its reason after a failure and can be sent again, even after a reload', async () => {
    const before = page();
    before.outcomes.push({ kind: 'failed', isAccept: false });
    before.answers.hold(declined, before.report);
    await before.answers.flush();
    expect(before.answers.of('lead-2')).toMatchObject({ state: 'failed', reason: 'SPAM', isReasonMissing: false });

    const after = page();
    expect(after.answers.of('lead-2')).toMatchObject({ state: 'failed', reason: 'SPAM' });
    await after.answers.resume(after.report);
    // Failed answers wait for the user.
    expect(after.sent).toEqual([]);
    await after.answers.retry('lead-2', after.report);
    expect(after.sent).toEqual([declined]);
    expect(after.answers.of('lead-2')).toBeNull();
  });

  it('that failed is no longer reported once its lead says that it cannot be answered', async () => {
    const { answers, outcomes, report, withdraw } = page();
    outcomes.push({ kind: 'failed', isAccept: true });
    answers.hold(accepted, report);
    await answers.flush();
    expect(withdraw).not.toHaveBeenCalled();
    answers.settle('lead-1', false);
    expect(withdraw).toHaveBeenCalledOnce();
    expect(answers.of('lead-1')).toBeNull();
  });

  it('of another tab is gone here too once that tab has sent it', async () => {
    const other = page();
    other.answers.hold(accepted, other.report);
    const { answers } = page();
    expect(answers.isBusy()).toBe(true);
    await other.answers.flush();
    answers.follow(new StorageEvent('storage', { key: 'leadAnswer:account-1:lead-1', newValue: null }));
    expect([answers.of('lead-1'), answers.isBusy()]).toEqual([null, false]);
  });

  it('can be sent again if its reason was not saved', async () => {
    const { answers, sent, outcomes, report } = page();
    outcomes.push({ kind: 'reasonMissing' });
    answers.hold(declined, report);
    await answers.flush();
    expect(answers.of('lead-2')).toMatchObject({ state: 'failed', isReasonMissing: true });
    await answers.retry('lead-2', report);
    // The lead has already been declined, so only the reason is sent.
    expect(sent).toEqual([declined, { ...declined, isReasonMissing: true }]);
    expect(answers.of('lead-2')).toBeNull();
  });

  it('is dropped after a refusal', async () => {
    const { answers, outcomes, report } = page();
    outcomes.push({ kind: 'refused', code: 'LEAD_NOT_ACTIVE' });
    answers.hold(accepted, report);
    await answers.flush();
    expect(answers.of('lead-1')).toBeNull();
    expect(report).toHaveBeenCalledWith('lead-1', { kind: 'refused', code: 'LEAD_NOT_ACTIVE' });
  });
});

describe('a tab closed while an answer is held', () => {
  it('loses nothing: the next page sends it', async () => {
    page().answers.hold(accepted, vi.fn());
    // The timers of a closed tab never fire.
    vi.clearAllTimers();
    const { answers, sent, report } = page();
    const resumed = answers.resume(report);
    await vi.advanceTimersByTimeAsync(60_000);
    await resumed;
    expect(sent).toEqual([accepted]);
    expect(report).toHaveBeenCalledOnce();
    expect(window.localStorage).toHaveLength(0);
  });

  it('loses nothing when its last request fails: the next page sends it', async () => {
    const closed = page({ isHidden: true });
    closed.outcomes.push({ kind: 'failed', isAccept: true });
    closed.answers.hold(accepted, closed.report);
    await closed.answers.flush();
    expect(closed.sent).toEqual([accepted]);
    expect(closed.report).not.toHaveBeenCalled();
    const { answers, sent, report } = page();
    const resumed = answers.resume(report);
    await vi.advanceTimersByTimeAsync(60_000);
    await resumed;
    expect(sent).toEqual([accepted]);
    expect(window.localStorage).toHaveLength(0);
  });

  it('but only hidden sends its own answer again once it is shown, and nothing of other tabs', async () => {
    page().answers.hold(declined, vi.fn());
    vi.clearAllTimers();
    const { answers, sent, outcomes, report, visibility } = page({ isHidden: true });
    outcomes.push({ kind: 'failed', isAccept: true });
    answers.hold(accepted, report);
    await answers.flush();
    visibility.isHidden = false;
    const resumed = answers.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    await resumed;
    expect(sent).toEqual([accepted, accepted]);
    expect(report).toHaveBeenCalledExactlyOnceWith('lead-1', done);
    expect(answers.of('lead-1')).toBeNull();
  });

  it('does not have its answer sent again while the request is running', async () => {
    const { answers, sent, report } = page();
    answers.hold(accepted, report);
    const left = answers.flush();
    await answers.resume(report);
    await left;
    expect(sent).toEqual([accepted]);
  });

  it('is distinguished from another open tab, which may still undo its answer', async () => {
    const other = page();
    other.answers.hold(accepted, other.report);
    const { answers, sent, report } = page();
    const resumed = answers.resume(report);
    await vi.advanceTimersByTimeAsync(2_000);
    other.answers.undo('lead-1');
    expect(answers.of('lead-1')?.state).toBe('held');
    const changed = vi.fn();
    answers.subscribe(changed);
    await vi.advanceTimersByTimeAsync(60_000);
    await resumed;
    expect(sent).toEqual([]);
    expect(answers.of('lead-1')).toBeNull();
    expect(changed).toHaveBeenCalled();
  });

  it('is distinguished from another open tab, in which its answer failed and waits for the user', async () => {
    const other = page();
    other.outcomes.push({ kind: 'failed', isAccept: true });
    other.answers.hold(accepted, other.report);
    const { answers, sent, report } = page();
    const resumed = answers.resume(report);
    const changed = vi.fn();
    answers.subscribe(changed);
    await vi.advanceTimersByTimeAsync(60_000);
    await resumed;
    expect(other.sent).toEqual([accepted]);
    expect(sent).toEqual([]);
    expect(answers.of('lead-1')?.state).toBe('failed');
    expect(changed).toHaveBeenCalled();
  });

  it('is distinguished from another open tab, in which a failed answer is sent again', async () => {
    const other = page();
    other.outcomes.push({ kind: 'failed', isAccept: true });
    other.answers.hold(accepted, other.report);
    await other.answers.flush();
    const { answers } = page();
    await other.answers.retry('lead-1', other.report);
    answers.follow(new StorageEvent('storage', { key: 'leadAnswer:account-1:lead-1', newValue: null }));
    expect(answers.of('lead-1')).toBeNull();
  });

  it.each([
    '{',
    '{"leadId":"lead-1"}',
    '{"leadId":"lead-1","reason":"NONE","state":"held","isReasonMissing":false,"at":0}',
  ])('is not affected by an invalid record: %s', async (text) => {
    window.localStorage.setItem('leadAnswer:account-1:lead-1', text);
    const { answers, sent, report } = page();
    await answers.resume(report);
    expect(sent).toEqual([]);
  });
});
