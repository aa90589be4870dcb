import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRateLimit } from './rateLimit.ts';
import type { RateLimit } from './rateLimit.ts';

describe('a rate limit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse('2026-11-21T10:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('allows a burst, then the refill rate, and returns when to retry', async () => {
    const limit = createRateLimit({ perMinute: 60, burst: 2 });
    const first = [await limit.take('a'), await limit.take('a'), await limit.take('a'), await limit.take('b')];
    expect(first).toEqual([null, null, 1, null]);
    vi.advanceTimersByTime(1_000);
    expect([await limit.take('a'), await limit.take('a')]).toEqual([null, 1]);
  });

  /** Number of requests admitted out of `count`, one every `everyMs`. */
  async function passed(limit: RateLimit, count: number, everyMs: number): Promise<number> {
    let passes = 0;
    for (let index = 0; index < count; index += 1) {
      if ((await limit.take('a')) === null) passes += 1;
      vi.advanceTimersByTime(everyMs);
    }
    return passes;
  }

  test('as docs/settings.md says, 1,200 requests spread over a minute pass, and so do 300 at once', async () => {
    const limit = createRateLimit({ perMinute: 1_200, burst: 300 });
    expect(await passed(limit, 2_400, 50)).toBe(2_400);
    expect(await passed(limit, 400, 0)).toBe(300);
    // After that, at most the steady rate plus one burst a minute is admitted.
    vi.advanceTimersByTime(60_000);
    expect(await passed(limit, 6_000, 10)).toBe(1_200 + 280);
  });

  test('a small limit is one request per several seconds', async () => {
    const limit = createRateLimit({ perMinute: 10, burst: 3 });
    expect([await limit.take('a'), await limit.take('a'), await limit.take('a')]).toEqual([null, null, null]);
    expect(await limit.take('a')).toBe(6);
    vi.advanceTimersByTime(6_000);
    expect(await limit.take('a')).toBeNull();
  });

  test.each([-3_600_000, 3_600_000])('no wait is longer than the window, if the clock jumps by %i ms', async (ms) => {
    const limit = createRateLimit({ perMinute: 10, burst: 2 });
    for (let count = 0; count < 3; count += 1) await limit.take('a');
    vi.setSystemTime(Date.now() + ms);
    expect((await limit.take('a')) ?? 0).toBeLessThanOrEqual(6);
    const { ratelimit = '' } = await limit.headers('a');
    const waits = [...ratelimit.matchAll(/t=(-?\d+)/g)].map(([, wait]) => Number(wait));
    expect(waits.every((wait, index) => wait >= 0 && wait <= (index === 0 ? 6 : 60))).toBe(true);
  });

  test('a request that costs twenty points is admitted a twentieth as often', async () => {
    const limit = createRateLimit({ perMinute: 1_200, burst: 300 });
    const answers: (number | null)[] = [];
    for (let index = 0; index < 20; index += 1) answers.push(await limit.take('a', 20));
    expect(answers.filter((wait) => wait === null)).toHaveLength(15);
    expect(answers.at(-1)).toBe(1);
  });

  test('0 means no limit', async () => {
    const limit = createRateLimit({ perMinute: 0, burst: 1 });
    expect(await passed(limit, 1_000, 0)).toBe(1_000);
  });

  test('keys are dropped when their window ends, including those that used their burst', async () => {
    const limit = createRateLimit({ perMinute: 60, burst: 2 });
    for (let key = 0; key < 1_000; key += 1) for (let tries = 0; tries < 2; tries += 1) await limit.take(`key ${key}`);
    expect(vi.getTimerCount()).toBe(2_000);
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('does not keep the process alive', async () => {
  const before = process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
  await createRateLimit({ perMinute: 60, burst: 2 }).take('a');
  expect(process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout')).toHaveLength(before);
});
