import { beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());

it('runs at once, then at most every 200 ms, and once more after the last call (CON-08, CON-30)', () => {
  const run = vi.fn();
  const throttled = throttle(run, 200);
  throttled();
  expect(run).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 390; at += 10) {
    throttled();
    vi.advanceTimersByTime(10);
  }
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(3);
});

it('runs nothing after it has been cancelled', () => {
  const run = vi.fn();
  const throttled = throttle(run, 200);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(1);
});
