import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FADE_MS, NoticeStore, REPLACE_MS, STAY_MS, STAY_WITH_ACTION_MS } from './noticeStore.ts';

describe('NoticeStore', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });

  const seen = (store: NoticeStore) => {
    const { active, phase } = store.getState();
    return active && `${active.text} ${phase}`;
  };

  it('stays 6 s, fades for 1 s, then disappears (STA-64, O-32)', () => {
    const store = new NoticeStore();
    store.show({ kind: 'success', text: 'saved' });
    vi.advanceTimersByTime(STAY_MS - 1);
    expect(seen(store)).toBe('saved shown');
    vi.advanceTimersByTime(1);
    expect(seen(store)).toBe('saved fading');
    vi.advanceTimersByTime(FADE_MS - 1);
    expect(seen(store)).toBe('saved fading');
    vi.advanceTimersByTime(1);
    expect(seen(store)).toBeNull();
    expect([STAY_MS, FADE_MS]).toEqual([6_000, 1_000]);
  });

  it('stays 10 s with an action', () => {
    const store = new NoticeStore();
    store.show({ kind: 'success', text: 'archived', action: { label: 'Undo', run: () => undefined } });
    vi.advanceTimersByTime(STAY_WITH_ACTION_MS - 1);
    expect(seen(store)).toBe('archived shown');
    vi.advanceTimersByTime(1);
    expect(seen(store)).toBe('archived fading');
    expect(STAY_WITH_ACTION_MS).toBe(10_000);
  });

  it('shows one of two raised in the same tick, and the second 300 ms later (STA-65, STA-66, NTC-17, ENT-56)', () => {
    const store = new NoticeStore();
    store.show({ kind: 'success', text: 'first' });
    store.show({ kind: 'success', text: 'second' });
    expect(seen(store)).toBe('first replaced');
    vi.advanceTimersByTime(REPLACE_MS - 1);
    expect(seen(store)).toBe('first replaced');
    vi.advanceTimersByTime(1);
    expect(seen(store)).toBe('second shown');
    vi.advanceTimersByTime(STAY_MS);
    expect(seen(store)).toBe('second fading');
    expect(REPLACE_MS).toBe(300);
  });

  it('shows only the newest of several next', () => {
    const store = new NoticeStore();
    for (const text of ['a', 'b', 'c']) store.show({ kind: 'info', text });
    vi.advanceTimersByTime(REPLACE_MS);
    expect(seen(store)).toBe('c shown');
    vi.advanceTimersByTime(STAY_MS + FADE_MS);
    expect(seen(store)).toBeNull();
  });

  it('pauses while hovered or focused, and restores a fading one', () => {
    const store = new NoticeStore();
    store.show({ kind: 'info', text: 'hover me' });
    vi.advanceTimersByTime(STAY_MS - 1_000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(seen(store)).toBe('hover me shown');
    store.resume();
    vi.advanceTimersByTime(999);
    expect(seen(store)).toBe('hover me shown');
    vi.advanceTimersByTime(1);
    expect(seen(store)).toBe('hover me fading');
    store.pause();
    expect(seen(store)).toBe('hover me shown');
  });

  it('is replaced while hovered or focused, also if that ends meanwhile (STA-65)', () => {
    const store = new NoticeStore();
    store.show({ kind: 'info', text: 'hover me' });
    store.pause();
    store.show({ kind: 'info', text: 'next' });
    store.resume();
    expect(seen(store)).toBe('hover me replaced');
    vi.advanceTimersByTime(REPLACE_MS);
    expect(seen(store)).toBe('next shown');
  });

  it('keeps the action of a replaced notice available until it is used (STA-66)', () => {
    const store = new NoticeStore();
    const undoFirst = vi.fn<() => void>();
    store.show({ kind: 'success', text: 'first', action: { label: 'Undo', run: undoFirst } });
    store.show({ kind: 'success', text: 'second' });
    vi.advanceTimersByTime(REPLACE_MS);
    const [kept] = store.getState().past;
    expect(kept?.text).toBe('first');
    if (kept) store.act(kept);
    expect(undoFirst).toHaveBeenCalledOnce();
    expect(store.getState().past).toEqual([]);
    expect(seen(store)).toBe('second shown');
  });

  it('closes on its action, which is then not kept', () => {
    const store = new NoticeStore();
    const undo = vi.fn<() => void>();
    store.show({ kind: 'success', text: 'archived', action: { label: 'Undo', run: undo } });
    const { active } = store.getState();
    if (active) store.act(active);
    expect(undo).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({ active: null, past: [] });
  });

  it('disappears with its action when it is withdrawn', () => {
    const store = new NoticeStore();
    const notice = (text: string) => ({ kind: 'success', text, action: { label: 'Undo', run: vi.fn() } }) as const;
    const withdrawFirst = store.show(notice('first'));
    const withdrawSecond = store.show(notice('second'));
    const withdrawThird = store.show(notice('third'));
    withdrawThird();
    vi.advanceTimersByTime(REPLACE_MS);
    expect(seen(store)).toBeNull();
    expect(store.getState().past).toHaveLength(2);
    withdrawFirst();
    withdrawSecond();
    expect(store.getState().past).toEqual([]);
    const withdrawFourth = store.show(notice('fourth'));
    withdrawFourth();
    expect(seen(store)).toBeNull();
    expect(store.getState().past).toEqual([]);
  });

  it('keeps each action for ten minutes, however many follow', () => {
    const store = new NoticeStore();
    const change = () => {
      store.show({ kind: 'success', text: 'archived', action: { label: 'Undo', run: () => undefined } });
      store.dismiss();
    };
    change();
    vi.advanceTimersByTime(1_000);
    for (let count = 0; count < 10; count++) change();
    vi.advanceTimersByTime(10 * 60_000 - 1_001);
    expect(store.getState().past).toHaveLength(11);
    vi.advanceTimersByTime(1);
    expect(store.getState().past).toHaveLength(10);
    vi.advanceTimersByTime(1_000);
    expect(store.getState().past).toEqual([]);
  });
});
