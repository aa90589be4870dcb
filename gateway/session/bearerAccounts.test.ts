import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RestClient } from '../rest/client.ts';
import { UpstreamError } from '../rest/errors.ts';
import { createBearerAccounts } from './bearerAccounts.ts';
import { Credential } from '../rest/credential.ts';

const MINUTE = 60_000;

/** Accounts in front of an upstream that answers with `answer`, and an adjustable clock. */
function start() {
  const state = { now: 1, asked: 0, answer: (): unknown => ({ user: { id: 'ada' } }) };
  const get = async <T>(): Promise<T> => {
    state.asked += 1;
    // Responds only after all lookups that started at the same time.
    await new Promise(setImmediate);
    return state.answer() as T;
  };
  const rest: Pick<RestClient, 'get'> = { get };
  const accounts = createBearerAccounts(
    () => rest as RestClient,
    () => state.now,
  );
  const whose = async (token = 'token', addressKey = '203.0.113.9'): Promise<string | null> =>
    (await accounts.identify(token, { requestId: 'request-1', addressKey }))?.accountId ?? null;
  return { state, accounts, whose };
}
function outage(): never {
  throw new UpstreamError({ kind: 'timeout' });
}
function refusal(): never {
  throw new UpstreamError({ kind: 'unauthenticated', status: 401 });
}

/** Resolves when background revalidation is done. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
}

test('is looked up every 2.5 seconds, and survives an outage of ten minutes', async () => {
  const { state, whose } = start();
  expect([await whose(), await whose()]).toEqual(['ada', 'ada']);
  expect(state.asked).toBe(1);
  state.answer = outage;
  state.now = 2_502;
  expect([await whose(), await whose()]).toEqual(['ada', 'ada']);
  await settled();
  // A failed lookup is not repeated for every operation.
  expect(await whose()).toBe('ada');
  expect(state.asked).toBe(2);
  state.now = 12 * MINUTE;
  await expect(whose()).rejects.toMatchObject({ kind: 'timeout' });
  state.answer = () => ({ user: { id: 'ada' } });
  expect(await whose()).toBe('ada');
});

describe('while lookups hang', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a known token waits a second, so an operation does not wait for two deadlines', async () => {
    const { state, whose } = start();
    await whose();
    const lookup = Promise.withResolvers<unknown>();
    state.answer = () => lookup.promise;
    state.now = 2_502;
    const answers = Promise.all([whose(), whose()]);
    await settled();
    expect(state.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answers).toEqual(['ada', 'ada']);
    lookup.reject(new UpstreamError({ kind: 'unauthenticated', status: 401 }));
    await settled();
    expect(await whose()).toBeNull();
    expect(state.asked).toBe(2);
  });

  test('unknown tokens of one address queue for five seconds at most', async () => {
    const { state, whose } = start();
    const lookup = Promise.withResolvers<unknown>();
    state.answer = () => lookup.promise;
    const answers = Promise.allSettled(Array.from({ length: 25 }, (_, index) => whose(`token ${index}`)));
    await settled();
    await vi.advanceTimersByTimeAsync(5_000);
    lookup.resolve({ user: { id: 'ada' } });
    const found = { status: 'fulfilled', value: 'ada' };
    const refused = { status: 'rejected', reason: expect.objectContaining({ kind: 'timeout' }) as unknown };
    expect(await answers).toEqual(Array.from({ length: 25 }, (_, index) => (index < 10 ? found : refused)));
    expect(state.asked).toBe(10);
    // The queue is free again.
    expect(await whose('one more')).toBe('ada');
  });
});

test('a revoked token has no account from the next lookup on', async () => {
  const { state, whose } = start();
  await whose();
  state.answer = refusal;
  state.now = 2_502;
  expect(await whose()).toBeNull();
});

describe('a token revoked at this gateway', () => {
  const token = {
    id: 'a6a1f6f0-5f0c-4f0e-9d0a-111111111111',
    name: 'tool',
    scopes: ['leads:read', 'a scope of later'],
    prefix: 'pat_abc',
    createdAt: '2026-11-21T00:00:00.000Z',
    expiresAt: '2026-12-21T00:00:00.000Z',
    lastUsedAt: null,
  };
  const accepted = () => ({ user: { id: 'ada' }, token });

  test('is refused at once, without a lookup (GWY-13)', async () => {
    const { state, accounts, whose } = start();
    state.answer = accepted;
    await whose();
    accounts.revoke('another');
    expect(await whose()).toBe('ada');
    accounts.revoke(token.id);
    expect(await whose()).toBeNull();
    expect(state.asked).toBe(1);
  });

  test('is refused even if its last lookup was a while ago, and the next one had begun', async () => {
    const { state, accounts, whose } = start();
    state.answer = accepted;
    await whose();
    state.now = 2_502;
    accounts.revoke(token.id);
    state.answer = outage;
    expect(await whose()).toBeNull();
    state.now = 8_000;
    state.answer = accepted;
    await whose();
    state.now = 11_000;
    const before = whose();
    accounts.revoke(token.id);
    await before;
    expect(await whose()).toBeNull();
  });
});

test('a refused token stays refused for five seconds, then it is looked up again', async () => {
  const { state, whose } = start();
  state.answer = refusal;
  expect([await whose(), await whose()]).toEqual([null, null]);
  expect(state.asked).toBe(1);
  state.now += 5_000;
  state.answer = () => ({ user: { id: 'ada' } });
  expect(await whose()).toBe('ada');
});

test.each([{ user: {} }, { user: { id: '' } }, { user: { id: 5 } }, {}, null])(
  '%o is not an account, so access is refused',
  async (answer) => {
    const { state, whose } = start();
    state.answer = () => answer;
    await expect(whose()).rejects.toMatchObject({ kind: 'badResponse' });
  },
);

test('signing out during a lookup does not fail those waiting for it', async () => {
  const { accounts, whose } = start();
  const waiting = whose();
  accounts.forget(new Credential('token').hash);
  expect(await waiting).toBe('ada');
});

describe('tokens that the upstream refuses (S-04)', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('cost an address at most 30 calls in ten seconds, however many there are', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { state, whose } = start();
    state.answer = refusal;
    const guess = (round: number) =>
      Promise.allSettled(Array.from({ length: 200 }, (_, index) => whose(`guess ${round} ${index}`)));
    const results = await guess(1);
    expect(state.asked).toBe(30);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(170);
    await expect(whose('one more')).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 10 });
    vi.advanceTimersByTime(10_000);
    await guess(2);
    expect(state.asked).toBe(60);
  });

  test('do not affect known tokens of the address, nor other addresses', async () => {
    const { state, whose } = start();
    await whose('known');
    state.answer = refusal;
    await Promise.allSettled(Array.from({ length: 200 }, (_, index) => whose(`guess ${index}`)));
    state.answer = () => ({ user: { id: 'ada' } });
    await expect(whose('unknown')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await whose('known')).toBe('ada');
    expect(await whose('unknown', '198.51.100.1')).toBe('ada');
  });

  test('do not include valid ones, nor those of an outage', async () => {
    const { state, whose } = start();
    for (let index = 0; index < 100; index += 1) expect(await whose(`valid ${index}`)).toBe('ada');
    state.answer = outage;
    for (let index = 0; index < 100; index += 1)
      await expect(whose(`late ${index}`)).rejects.toMatchObject({ kind: 'timeout' });
    expect(state.asked).toBe(200);
  });
});
