import { expect, test } from 'vitest';
import { createNotReady } from './health.ts';
import { startTestGateway } from './testing/testGateway.ts';

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

test('concurrent probes call the upstream once', async () => {
  let asked = 0;
  const notReady = createNotReady({ isReachable: () => Promise.resolve((asked += 1) > 0) }, no, no);
  await Promise.all([notReady(), notReady(), notReady()]);
  expect(asked).toBe(1);
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
