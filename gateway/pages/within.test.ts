import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a timely result is used', async () => {
  expect(await within(100, Promise.resolve('answer'), 'fallback')).toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

test('a late or failed one is replaced', async () => {
  const late = within(100, new Promise<string>(() => undefined), 'fallback');
  await vi.advanceTimersByTimeAsync(100);
  expect(await late).toBe('fallback');
  expect(await within(100, Promise.reject(new Error('down')), 'fallback')).toBe('fallback');
});
