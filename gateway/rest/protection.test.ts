import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UpstreamError } from './errors.ts';
import { Protection } from './protection.ts';
import { Cancellation } from './transport.ts';

const outage = new UpstreamError({ kind: 'network' });
const refusal = new UpstreamError({ kind: 'status', status: 404 });
const cancelled = new UpstreamError({ kind: 'aborted' });

let client: AbortController;
let cancellation: Cancellation;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  client = new AbortController();
  cancellation = new Cancellation(60_000, client.signal);
});
afterEach(() => {
  cancellation.close();
  vi.useRealTimers();
});

/** A breaker over 10 s, at least 2 calls a second, half of them failing. */
function start() {
  const states: string[] = [];
  const protection = new Protection({ onStateChange: (state) => states.push(state) });
  /** The error kind, or 'ok'. */
  const call = (send: () => Promise<unknown>): Promise<string> =>
    protection.execute('read', cancellation, send).then(
      () => 'ok',
      (error: UpstreamError) => error.kind,
    );
  const make = async (count: number, failure?: UpstreamError): Promise<string> => {
    let last = '';
    for (let made = 0; made < count; made += 1)
      last = await call(() => (failure ? Promise.reject(failure) : Promise.resolve()));
    return last;
  };
  return { protection, states, call, make };
}
function move(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

test('opens when more than half of at least 20 calls in 10 s failed', async () => {
  const { protection, make } = start();
  await make(19, outage);
  expect(protection.state).toBe('closed');
  await make(1, outage);
  expect(protection.state).toBe('open');
  expect(await make(1)).toBe('breakerOpen');
});

test('half of the calls is not more than half; refusals and cancelled calls do not count', async () => {
  const { protection, make } = start();
  await make(30);
  await make(30, outage);
  await make(30, refusal);
  await make(30, cancelled);
  expect(protection.state).toBe('closed');
  await make(1, outage);
  expect(protection.state).toBe('open');
});

test('under traffic, failures that left the window do not count', async () => {
  const { protection, make } = start();
  await make(19, outage);
  for (let second = 0; second < 11; second += 1) {
    move(1_000);
    await make(3);
  }
  // In the last 10 s 19 of 52 calls failed; with the older ones it would be 38 of 71, which would open the breaker.
  await make(19, outage);
  expect(protection.state).toBe('closed');
});

test('half-open, one call is the trial and others are refused; its success closes with reset counts', async () => {
  const { protection, states, call, make } = start();
  await make(20, outage);
  move(2_000);
  const { promise, resolve } = Promise.withResolvers<void>();
  const trial = call(() => promise);
  expect(protection.state).toBe('halfOpen');
  expect(await make(1)).toBe('breakerOpen');
  resolve();
  expect(await trial).toBe('ok');
  await make(18, outage);
  expect(protection.state).toBe('closed');
  expect(states).toEqual(['open', 'halfOpen', 'closed']);
});

test('a failed trial opens again; a cancelled one passes the trial on; a refusal counts as healthy', async () => {
  const { protection, make } = start();
  await make(20, outage);
  move(2_000);
  expect(await make(1, outage)).toBe('network');
  expect(await make(1)).toBe('breakerOpen');
  move(2_000);
  expect(await make(1, cancelled)).toBe('aborted');
  expect(protection.state).toBe('open');
  expect(await make(1, refusal)).toBe('status');
  expect(protection.state).toBe('closed');
});

test('a call started before the breaker opened does not decide the trial', async () => {
  const { protection, call, make } = start();
  const early = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  const begun = call(() => early.promise);
  await make(20, outage);
  move(2_000);
  const trial = call(() => late.promise);
  early.resolve();
  expect(await begun).toBe('ok');
  expect(protection.state).toBe('halfOpen');
  late.resolve();
  await trial;
  expect(protection.state).toBe('closed');
});

test('no call waits for a permit while the breaker is open', async () => {
  const { call, make, protection } = start();
  const hung = Promise.withResolvers<void>();
  const under = Array.from({ length: 71 }, () => call(() => hung.promise));
  await make(20, outage);
  move(2_000);
  const trial = call(() => hung.promise);
  expect(protection.state).toBe('halfOpen');
  expect(await make(1)).toBe('breakerOpen');
  hung.resolve();
  expect(new Set(await Promise.all([...under, trial]))).toEqual(new Set(['ok']));
});

test('a call cancelled while waiting for a permit is never sent', async () => {
  const { call } = start();
  const hung = Promise.withResolvers<void>();
  const under = Array.from({ length: 72 }, () => call(() => hung.promise));
  const waiting = call(() => Promise.reject(new Error('sent')));
  client.abort();
  hung.resolve();
  expect(await waiting).toBe('aborted');
  expect(new Set(await Promise.all(under))).toEqual(new Set(['ok']));
});
