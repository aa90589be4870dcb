import { afterEach, expect, test, vi } from 'vitest';
import { createNotReady } from './health.ts';
import { startTestGateway } from './testing/testGateway.ts';

afterEach(() => {
  vi.useRealTimers();
});

function yes(): boolean {
  return true;
}

function no(): boolean {
  return false;
}

const up = { isReachable: () => Promise.resolve(true) };

test('is ready unless stopping, overloaded or without an upstream (GWY-19)', async () => {
  expect(await createNotReady(up, no, no)()).toBeNull();
  expect(await createNotReady(up, no, yes)()).toBe('stopping');
  expect(await createNotReady(up, yes, no)()).toBe('overloaded');
  const down = { isReachable: () => Promise.resolve(false) };
  expect(await createNotReady(down, no, no)()).toBe('upstream unreachable');
});

test('probes during a call to the upstream and in the second after it make no further one', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const slow = () => new Promise<boolean>((resolve) => setTimeout(() => resolve((asked += 1) > 0), 3_000));
  const notReady = createNotReady({ isReachable: slow }, no, no);
  const probes = [notReady()];
  for (const waited of [2_900, 1_000, 200]) {
    await vi.advanceTimersByTimeAsync(waited);
    probes.push(notReady());
  }
  await vi.advanceTimersByTimeAsync(3_000);
  expect([await Promise.all(probes), asked]).toEqual([[null, null, null, null], 2]);
});

test('metrics need the whole token', async () => {
  const gateway = await startTestGateway({ metricsToken: 'a-token' });
  const statusFor = async (authorization?: string) =>
    (await fetch(`${gateway.origin}/metrics`, authorization === undefined ? {} : { headers: { authorization } }))
      .status;
  expect(await statusFor('Bearer a-token')).toBe(200);
  for (const other of [undefined, 'a-token', 'Bearer a-toke', 'Bearer a-tokenn', 'Bearer b-token', 'Bearer ä'])
    expect(await statusFor(other)).toBe(404);
  await gateway.close();
});
