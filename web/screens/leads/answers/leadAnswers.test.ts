import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, declined, done, page } from '../testing/answersOfPage.ts';
import { HOLD_MS } from './leadAnswers.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
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

  it('that failed is no longer reported once another one is given', async () => {
    const { answers, outcomes, report, withdraw } = page();
    outcomes.push({ kind: 'failed', isAccept: false });
    answers.hold(declined, report);
    await answers.flush();
    answers.hold({ ...declined, reason: null }, report);
    expect(withdraw).toHaveBeenCalledOnce();
  });

  it('sends its reason once, if its lead turns out to be declined without one', async () => {
    const { answers, sent, outcomes, report, withdraw } = page();
    outcomes.push({ kind: 'failed', isAccept: false }, { kind: 'failed', isAccept: false });
    answers.hold(declined, report);
    await answers.flush();
    answers.settle('lead-2', true);
    expect(withdraw).toHaveBeenCalledOnce();
    await answers.flush();
    expect(answers.of('lead-2')).toMatchObject({ state: 'failed', isReasonMissing: true });
    answers.settle('lead-2', true);
    expect(sent).toEqual([declined, { ...declined, isReasonMissing: true }]);
    await answers.retry('lead-2', report);
    expect(answers.of('lead-2')).toBeNull();
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

  it('that failed gives way to one that failed in another tab, which can be sent again in both', async () => {
    const { answers, sent, outcomes, report, withdraw } = page();
    const other = page();
    outcomes.push({ kind: 'failed', isAccept: true });
    answers.hold(accepted, report);
    await answers.flush();
    other.outcomes.push({ kind: 'reasonMissing' });
    const decline = { ...accepted, reason: 'SPAM' as const };
    other.answers.hold(decline, other.report);
    await other.answers.flush();
    const key = 'leadAnswer:account-1:lead-1';
    answers.follow(new StorageEvent('storage', { key, newValue: window.localStorage.getItem(key) }));
    expect(withdraw).toHaveBeenCalledOnce();
    await answers.retry('lead-1', report);
    // Not the answer that failed here: the lead has already been declined.
    expect(sent).toEqual([accepted, { ...decline, isReasonMissing: true }]);
  });

  it('that failed is not sent again while another tab holds one', async () => {
    const { answers, sent, outcomes, report } = page();
    const other = page();
    outcomes.push({ kind: 'failed', isAccept: true });
    answers.hold(accepted, report);
    await answers.flush();
    other.answers.hold({ ...accepted, reason: 'SPAM' }, other.report);
    const retried = answers.retry('lead-1', report);
    await vi.advanceTimersByTimeAsync(60_000);
    await retried;
    expect([sent, other.sent]).toEqual([[accepted], [{ ...accepted, reason: 'SPAM' }]]);
    expect(answers.of('lead-1')).toBeNull();
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
