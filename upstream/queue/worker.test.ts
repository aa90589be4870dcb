import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorker } from './worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a database that is away is reported once, and the queue goes on when it is back', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
  let isAway = true;
  const done: string[] = [];
  const worker = startWorker({
    findDue: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve([{ id: 'a' }])),
    run: ({ id }) => {
      done.push(id);
      isAway = true;
      return Promise.resolve();
    },
    atOnce: 1,
    tick: 500,
    stopWithin: 1_000,
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(warned).toHaveBeenCalledTimes(1);
  isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toEqual(['a']);
  expect(warned).toHaveBeenCalledTimes(2);
  await worker.stop();
});

test('items that fail at once are tried again at intervals, and reported once', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReset().mockReturnValue();
  let runs = 0;
  const worker = startWorker({
    findDue: () => Promise.resolve([{ id: 'a' }, { id: 'b' }]),
    // A database that can be read but not written to.
    run: () => {
      runs += 1;
      // Bounds an endless loop.
      return runs > 100 ? new Promise(() => undefined) : Promise.reject(new Error('read-only'));
    },
    atOnce: 2,
    tick: 500,
    stopWithin: 1_000,
  });
  await vi.advanceTimersByTimeAsync(1_600);
  expect(runs).toBe(8);
  expect(warned).toHaveBeenCalledTimes(1);
  await worker.stop();
});
