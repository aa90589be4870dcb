import { expect, test } from 'vitest';
import { FilePermits } from './filePermits.ts';

/** Requests permits and records whether they were granted; can release them. */
function request(permits: FilePermits, count: number, account = 'a') {
  const gone = new AbortController();
  const state = { isAdmitted: false, error: null as unknown };
  permits.take(count, account, gone.signal).then(
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
  await expect(permits.take(6, 'a', AbortSignal.abort())).rejects.toThrow();
  const all = request(permits, 6);
  await settle();
  expect(all.state.isAdmitted).toBe(true);
});

test('the 65th waiting request is refused as rate limited', async () => {
  const permits = new FilePermits(1);
  const requests = Array.from({ length: 66 }, (_, index) => request(permits, 1, `account-${index}`));
  await settle();
  expect(requests[64]?.state.error).toBeNull();
  expect(requests[65]?.state.error).toMatchObject({ code: 'RATE_LIMITED' });
});

test('one account holds at most half of the permits and a quarter of the queue', async () => {
  const permits = new FilePermits();
  const own = Array.from({ length: 6 + 17 }, () => request(permits, 1));
  await settle();
  expect(own.filter(({ state }) => state.isAdmitted)).toHaveLength(6);
  expect(own.filter(({ state }) => state.error !== null)).toEqual([own.at(-1)]);
  const others = ['b', 'b', 'c'].map((account) => request(permits, 3, account));
  await settle();
  expect(others.map(({ state }) => state.isAdmitted)).toEqual([true, true, false]);
  for (const { end } of own.slice(0, 3)) end();
  await settle();
  // The account's own requests came first.
  expect(own.slice(6, 9).map(({ state }) => state.isAdmitted)).toEqual([true, true, true]);
  expect(others[2]?.state.isAdmitted).toBe(false);
  for (const { end } of others) end();
});

test('a small request does not overtake a larger one of its account', async () => {
  const permits = new FilePermits();
  const [first, large, small] = [request(permits, 4), request(permits, 3), request(permits, 1)];
  await settle();
  expect([first, large, small].map(({ state }) => state.isAdmitted)).toEqual([true, false, false]);
  first.end();
  await settle();
  expect([large, small].map(({ state }) => state.isAdmitted)).toEqual([true, true]);
});
