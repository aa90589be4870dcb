import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drained } from './drained.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function responseTo(client: 'stalled' | 'reading') {
  const response = Object.assign(new EventEmitter(), {
    writableNeedDrain: client === 'stalled',
    destroy: vi.fn(() => response.emit('close')),
  });
  return response;
}
function wait(response: ReturnType<typeof responseTo>): Promise<void> {
  return drained(response as unknown as ServerResponse);
}

test('does not wait for a client that reads', async () => {
  await wait(responseTo('reading'));
  expect(vi.getTimerCount()).toBe(0);
});

test('waits for a slow client, and leaves nothing behind', async () => {
  const response = responseTo('stalled');
  const waiting = wait(response);
  await vi.advanceTimersByTimeAsync(29_000);
  response.emit('drain');
  await waiting;
  expect([vi.getTimerCount(), response.eventNames(), response.destroy.mock.calls]).toEqual([0, [], []]);
});

test('ends the connection of a client that takes nothing for half a minute', async () => {
  const response = responseTo('stalled');
  const waiting = wait(response);
  await vi.advanceTimersByTimeAsync(30_000);
  await waiting;
  expect(response.destroy).toHaveBeenCalledOnce();
});
