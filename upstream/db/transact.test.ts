import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { transact } from './transact.ts';
import { openTestDatabase } from './testing/testDatabase.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

function failure(code: string): Error {
  return Object.assign(new Error('ended'), { code });
}

test.each([
  ['40P01', 'a deadlock'],
  ['40001', 'a failed serialization'],
])('%s (%s): the transaction is rolled back and repeated', async (code) => {
  let attempts = 0;
  const stored = await transact(open.db, async (trx) => {
    attempts += 1;
    await trx
      .insertInto('settings')
      .values({ name: `transact ${code}`, value: `${attempts}` })
      .execute();
    if (attempts === 1) throw failure(code);
    return await trx.selectFrom('settings').select('value').where('name', '=', `transact ${code}`).execute();
  });
  expect(stored).toEqual([{ value: 2 }]);
});

test('it gives up after five attempts, and at once after any other error', async () => {
  for (const [code, attempts] of [
    ['40P01', 5],
    ['23505', 1],
  ] as const) {
    const work = vi.fn<() => Promise<never>>().mockRejectedValue(failure(code));
    await expect(transact(open.db, work)).rejects.toMatchObject({ code });
    expect(work).toHaveBeenCalledTimes(attempts);
  }
});
