import { beforeEach, describe, expect, it, vi } from 'vitest';
import { network, ok, states } from '../testing/outboxNetwork.ts';
import { Outbox } from './outbox.ts';
import type { OutboxSettings } from './outbox.ts';

let isOnline: boolean;

beforeEach(() => {
  isOnline = true;
  vi.useFakeTimers();
});

function outboxWith(deliver: OutboxSettings['deliver']): Outbox {
  let keys = 0;
  const outbox = new Outbox({
    accountId: 'account',
    storage: null,
    tabId: 'tab',
    deliver,
    newKey: () => `key${++keys}`,
    isOnline: () => isOnline,
    now: Date.now,
  });
  outbox.start();
  return outbox;
}

describe('without a network (EXT-04)', () => {
  it('lets messages wait, and sends them in order once it is back', async () => {
    const { deliver, answer, started } = network();
    const outbox = outboxWith(deliver);
    isOnline = false;
    for (const text of ['one', 'two']) outbox.send('chat', text, null);
    expect([states(outbox), started]).toEqual([['one pending', 'two pending'], []]);
    isOnline = true;
    outbox.resume();
    await answer(ok());
    await answer(ok());
    expect([states(outbox), started]).toEqual([[], ['one', 'two']]);
  });

  it('repeats the message that was on its way, with the same key and before the others', async () => {
    const { deliver, answer, started } = network();
    const outbox = outboxWith(deliver);
    for (const text of ['one', 'two']) outbox.send('chat', text, null);
    isOnline = false;
    const lost = await answer({ ok: false, problem: 'network' });
    expect([states(outbox), started]).toEqual([['one pending', 'two pending'], ['one']]);
    isOnline = true;
    outbox.resume();
    expect((await answer(ok())).key).toBe(lost.key);
    expect(started).toEqual(['one', 'one', 'two']);
  });
});

describe('while the network settles (EXT-04)', () => {
  async function fail(answer: ReturnType<typeof network>['answer']) {
    await answer({ ok: false, problem: 'network' });
    await vi.advanceTimersByTimeAsync(1_000);
  }

  it('repeats a message whose request still fails, with the same key and before the others', async () => {
    const { deliver, answer, started } = network();
    const outbox = outboxWith(deliver);
    isOnline = false;
    for (const text of ['one', 'two']) outbox.send('chat', text, null);
    isOnline = true;
    outbox.resume();
    await fail(answer);
    await fail(answer);
    expect([states(outbox), started]).toEqual([
      ['one pending', 'two pending'],
      ['one', 'one', 'one'],
    ]);
    expect((await answer(ok())).key).toBe('key1');
    await answer(ok());
    expect([states(outbox), started]).toEqual([[], ['one', 'one', 'one', 'two']]);
  });

  it('does not repeat it for longer than 10 s', async () => {
    const { deliver, answer, started } = network();
    const outbox = outboxWith(deliver);
    isOnline = false;
    outbox.send('chat', 'one', null);
    isOnline = true;
    outbox.resume();
    for (let tries = 0; tries < 11; tries += 1) await fail(answer);
    expect([states(outbox), started.length]).toEqual([['one error'], 11]);
  });
});
