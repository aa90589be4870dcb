import { expect, test } from 'vitest';
import { createNotReady } from './health.ts';

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
