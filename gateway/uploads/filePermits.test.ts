import { expect, test } from 'vitest';
import { FilePermits } from './filePermits.ts';

/** A request for files: whether it was admitted, and its end. */
function request(permits: FilePermits, count: number) {
  const gone = new AbortController();
  const state = { isAdmitted: false, error: null as unknown };
  permits.take(count, gone.signal).then(
    () => (state.isAdmitted = true),
    (error: unknown) => (state.error = error),
  );
  return { state, end: () => gone.abort() };
}

/** Lets everything that is decided be told. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

test('requests wait in their order until there is room for all their files', async () => {
  const permits = new FilePermits(6);
  const [first, large, small] = [request(permits, 4), request(permits, 5), request(permits, 1)];
  await settle();
  expect([first.state.isAdmitted, large.state.isAdmitted, small.state.isAdmitted]).toEqual([true, false, false]);
  first.end();
  await settle();
  expect([large.state.isAdmitted, small.state.isAdmitted]).toEqual([true, true]);
});

test('one that goes away makes room, also while it waits', async () => {
  const permits = new FilePermits(6);
  const [first, waiting, last] = [request(permits, 6), request(permits, 6), request(permits, 2)];
  await settle();
  waiting.end();
  first.end();
  await settle();
  expect(waiting.state).toMatchObject({ isAdmitted: false });
  expect(waiting.state.error).not.toBeNull();
  expect(last.state.isAdmitted).toBe(true);
  last.end();
  const all = request(permits, 6);
  await settle();
  expect(all.state.isAdmitted).toBe(true);
});

test('one that has gone before takes nothing', async () => {
  const permits = new FilePermits(6);
  await expect(permits.take(6, AbortSignal.abort())).rejects.toThrow();
  const all = request(permits, 6);
  await settle();
  expect(all.state.isAdmitted).toBe(true);
});

test('the 65th that would have to wait is told to come back', async () => {
  const permits = new FilePermits(1);
  const requests = Array.from({ length: 66 }, () => request(permits, 1));
  await settle();
  expect(requests[64]?.state.error).toBeNull();
  expect(requests[65]?.state.error).toMatchObject({ code: 'RATE_LIMITED' });
});
