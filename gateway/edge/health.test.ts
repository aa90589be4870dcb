import { expect, test } from 'vitest';
import { createNotReady } from './health.ts';
import type { Load } from './health.ts';

const calm: Load = { isOverloaded: () => false, close: () => undefined };
const up = { isReachable: () => Promise.resolve(true) };

test('ready, stopping, overloaded, without upstream (GWY-19)', async () => {
  expect(await createNotReady(up, calm, () => false)()).toBeNull();
  expect(await createNotReady(up, calm, () => true)()).toBe('stopping');
  expect(await createNotReady(up, { ...calm, isOverloaded: () => true }, () => false)()).toBe('overloaded');
  const down = { isReachable: () => Promise.resolve(false) };
  expect(await createNotReady(down, calm, () => false)()).toBe('upstream unreachable');
});

test('probes that come together ask the upstream once', async () => {
  let asked = 0;
  const notReady = createNotReady({ isReachable: () => Promise.resolve((asked += 1) > 0) }, calm, () => false);
  await Promise.all([notReady(), notReady(), notReady()]);
  expect(asked).toBe(1);
});
