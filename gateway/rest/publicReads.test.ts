import { beforeEach, expect, test, vi } from 'vitest';
import { KEEP, PublicReads } from './publicReads.ts';
import type { Keep } from './publicReads.ts';

const OUTAGE = new Error('out of reach');
let now = 0;
/** What the next reads bring; a function is called when the read is made. */
let answers: (Promise<unknown> | Error | string)[] = [];
let calls = 0;

beforeEach(() => {
  now = 0;
  calls = 0;
  answers = [];
});

function memory(keep: Keep) {
  const reads = new PublicReads(keep, () => now);
  const read = async (): Promise<unknown> => {
    calls += 1;
    const answer = answers.shift() ?? OUTAGE;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { get: (key = 'k') => reads.get(key, read), clear: () => reads.clear() };
}
/** Lets what was begun behind an asker's back come to its end. */
function settled() {
  return new Promise((resolve) => setImmediate(resolve));
}

test('directory: a crowd shares a call, for three seconds after the answer; failures are not kept', async () => {
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
  now = 13_000;
  await expect(get()).rejects.toBe(OUTAGE);
  expect([await get(), calls]).toEqual(['two', 3]);
});

test('catalogue: an old answer is told while one call renews it', async () => {
  const { get } = memory(KEEP.catalogue);
  answers = ['one', 'two'];
  await get();
  now = 1_000_000_000;
  expect(await Promise.all([get(), get()])).toEqual(['one', 'one']);
  await settled();
  expect([await get(), calls]).toEqual(['two', 2]);
});

test('catalogue: an outage leaves the old answer, tried again every five seconds', async () => {
  const { get } = memory(KEEP.catalogue);
  answers = ['one', OUTAGE, 'two'];
  await get();
  now = 15_000;
  await get();
  await settled();
  now = 19_999;
  expect([await get(), calls]).toEqual(['one', 2]);
  now = 20_000;
  await get();
  await settled();
  expect([await get(), calls]).toEqual(['two', 3]);
});

test('catalogue: a first failure is told at once for five seconds, then while it is tried again', async () => {
  const { get } = memory(KEEP.catalogue);
  answers = [OUTAGE, OUTAGE, 'one'];
  for (const at of [0, 4_999, 5_000]) {
    now = at;
    await expect(get()).rejects.toBe(OUTAGE);
    await settled();
  }
  now = 10_000;
  await expect(get()).rejects.toBe(OUTAGE);
  await settled();
  expect([await get(), calls]).toEqual(['one', 3]);
});

test('catalogue: nobody waits longer than a second, and what comes later is kept', async () => {
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

test('more keys than there is room for push out the oldest', async () => {
  const { get } = memory({ ...KEEP.directory, capacity: 2 });
  answers = ['a', 'b', 'c', 'a again'];
  for (const key of ['a', 'b', 'c']) await get(key);
  expect([await get('c'), await get('a')]).toEqual(['c', 'a again']);
});
