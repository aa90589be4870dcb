import { beforeEach, describe, expect, it, vi } from 'vitest';
import { network, ok, states } from '../testing/outboxNetwork.ts';
import { Outbox } from './outbox.ts';
import type { OutboxSettings } from './outbox.ts';

let now: number;
let keys: number;

beforeEach(() => {
  now = 1_000_000;
  keys = 0;
});

function outboxWith(deliver: OutboxSettings['deliver'], rest: Partial<OutboxSettings> = {}): Outbox {
  const outbox = new Outbox({
    accountId: 'account',
    storage: localStorage,
    tabId: 'tab',
    deliver,
    newKey: () => `key${++keys}`,
    isOnline: () => true,
    now: () => now,
    ...rest,
  });
  outbox.start();
  return outbox;
}

describe('sending (STA-13, STA-26)', () => {
  it('shows messages at once and sends them one at a time, in order', async () => {
    const { deliver, answer, started } = network();
    const outbox = outboxWith(deliver);
    for (const text of ['one', 'two', 'three']) outbox.send('chat', text, null);
    expect(states(outbox)).toEqual(['one pending', 'two pending', 'three pending']);
    expect(started).toEqual(['one']);
    await answer(ok());
    expect(started).toEqual(['one', 'two']);
    expect(states(outbox)).toEqual(['two pending', 'three pending']);
    await answer(ok());
    await answer(ok());
    expect(states(outbox)).toEqual([]);
    expect(started).toEqual(['one', 'two', 'three']);
  });

  it('has one queue for all chats, and shows each message in its own chat', async () => {
    const { deliver, answer, started } = network();
    const outbox = outboxWith(deliver);
    outbox.send('a', 'to a', null);
    outbox.send('b', 'to b', null);
    expect([states(outbox, 'a'), states(outbox, 'b')]).toEqual([['to a pending'], ['to b pending']]);
    expect(started).toEqual(['to a']);
    await answer(ok());
    expect(started).toEqual(['to a', 'to b']);
  });

  it('trims a text (VAL-44)', () => {
    const outbox = outboxWith(network().deliver);
    outbox.send('chat', '  hi \n', null);
    expect(states(outbox)).toEqual(['hi pending']);
  });

  it('returns the same array until something changes, and then notifies listeners', () => {
    const outbox = outboxWith(network().deliver);
    const told = vi.fn();
    outbox.subscribe(told);
    expect(outbox.itemsOf('chat')).toBe(outbox.itemsOf('chat'));
    const before = outbox.itemsOf('chat');
    outbox.send('chat', 'hi', null);
    expect(outbox.itemsOf('chat')).not.toBe(before);
    expect(told).toHaveBeenCalled();
  });
});

describe('failing (STA-14)', () => {
  it('keeps a failed message with its reason and continues with the next', async () => {
    const { deliver, answer, started } = network();
    const outbox = outboxWith(deliver);
    outbox.send('chat', 'one', null);
    outbox.send('chat', 'two', null);
    await answer({ ok: false, problem: 'network' });
    expect(states(outbox)).toEqual(['one error', 'two pending']);
    expect(outbox.itemsOf('chat')[0]?.problem).toBe('network');
    expect(started).toEqual(['one', 'two']);
    await answer(ok());
    expect(states(outbox)).toEqual(['one error']);
  });

  it('resends with the same key, after the messages that are waiting', async () => {
    const { deliver, answer } = network();
    const outbox = outboxWith(deliver);
    outbox.send('chat', 'one', null);
    outbox.send('chat', 'two', null);
    const first = await answer(new Error('broken'));
    expect(outbox.itemsOf('chat')[0]?.problem).toBe('general');
    outbox.resend(first.key);
    expect(states(outbox)).toEqual(['one pending', 'two pending']);
    expect((await answer(ok())).text).toBe('two');
    const again = await answer(ok());
    expect([again.text, again.key]).toEqual(['one', first.key]);
    expect(states(outbox)).toEqual([]);
  });

  it('discards failed messages only, and never sends them again', async () => {
    const { deliver, answer, started } = network();
    const outbox = outboxWith(deliver);
    outbox.send('chat', 'one', null);
    outbox.discard('key1');
    outbox.resend('key1');
    expect(states(outbox)).toEqual(['one pending']);
    await answer({ ok: false, problem: 'chatClosed' });
    outbox.discard('key1');
    outbox.resend('key1');
    expect(states(outbox)).toEqual([]);
    expect(started).toEqual(['one']);
    expect(localStorage).toHaveLength(0);
  });

  it('removes a failed message whose copy arrived from the server', async () => {
    const { deliver, answer } = network();
    const outbox = outboxWith(deliver);
    outbox.send('chat', 'one', null);
    outbox.settle('key1', 'm1');
    expect(states(outbox)).toEqual(['one pending']);
    await answer({ ok: false, problem: 'timeout' });
    outbox.settle('key1', 'm1');
    expect(states(outbox)).toEqual([]);
    expect(outbox.delivered.has('m1')).toBe(true);
  });

  it('keeps a failed message if the copy is that of another, confirmed since the screen matched them', async () => {
    const { deliver, answer } = network();
    const outbox = outboxWith(deliver);
    outbox.send('chat', 'ok', null);
    await answer({ ok: false, problem: 'general' });
    outbox.send('chat', 'ok', null);
    await answer(ok('m1'));
    outbox.settle('key1', 'm1');
    expect(states(outbox)).toEqual(['ok error']);
  });

  it('remembers which message a delivery created', async () => {
    const { deliver, answer } = network();
    const outbox = outboxWith(deliver);
    outbox.send('chat', 'one', null);
    await answer(ok('m7'));
    expect([...outbox.delivered]).toEqual(['m7']);
  });
});

describe('across a reload', () => {
  it('continues with the messages of this tab, with their keys and in order', async () => {
    const before = network();
    const old = outboxWith(before.deliver);
    old.send('chat', 'one', '2026-11-21T10:00:00.000Z');
    old.send('chat', 'two', null);
    now += 5_000;
    const { deliver, answer, started } = network();
    const outbox = outboxWith(deliver);
    expect(states(outbox)).toEqual(['one pending', 'two pending']);
    expect(started).toEqual(['one']);
    const item = await answer(ok());
    expect([item.key, item.after]).toEqual(['key1', '2026-11-21T10:00:00.000Z']);
    await answer(ok());
    expect(localStorage).toHaveLength(0);
  });

  it('leaves the decision to the user after a long break', () => {
    outboxWith(network().deliver).send('chat', 'old', null);
    now += 11 * 60_000;
    const { deliver, started } = network();
    const outbox = outboxWith(deliver);
    expect(states(outbox)).toEqual(['old error']);
    expect(outbox.itemsOf('chat')[0]?.problem).toBe('interrupted');
    expect(started).toEqual([]);
  });

  it('keeps a failed message with its text', async () => {
    const { deliver, answer } = network();
    outboxWith(deliver).send('chat', 'precious', null);
    await answer({ ok: false, problem: 'network' });
    expect(states(outboxWith(network().deliver))).toEqual(['precious error']);
  });

  it('ignores invalid records', () => {
    localStorage.setItem('outbox:account:x', '{"key":"x"}');
    localStorage.setItem('outbox:other:y', '{"key":"y"}');
    expect(states(outboxWith(network().deliver))).toEqual([]);
  });
});
