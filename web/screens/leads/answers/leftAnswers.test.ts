import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, declined, done, page } from '../testing/answersOfPage.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
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

  it('has its answer sent soon, even if the clock was set back', async () => {
    vi.setSystemTime(3 * 3_600_000);
    page().answers.hold(accepted, vi.fn());
    vi.clearAllTimers();
    vi.setSystemTime(0);
    const { answers, sent, report } = page();
    const resumed = answers.resume(report);
    await vi.advanceTimersByTimeAsync(7_000);
    await resumed;
    expect(sent).toEqual([accepted]);
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

  it('is distinguished from another open tab, in which it is taken back and given again', async () => {
    const other = page();
    other.outcomes.push({ kind: 'failed', isAccept: true });
    other.answers.hold(accepted, other.report);
    const { answers, sent, report } = page();
    const resumed = answers.resume(report);
    await vi.advanceTimersByTimeAsync(4_000);
    other.answers.undo('lead-1');
    other.answers.hold(accepted, other.report);
    await vi.advanceTimersByTimeAsync(60_000);
    await resumed;
    expect([other.sent, sent]).toEqual([[accepted], []]);
    expect(answers.of('lead-1')?.state).toBe('failed');
  });

  it('keeps its reason, although another tab still shows that an earlier answer failed', async () => {
    const { answers, sent, outcomes, report, withdraw } = page();
    await answers.resume(report);
    outcomes.push({ kind: 'failed', isAccept: true });
    answers.hold(accepted, report);
    await answers.flush();
    const left = { leadId: 'lead-1', reason: 'SPAM', state: 'sending', isReasonMissing: false, at: 1_000 };
    window.localStorage.setItem('leadAnswer:account-1:lead-1', JSON.stringify(left));
    outcomes.push({ kind: 'reasonMissing' });
    answers.settle('lead-1', true);
    expect(withdraw).toHaveBeenCalledOnce();
    expect(answers.of('lead-1')?.state).toBe('sending');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([accepted, { leadId: 'lead-1', reason: 'SPAM' }]);
    expect(answers.of('lead-1')).toMatchObject({ state: 'failed', reason: 'SPAM', isReasonMissing: true });
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
