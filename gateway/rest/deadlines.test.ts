import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deadlines } from './deadlines.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Deadlines by name, and what has expired so far. */
function start() {
  const deadlines = new Deadlines();
  const expired: string[] = [];
  const add = (name: string, inMs: number) =>
    deadlines.add(performance.now() + inMs, { expire: () => void expired.push(name) });
  return { deadlines, expired, add };
}

test('each passes at its time, in whatever order they were added', () => {
  const { expired, add } = start();
  add('late', 500);
  add('early', 100);
  add('middle', 300);
  vi.advanceTimersByTime(99);
  expect(expired).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(expired).toEqual(['early']);
  vi.advanceTimersByTime(200);
  expect(expired).toEqual(['early', 'middle']);
  vi.advanceTimersByTime(10_000);
  expect(expired).toEqual(['early', 'middle', 'late']);
});

test('a removed one never passes, its neighbours do; removing twice changes nothing', () => {
  const { deadlines, expired, add } = start();
  add('first', 100);
  const removed = add('removed', 100);
  add('last', 100);
  deadlines.remove(removed);
  deadlines.remove(removed);
  vi.advanceTimersByTime(1_000);
  expect(expired).toEqual(['first', 'last']);
});

test('one timer, which is not begun again for a deadline that is removed', () => {
  const { deadlines, add } = start();
  for (let call = 0; call < 50; call += 1) deadlines.remove(add('quick', 5_000));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(5_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('an owner may add and remove while it expires', () => {
  const { deadlines, expired, add } = start();
  let other = add('other', 100);
  deadlines.remove(other);
  deadlines.add(performance.now() + 100, {
    expire: () => {
      deadlines.remove(other);
      add('next', 100);
    },
  });
  other = add('other', 100);
  vi.advanceTimersByTime(100);
  expect(expired).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(expired).toEqual(['next']);
});
