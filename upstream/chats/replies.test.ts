import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_REPLIES } from '../../domain/messages/savedReplies.ts';
import { changeReply, createReply, listReplies, removeReply } from './replies.ts';
import { settableClock } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { insertAccount } from '../db/testing/testRows.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

function testDeps() {
  return { db: open.db, clock: settableClock(new Date('2026-11-21T10:00:00.000Z')) };
}

test('saves, changes and deletes replies of an account, trimmed, oldest first (EXT-11)', async () => {
  const deps = testDeps();
  const account = await insertAccount(open.db);
  const call = await createReply(deps, account, { title: ' Call ', text: 'Hi {lead} ' });
  deps.clock.advance(1000);
  const offer = await createReply(deps, account, { title: 'Offer', text: 'See {link}' });
  await changeReply(deps, account, call.uuid, { title: 'Book a call', text: 'Hello {lead}' });
  expect((await listReplies(deps, account)).map(({ title, text }) => [title, text])).toEqual([
    ['Book a call', 'Hello {lead}'],
    ['Offer', 'See {link}'],
  ]);
  await removeReply(deps, account, offer.uuid);
  expect(await listReplies(deps, account)).toHaveLength(1);
});

test('stores a reply once, even if it is saved again because the response was lost (EXT-11)', async () => {
  const deps = testDeps();
  const account = await insertAccount(open.db);
  const first = await createReply(deps, account, { title: 'Call', text: 'Hi' });
  expect(await createReply(deps, account, { title: ' Call', text: 'Hi ' })).toEqual(first);
  await createReply(deps, account, { title: 'Call', text: 'Hello' });
  expect(await listReplies(deps, account)).toHaveLength(2);
});

test('does not affect the replies of other accounts', async () => {
  const deps = testDeps();
  const owner = await insertAccount(open.db);
  const other = await insertAccount(open.db);
  const { uuid } = await createReply(deps, owner, { title: 'Mine', text: 'Mine' });
  expect(await listReplies(deps, other)).toEqual([]);
  await expect(changeReply(deps, other, uuid, { title: 'x', text: 'x' })).rejects.toMatchObject({ status: 404 });
  await expect(removeReply(deps, other, uuid)).rejects.toMatchObject({ status: 404 });
  expect(await listReplies(deps, owner)).toMatchObject([{ title: 'Mine' }]);
});

test('refuses empty and long texts by field, more than 100 replies, and accounts that may not chat', async () => {
  const deps = testDeps();
  const account = await insertAccount(open.db);
  await expect(createReply(deps, account, { title: 'x'.repeat(61), text: ' ' })).rejects.toMatchObject({
    status: 422,
    fields: [
      { path: 'title', code: 'TOO_LONG', message: 'is too long (at most 60 characters)' },
      { path: 'text', code: 'REQUIRED' },
    ],
  });
  for (let index = 0; index < MOST_REPLIES; index += 1)
    await createReply(deps, account, { title: 'x', text: `${index}` });
  await expect(createReply(deps, account, { title: 'x', text: 'more' })).rejects.toMatchObject({ status: 409 });
  const free = await insertAccount(open.db, { subscription_status: 'free' });
  await expect(listReplies(deps, free)).rejects.toMatchObject({ status: 403 });
});

test('never stores more than 100 replies, however many are saved at once (EXT-11)', async () => {
  const deps = testDeps();
  const account = await insertAccount(open.db);
  const saved = await Promise.allSettled(
    Array.from({ length: MOST_REPLIES + 20 }, (_, index) =>
      createReply(deps, account, { title: 'x', text: `${index}` }),
    ),
  );
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_REPLIES);
  expect(saved.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TOO_MANY_REPLIES' } });
  expect(
    await open.db.selectFrom('saved_replies').select('id').where('account_id', '=', account.id).execute(),
  ).toHaveLength(MOST_REPLIES);
});
