import { beforeEach, expect, test, vi } from 'vitest';
import { UpstreamError } from './errors.ts';
import { KEEP, PublicReads } from './publicReads.ts';
import type { Keep } from './publicReads.ts';

const OUTAGE = new Error('out of reach');
/** Never 0, which lru-cache treats as unset. */
let now = 1;
/** Results of the next reads; a function is called when the read is made. */
let answers: (Promise<unknown> | Error | string)[] = [];
let calls = 0;

beforeEach(() => {
  now = 1;
  calls = 0;
  answers = [];
});

function memory(keep: Keep) {
  const reads = new PublicReads(keep, { now: () => now });
  const read = async (): Promise<unknown> => {
    calls += 1;
    const answer = answers.shift() ?? OUTAGE;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { get: (key = 'k') => reads.get(key, read), clear: () => reads.clear() };
}
/** Resolves when background revalidation is done. */
function settled() {
  return new Promise((resolve) => setImmediate(resolve));
}

test('directory: concurrent reads share a call, cached for three seconds; failures are not cached', async () => {
  const { get } = memory(KEEP.directory);
  let arrive: (body: string) => void = () => undefined;
  answers = [new Promise((resolve) => (arrive = resolve)), OUTAGE, 'two'];
  const crowd = Promise.all([get(), get(), get()]);
  now = 10_000;
  const late = get();
  arrive('one');
  expect([...(await crowd), await late]).toEqual(['one', 'one', 'one', 'one']);
  now = 12_999;
  expect([await get(), calls]).toEqual(['one', 1]);
  now = 13_001;
  await expect(get()).rejects.toBe(OUTAGE);
  expect([await get(), calls]).toEqual(['two', 3]);
});

test('catalogue: a stale answer is served while one call revalidates it', async () => {
  const { get } = memory(KEEP.catalogue);
  answers = ['one', 'two'];
  await get();
  now = 1_000_000_000;
  expect(await Promise.all([get(), get()])).toEqual(['one', 'one']);
  await settled();
  expect([await get(), calls]).toEqual(['two', 2]);
});

test('catalogue: in an outage the stale answer is served, with a retry every five seconds', async () => {
  const { get } = memory(KEEP.catalogue);
  answers = ['one', OUTAGE, 'two'];
  await get();
  now = 15_002;
  await get();
  await settled();
  now = 20_002;
  expect([await get(), calls]).toEqual(['one', 2]);
  now = 20_003;
  await get();
  await settled();
  expect([await get(), calls]).toEqual(['two', 3]);
});

test('catalogue: a first failure is cached for five seconds, then served while it is retried', async () => {
  const { get } = memory(KEEP.catalogue);
  answers = [OUTAGE, OUTAGE, 'one'];
  for (const at of [1, 5_001, 5_002]) {
    now = at;
    await expect(get()).rejects.toBe(OUTAGE);
    await settled();
  }
  now = 10_003;
  await expect(get()).rejects.toBe(OUTAGE);
  await settled();
  expect([await get(), calls]).toEqual(['one', 3]);
});

test('catalogue: the used-up budget of one operation is never served to others', async () => {
  const { get } = memory(KEEP.catalogue);
  const overBudget = new UpstreamError({ kind: 'overBudget' });
  answers = [overBudget, OUTAGE, overBudget, 'one'];
  await expect(get()).rejects.toBe(overBudget);
  await expect(get()).rejects.toBe(OUTAGE);
  now = 5_002;
  await expect(get()).rejects.toBe(OUTAGE);
  await settled();
  expect([await get(), calls]).toEqual(['one', 4]);
});

test('catalogue: a stale answer is served when the budget is used up', async () => {
  const { get } = memory(KEEP.catalogue);
  answers = ['one', new UpstreamError({ kind: 'overBudget' })];
  await get();
  now = 15_002;
  await get();
  await settled();
  expect([await get(), calls]).toEqual(['one', 2]);
});

test('catalogue: no read waits longer than a second, and a late answer is cached', async () => {
  vi.useFakeTimers();
  try {
    const { get } = memory(KEEP.catalogue);
    let arrive: (body: string) => void = () => undefined;
    answers = [new Promise((resolve) => (arrive = resolve))];
    const outcome = expect(get()).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(1_000);
    await outcome;
    arrive('one');
    await vi.advanceTimersByTimeAsync(0);
    expect([await get(), calls]).toEqual(['one', 1]);
  } finally {
    vi.useRealTimers();
  }
});

test('beyond the capacity the oldest key is evicted', async () => {
  const { get } = memory({ ...KEEP.directory, capacity: 2 });
  answers = ['a', 'b', 'c', 'a again'];
  for (const key of ['a', 'b', 'c']) await get(key);
  expect([await get('c'), await get('a')]).toEqual(['c', 'a again']);
});

test('a read evicted or cleared in flight still answers', async () => {
  const { get, clear } = memory({ ...KEEP.directory, capacity: 2 });
  const held = Promise.withResolvers<void>();
  answers = ['a', 'b', 'c'].map((body) => held.promise.then(() => body));
  const reads = ['a', 'b', 'c'].map((key) => get(key));
  await settled();
  clear();
  held.resolve();
  expect(await Promise.all(reads)).toEqual(['a', 'b', 'c']);
  answers = ['c again'];
  expect(await get('c')).toBe('c again');
});
