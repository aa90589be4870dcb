import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLOSE_CODES } from '../../domain/closeCodes.ts';
import { Credential } from '../rest/credential.ts';
import { MAX_SOCKETS, SocketRegistry } from './socketRegistry.ts';

const SPREAD_MS = 2_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A registry with `count` sockets, and the times at which it closes them. */
function registryOf(count: number) {
  const registry = new SocketRegistry(Date.now);
  const closed: number[] = [];
  const close = (code: number): void => {
    expect(code).toBe(CLOSE_CODES.restart);
    closed.push(performance.now());
  };
  for (let index = 0; index < count; index++) {
    const accountId = String(Math.floor(index / MAX_SOCKETS));
    const credential = new Credential(accountId);
    const viewer = { accountId, credential, kind: 'cookie', sessionId: accountId, expiresAt: null } as const;
    registry.add({ close, once: () => undefined }, viewer);
  }
  return { registry, closed };
}

test.each([1, 7, 10_000])('asks %i sockets to reconnect, spread over the given time', async (count) => {
  const { registry, closed } = registryOf(count);
  const started = performance.now();
  const drained = registry.drain(SPREAD_MS);
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect(closed.length).toBe(count);
  const half = closed.filter((at) => at - started < SPREAD_MS / 2).length;
  expect(Math.abs(half - count / 2)).toBeLessThanOrEqual(Math.max(1, count / 100));
  await drained;
});

test('asks all at once without a time', async () => {
  const { registry, closed } = registryOf(50);
  await registry.drain(0);
  expect(closed.length).toBe(50);
});
