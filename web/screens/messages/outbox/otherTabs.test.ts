import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { network, ok, states } from '../testing/outboxNetwork.ts';
import { Outbox } from './outbox.ts';
import { unsentMessages } from './unsentMessages.ts';

const EVENT = { key: 'outbox:account:key1' };

let keys: number;
let isOnline: boolean;
let stops: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  keys = 0;
  isOnline = true;
  stops = [];
});

afterEach(() => {
  for (const stop of stops) stop();
});

/** Opens a tab. Its outbox is closed after the test. */
function tab(tabId: string) {
  const net = network();
  const outbox = new Outbox({
    accountId: 'account',
    storage: localStorage,
    tabId,
    deliver: net.deliver,
    newKey: () => `key${++keys}`,
    isOnline: () => isOnline,
    now: Date.now,
  });
  stops.push(outbox.start());
  return { ...net, outbox };
}

describe('next to another tab', () => {
  it('shows what the other tab is sending, without sending it', async () => {
    const there = tab('there');
    const here = tab('here');
    there.outbox.send('chat', 'hi', null);
    here.outbox.follow(EVENT);
    expect(states(here.outbox)).toEqual(['hi pending']);
    expect(here.started).toEqual([]);
    await there.answer(ok());
    here.outbox.follow(EVENT);
    expect(states(here.outbox)).toEqual([]);
  });

  it('leaves the messages of a tab that was closed long ago to the user', () => {
    tab('gone').outbox.send('chat', 'hi', null);
    vi.advanceTimersByTime(121_000);
    expect(states(tab('here').outbox)).toEqual(['hi error']);
  });

  it('leaves those of a tab that was closed just now to the user once they are two minutes old', () => {
    tab('gone').outbox.send('chat', 'hi', null);
    vi.advanceTimersByTime(10_000);
    const { outbox, started } = tab('here');
    const told = vi.fn();
    outbox.subscribe(told);
    vi.advanceTimersByTime(109_000);
    expect(states(outbox)).toEqual(['hi pending']);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(states(outbox)).toEqual(['hi error']);
    expect(outbox.itemsOf('chat')[0]?.problem).toBe('interrupted');
    expect(told).toHaveBeenCalled();
    outbox.resend('key1');
    expect(started).toEqual(['hi']);
  });

  it('leaves those of a tab that is closed later to the user as well', () => {
    const { outbox } = tab('here');
    tab('gone').outbox.send('chat', 'hi', null);
    outbox.follow(EVENT);
    vi.advanceTimersByTime(120_000);
    expect(states(outbox)).toEqual(['hi error']);
  });

  it('lets the other tab wait as long as there is no network', async () => {
    const there = tab('there');
    const { outbox } = tab('here');
    isOnline = false;
    there.outbox.send('chat', 'hi', null);
    outbox.follow(EVENT);
    vi.advanceTimersByTime(300_000);
    isOnline = true;
    there.outbox.resume();
    vi.advanceTimersByTime(60_000);
    expect(states(outbox)).toEqual(['hi pending']);
    await there.answer(ok());
    outbox.follow(EVENT);
    expect(states(outbox)).toEqual([]);
  });

  it('gives the other tab time to send once the network is back', () => {
    const { outbox } = tab('here');
    const gone = tab('gone').outbox;
    isOnline = false;
    gone.send('chat', 'hi', null);
    outbox.follow(EVENT);
    vi.advanceTimersByTime(239_000);
    isOnline = true;
    outbox.resume();
    vi.advanceTimersByTime(119_000);
    expect(states(outbox)).toEqual(['hi pending']);
    vi.advanceTimersByTime(2_000);
    expect(states(outbox)).toEqual(['hi error']);
  });

  it('notices that the other tab is still sending, or is done, even if it missed that', async () => {
    const there = tab('there');
    there.outbox.send('chat', 'one', null);
    there.outbox.send('chat', 'two', null);
    const { outbox } = tab('here');
    vi.advanceTimersByTime(60_000);
    // Now the second one is being sent.
    await there.answer(ok());
    vi.advanceTimersByTime(60_000);
    expect(states(outbox)).toEqual(['two pending']);
    vi.advanceTimersByTime(60_000);
    expect(states(outbox)).toEqual(['two error']);
  });

  it('catches up when started again with what the other tab did, but goes on sending what is in its own queue', async () => {
    const here = tab('here');
    for (const text of ['one', 'two', 'three']) here.outbox.send('chat', text, null);
    await here.answer({ ok: false, problem: 'general' });
    stops.pop()?.();
    const there = tab('there');
    there.outbox.resend('key1');
    await there.answer(ok());
    vi.advanceTimersByTime(121_000);
    expect(states(there.outbox)).toEqual(['two error', 'three error']);
    there.outbox.send('chat', 'four', null);
    const told = vi.fn<() => void>();
    here.outbox.subscribe(told);
    stops.push(here.outbox.start());
    expect(states(here.outbox)).toEqual(['two pending', 'three pending', 'four pending']);
    expect(told).toHaveBeenCalled();
    await here.answer(ok());
    await here.answer(ok());
    expect(here.started).toEqual(['one', 'two', 'three']);
  });

  it('never takes the copy of one message for that of another with the same text, not even after a reload', async () => {
    const there = tab('there');
    const here = tab('here');
    for (const _ of [1, 2]) there.outbox.send('chat', 'ok', null);
    await there.answer(ok('m1'));
    await there.answer({ ok: false, problem: 'timeout' });
    const own = [{ id: 'm1', createdAt: '2026-11-21T10:00:05.000Z', text: 'ok' }];
    for (const { outbox } of [there, here, tab('there')]) {
      for (const key of ['outbox:account:key1', 'outbox:account:key2']) outbox.follow({ key });
      const { shown, arrived } = unsentMessages(outbox.itemsOf('chat'), own, outbox.delivered);
      expect([shown.map(({ state }) => state), arrived]).toEqual([['error'], []]);
    }
  });

  it('remembers a copy of another message that was found while it was being sent', async () => {
    const here = tab('here');
    for (const _ of [1, 2]) here.outbox.send('chat', 'ok', null);
    await here.answer({ ok: false, problem: 'timeout' });
    here.outbox.settle('key1', 'm1');
    await here.answer({ ok: false, problem: 'timeout' });
    expect(tab('here').outbox.itemsOf('chat')[0]?.taken).toEqual(['m1']);
  });

  it('brings back no message that the other tab has just confirmed', async () => {
    const there = tab('there');
    const here = tab('here');
    there.outbox.send('chat', 'ok', null);
    here.outbox.follow(EVENT);
    here.outbox.send('chat', 'ok', null);
    await there.answer(ok('m1'));
    // The event of the removal has not arrived yet.
    await here.answer(ok('m2'));
    expect(localStorage).toHaveLength(0);
    here.outbox.follow(EVENT);
    expect(states(here.outbox)).toEqual([]);
  });

  it('neither sends nor brings back what was discarded in another tab while this one was frozen', async () => {
    const here = tab('here');
    for (const text of ['one', 'two']) here.outbox.send('chat', text, null);
    const there = tab('there');
    // The events of the other tab have not arrived yet when this one goes on.
    vi.advanceTimersByTime(121_000);
    expect(states(there.outbox)).toEqual(['one error', 'two error']);
    for (const key of ['key1', 'key2']) there.outbox.discard(key);
    await here.answer({ ok: false, problem: 'network' });
    expect(here.started).toEqual(['one']);
    expect(states(here.outbox)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('shows a message as being sent while it is, although another tab had given it up', async () => {
    const here = tab('here');
    for (const text of ['one', 'two']) here.outbox.send('chat', text, null);
    const there = tab('there');
    vi.advanceTimersByTime(121_000);
    await here.answer(ok());
    there.outbox.follow({ key: 'outbox:account:key2' });
    expect([states(here.outbox), states(there.outbox)]).toEqual([['two pending'], ['one error', 'two pending']]);
  });

  it('has no timers while nothing shows the messages', () => {
    tab('gone').outbox.send('chat', 'hi', null);
    const { outbox } = tab('here');
    const stopSecond = outbox.start();
    const stopFirst = stops.pop();
    expect(vi.getTimerCount()).toBe(1);
    stopSecond();
    expect(vi.getTimerCount()).toBe(1);
    stopFirst?.();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(121_000);
    expect(states(outbox)).toEqual(['hi pending']);
    stops.push(outbox.start());
    expect(states(outbox)).toEqual(['hi error']);
  });
});
