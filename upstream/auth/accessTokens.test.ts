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
      createToken(deps, id, { name: `Token ${index}`, expiresInDays: 30, scopes: ['leads:read'], key: null }),
    ),
  );
  expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST);
  expect(created.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TOO_MANY_TOKENS' } });
  expect(await listTokens(deps, id)).toHaveLength(MOST);
});

test('a token requested again with its key has a new secret only, because the first one may be lost (EXT-24)', async () => {
  const clock = settableClock(new Date('2026-11-21T10:00:00.000Z'));
  const deps = { db: open.db, clock };
  const { id } = await insertAccount(open.db);
  const input = { name: 'Sync', expiresInDays: 30, scopes: ['leads:read', 'reports:read'], key: 'k1' } as const;
  const [first] = await Promise.all([createToken(deps, id, input), createToken(deps, id, input)]);
  clock.advance(60_000);
  const again = await createToken(deps, id, { ...input, scopes: ['reports:read', 'leads:read'] });
  expect(again.accessToken.id).toBe(first.accessToken.id);
  expect(again.token).not.toBe(first.token);
  expect(await listTokens(deps, id)).toEqual([again.accessToken]);
  expect(again.accessToken).toMatchObject({ createdAt: '2026-11-21T10:01:00.000Z', lastUsedAt: null });

  for (const change of [{ name: 'Other' }, { expiresInDays: 31 }, { scopes: ['leads:read'] as const }]) {
    await expect(createToken(deps, id, { ...input, ...change })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  }
  const other = await insertAccount(open.db);
  expect((await createToken(deps, other.id, input)).accessToken.id).not.toBe(first.accessToken.id);
  expect((await createToken(deps, id, { ...input, key: null })).accessToken.id).not.toBe(first.accessToken.id);
});
