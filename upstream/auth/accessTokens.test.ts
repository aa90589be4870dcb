import { afterAll, beforeAll, expect, test } from 'vitest';
import { settableClock } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { insertAccount } from '../db/testing/testRows.ts';
import { createToken, listTokens } from './accessTokens.ts';

const MOST = 50;

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

test('an account never has more than 50 tokens, however many are created at once (EXT-24)', async () => {
  const deps = { db: open.db, clock: settableClock(new Date('2026-11-21T10:00:00.000Z')) };
  const { id } = await insertAccount(open.db);
  const created = await Promise.allSettled(
    Array.from({ length: MOST + 10 }, (_, index) =>
      createToken(deps, id, { name: `Token ${index}`, expiresInDays: 30, scopes: ['leads:read'] }),
    ),
  );
  expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST);
  expect(created.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TOO_MANY_TOKENS' } });
  expect(await listTokens(deps, id)).toHaveLength(MOST);
});
