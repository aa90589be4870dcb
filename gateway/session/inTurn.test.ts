import { afterEach, expect, test, vi } from 'vitest';
import type { Context } from '../context.ts';
import { inTurn } from './inTurn.ts';

afterEach(() => {
  vi.useRealTimers();
});

function contextOf(accountId: string): Context {
  return { viewer: { accountId } } as Context;
}

test('saves of an account run one after the other, also after one that failed', async () => {
  const order: string[] = [];
  const first = Promise.withResolvers<never>();
  const failing = inTurn(contextOf('ada'), 'profile', () => {
    order.push('first');
    return first.promise;
  });
  const second = inTurn(contextOf('ada'), 'profile', () => Promise.resolve(order.push('second')));
  await inTurn(contextOf('bob'), 'profile', () => Promise.resolve(order.push('of another account')));
  await inTurn(contextOf('ada'), 'story', () => Promise.resolve(order.push('of another part')));
  await inTurn(contextOf('ada'), null, () => Promise.resolve(order.push('without a part')));
  const free = ['of another account', 'of another part', 'without a part'];
  expect(order).toEqual(['first', ...free]);
  first.reject(new Error('refused'));
  await expect(failing).rejects.toThrow('refused');
  await second;
  expect(order).toEqual(['first', ...free, 'second']);
});

test('a save that waits too long for the others fails without running', async () => {
  vi.useFakeTimers();
  const hanging = Promise.withResolvers<string>();
  const first = inTurn(contextOf('ada'), 'profile', () => hanging.promise);
  const save = vi.fn(() => Promise.resolve());
  const second = inTurn(contextOf('ada'), 'profile', save);
  const refused = expect(second).rejects.toMatchObject({ kind: 'timeout', outcomeUnknown: false });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  hanging.resolve('done');
  expect(await first).toBe('done');
  expect(save).not.toHaveBeenCalled();
});

test('nobody without an account saves', async () => {
  await expect(inTurn({ viewer: null } as Context, null, () => Promise.resolve())).rejects.toThrow('Sign in first.');
});
