import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServiceHealth } from './serviceHealth.ts';

let answer: () => Promise<Response>;
let probes = 0;

function up(): Promise<Response> {
  return Promise.resolve(Response.json({ status: 'ready' }));
}

function away(): Promise<Response> {
  return Promise.resolve(Response.json({ status: 'upstream unreachable' }, { status: 503 }));
}

function createHealth(): ServiceHealth {
  return new ServiceHealth('/readyz', () => {
    probes += 1;
    return answer();
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  answer = up;
  probes = 0;
});

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['an upstream that does not answer', away],
  ['a gateway that does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('reports %s within 10 s, and its return (EXT-04)', async (_name, failing) => {
  const health = createHealth();
  const states: string[] = [];
  const stop = health.onChange(() => states.push(health.getState()));
  await vi.advanceTimersByTimeAsync(6_000);
  answer = failing;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual(['away']);
  answer = up;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(states).toEqual(['away', 'up']);
  stop();
});

function after(ms: number, response: () => Promise<Response>): () => Promise<Response> {
  return () => new Promise((resolve) => setTimeout(() => resolve(response()), ms));
}

it('reports no upstream that is only slow, and within 10 s one that hangs (EXT-04)', async () => {
  const health = createHealth();
  const states: string[] = [];
  const stop = health.onChange(() => states.push(health.getState()));
  answer = after(3_000, up);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(states).toEqual([]);
  answer = after(3_500, away);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual(['away']);
  answer = up;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(states).toEqual(['away', 'up']);
  stop();
});

it('ignores a single failed probe, a stopping gateway and a path that a proxy hides', async () => {
  const health = createHealth();
  const heard = vi.fn();
  const stop = health.onChange(heard);
  let calls = 0;
  answer = () => ((calls += 1) === 1 ? away() : up());
  await vi.advanceTimersByTimeAsync(7_000);
  answer = () => Promise.resolve(Response.json({ status: 'stopping' }, { status: 503 }));
  await vi.advanceTimersByTimeAsync(20_000);
  answer = () => Promise.resolve(new Response('Not found', { status: 404 }));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard).not.toHaveBeenCalled();
  stop();
});

it('blames no outage on the service once the device is back on the network, and finds one that goes on', async () => {
  const health = createHealth();
  const states: string[] = [];
  const stop = health.onChange(() => states.push(health.getState()));
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual(['away']);
  window.dispatchEvent(new Event('online'));
  expect(states).toEqual(['away', 'up']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states).toEqual(['away', 'up']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states).toEqual(['away', 'up', 'away']);
  stop();
});

it('probes only while somebody listens and the page is visible', async () => {
  const health = createHealth();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(probes).toBe(0);
  const stop = health.onChange(() => undefined);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(probes).toBe(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(probes).toBe(1);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probes).toBe(1);
});

it('probes at the same pace for several listeners, until the last one leaves', async () => {
  const health = createHealth();
  const stopFirst = health.onChange(() => undefined);
  await vi.advanceTimersByTimeAsync(4_000);
  const stopSecond = health.onChange(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(probes).toBe(1);
  stopFirst();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(probes).toBe(2);
  answer = after(1_000, up);
  await vi.advanceTimersByTimeAsync(5_500);
  expect(probes).toBe(3);
  // While a probe is running.
  stopSecond();
  health.probeNow();
  await vi.advanceTimersByTimeAsync(60_000);
  health.probeNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probes).toBe(3);
});

it('never runs two probes at once, and keeps its pace after one on request', async () => {
  const health = createHealth();
  const stop = health.onChange(() => undefined);
  answer = after(2_000, up);
  health.probeNow();
  await vi.advanceTimersByTimeAsync(1_000);
  health.probeNow();
  await vi.advanceTimersByTimeAsync(500);
  expect(probes).toBe(1);
  await vi.advanceTimersByTimeAsync(14_500);
  expect(probes).toBe(3);
  stop();
});
