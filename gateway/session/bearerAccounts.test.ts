import { expect, test } from 'vitest';
import type { RestClient } from '../rest/client.ts';
import { UpstreamError } from '../rest/errors.ts';
import { createBearerAccounts } from './bearerAccounts.ts';

const MINUTE = 60_000;

/** Accounts before an upstream that answers what `answer` says, and a clock to turn. */
function start() {
  const state = { now: 0, asked: 0, answer: (): unknown => ({ user: { id: 'ada' } }) };
  const get = async <T>(): Promise<T> => {
    state.asked += 1;
    return state.answer() as T;
  };
  const rest: Pick<RestClient, 'get'> = { get };
  const accounts = createBearerAccounts(
    () => rest as RestClient,
    () => state.now,
  );
  const whose = async (): Promise<string | null> => (await accounts.identify('token', 'request-1'))?.accountId ?? null;
  return { state, whose };
}
function outage(): never {
  throw new UpstreamError({ kind: 'timeout' });
}
function refusal(): never {
  throw new UpstreamError({ kind: 'unauthenticated', status: 401 });
}

test('is asked for once a minute; an outage in between changes nothing for ten minutes', async () => {
  const { state, whose } = start();
  expect([await whose(), await whose()]).toEqual(['ada', 'ada']);
  expect(state.asked).toBe(1);
  state.answer = outage;
  state.now = 2 * MINUTE;
  expect([await whose(), await whose()]).toEqual(['ada', 'ada']);
  // Not with every operation.
  expect(state.asked).toBe(2);
  state.now = 12 * MINUTE;
  await expect(whose()).rejects.toMatchObject({ kind: 'timeout' });
  state.answer = () => ({ user: { id: 'ada' } });
  expect(await whose()).toBe('ada');
});

test('a revoked token is nobody from the next answer on', async () => {
  const { state, whose } = start();
  await whose();
  state.answer = refusal;
  state.now = 2 * MINUTE;
  await whose();
  expect(await whose()).toBeNull();
});

test('a token is nobody while the upstream says so, and is asked for again after five seconds', async () => {
  const { state, whose } = start();
  state.answer = refusal;
  expect([await whose(), await whose()]).toEqual([null, null]);
  expect(state.asked).toBe(1);
  state.now = 5_000;
  state.answer = () => ({ user: { id: 'ada' } });
  expect(await whose()).toBe('ada');
});

test.each([{ user: {} }, { user: { id: '' } }, { user: { id: 5 } }, {}, null])(
  '%o names no account: nobody gets in',
  async (answer) => {
    const { state, whose } = start();
    state.answer = () => answer;
    await expect(whose()).rejects.toMatchObject({ kind: 'badResponse' });
  },
);
