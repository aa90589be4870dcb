import { expect, test } from 'vitest';
import { FilePermits } from './filePermits.ts';

/** Requests permits and records whether they were granted; can release them. */
function request(permits: FilePermits, count: number) {
  const gone = new AbortController();
  const state = { isAdmitted: false, error: null as unknown };
  permits.take(count, gone.signal).then(
    () => (state.isAdmitted = true),
    (error: unknown) => (state.error = error),
  );
  return { state, end: () => gone.abort() };
}

/** Lets pending promises resolve. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

test('requests wait in arrival order until all their files fit', async () => {
  const permits = new FilePermits(6);
  const [first, large, small] = [request(permits, 4), request(permits, 5), request(permits, 1)];
  await settle();
  expect([first.state.isAdmitted, large.state.isAdmitted, small.state.isAdmitted]).toEqual([true, false, false]);
  first.end();
  await settle();
  expect([large.state.isAdmitted, small.state.isAdmitted]).toEqual([true, true]);
});

test('a cancelled request releases its permits, even while waiting', async () => {
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

test('a request cancelled beforehand takes no permits', async () => {
  const permits = new FilePermits(6);
  await expect(permits.take(6, AbortSignal.abort())).rejects.toThrow();
  const all = request(permits, 6);
  await settle();
  expect(all.state.isAdmitted).toBe(true);
});

test('the 65th waiting request is refused as rate limited', async () => {
  const permits = new FilePermits(1);
  const requests = Array.from({ length: 66 }, () => request(permits, 1));
  await settle();
  expect(requests[64]?.state.error).toBeNull();
  expect(requests[65]?.state.error).toMatchObject({ code: 'RATE_LIMITED' });
});
