import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { insertAccount } from '../db/testing/testRows.ts';
import { actOnChat } from './chatActions.ts';
import { listChats } from './chatList.ts';
import { writeAsLead } from './chats.control.ts';
import { testChat, type TestChat } from './testing/testChat.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

/** Chats of one account. Most were active at the same instant, so only their ids tell their order. */
async function makeChats(count: number) {
  const account = await insertAccount(open.db);
  const chats: TestChat[] = [];
  for (let index = 0; index < count; index += 1) {
    const chat = await testChat(open.db, { account, lead: { name: index % 2 === 0 ? 'Ada' : 'Zeynep' } });
    if (index % 5 === 0) await writeAsLead(chat.deps, chat.chatId, 'news');
    chats.push(chat);
  }
  const [first] = chats;
  if (!first) throw new Error('there are no chats');
  const list = (query: object) =>
    listChats(first.deps, account, { pageSize: 3, pageNumber: 1, status: 'inbox', ...query });
  return { chats, list };
}

test.each([{}, { query: 'zeynep' }, { status: 'unread' }])(
  'pages by cursor and by number are the same for %j',
  async (query) => {
    const { list } = await makeChats(11);
    let after: string | undefined;
    for (let pageNumber = 1; pageNumber <= 5; pageNumber += 1) {
      const numbered = await list({ ...query, pageNumber });
      const continued = await list({ ...query, ...(after === undefined ? {} : { after }) });
      if (numbered.chats.length === 0) break;
      expect(continued).toEqual(numbered);
      expect(continued.cursors).toHaveLength(continued.chats.length);
      after = continued.cursors?.at(-1);
    }
  },
);

test('continuing neither skips nor repeats a chat while others become active, are archived and are deleted', async () => {
  const { chats, list } = await makeChats(9);
  const first = await list({});
  const [top, , last] = first.chats.map(({ uuid }) => uuid);
  const rest = (await list({ pageSize: 9 })).chats.slice(3).map(({ uuid }) => uuid);
  const [risen, archived] = rest;
  for (const { deps, account, chatId } of chats) {
    deps.clock.advance(60_000);
    if (chatId === risen) await writeAsLead(deps, chatId, 'news');
    if (chatId === archived || chatId === top) await actOnChat(deps, account, chatId, 'archive');
    if (chatId === last) await actOnChat(deps, account, chatId, 'delete');
  }
  const next = await list({ after: first.cursors?.at(-1), pageSize: 9 });
  expect(next.chats.map(({ uuid }) => uuid)).toEqual(rest.slice(2));
  expect(next).toMatchObject({ count: 6, start: 2 });
});

describe('anything else is no cursor', () => {
  test.each([
    '',
    'x',
    'deadline.0.abc.00000000-0000-4000-8000-000000000000',
    'zzzzzzzzzz.00000000-0000-4000-8000-000000000000',
    'abc.1',
  ])('“%s”', async (after) => {
    const { list } = await makeChats(1);
    await expect(list({ after })).rejects.toMatchObject({ status: 422, fields: [{ path: 'after' }] });
  });
});
