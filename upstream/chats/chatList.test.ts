import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHAT_VIEWS } from '../../domain/chats.ts';
import { actOnChat, purgeDeletedChats } from './chatActions.ts';
import { type ChatListQuery, getChat, listChats, readMessageCounters } from './chatList.ts';
import { writeAsLead } from './chats.control.ts';
import { latestMessages, listMessages } from './readMessages.ts';
import { testChat, type TestChat } from './testing/testChat.ts';
import { sendMessage } from './writeMessages.ts';
import { DAY } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { random } from '../db/demo/random.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { insertAccount } from '../db/testing/testRows.ts';
import { getLead } from '../leads/leadAnswers.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

const inbox: ChatListQuery = { pageSize: 20, pageNumber: 1, status: 'inbox' };

/** The views in which a chat is listed. */
async function views({ deps, account, chatId }: TestChat): Promise<string[]> {
  const found = [];
  for (const status of CHAT_VIEWS) {
    const page = await listChats(deps, account, { ...inbox, status, pageSize: 100 });
    if (page.chats.some(({ uuid }) => uuid === chatId)) found.push(status);
    expect(page.counters[status]).toBe(page.count);
  }
  return found;
}

test('after any sequence of actions, lists and counters match a plain count of the messages', async () => {
  const account = await insertAccount(open.db);
  const generator = random('chat list');
  const chats: (TestChat & { unread: number; isArchived: boolean; isDeleted: boolean; newest: string })[] = [];
  for (let index = 0; index < 12; index += 1) {
    chats.push({
      ...(await testChat(open.db, { account })),
      unread: 0,
      isArchived: false,
      isDeleted: false,
      newest: '',
    });
  }
  for (let step = 0; step < 90; step += 1) {
    const chat = generator.pick(chats);
    const { deps, chatId } = chat;
    for (const {
      deps: { clock },
    } of chats)
      clock.advance(1000);
    const action = generator.pick([
      'lead',
      'lead',
      'agency',
      'read',
      'archive',
      'unarchive',
      'delete',
      'restore',
    ] as const);
    if (action === 'lead') {
      chat.newest = (await writeAsLead(deps, chatId, 'news')).createdAt;
      chat.unread += 1;
    } else if (action === 'restore' || !chat.isDeleted) {
      if (action === 'agency')
        chat.newest = (await sendMessage(deps, account, chatId, { text: 'answer' })).message.createdAt;
      else if (action === 'read') {
        await listMessages(deps, account, chatId, { limit: 1 });
        chat.unread = 0;
      } else {
        await actOnChat(deps, account, chatId, action);
        if (action === 'archive' || action === 'unarchive') chat.isArchived = action === 'archive';
        else chat.isDeleted = action === 'delete';
      }
    }
  }
  const there = chats.filter(({ isDeleted }) => !isDeleted);
  const expected = {
    inbox: there.filter(({ isArchived }) => !isArchived),
    unread: there.filter(({ unread }) => unread > 0),
    archived: there.filter(({ isArchived }) => isArchived),
  };
  const { deps } = chats[0] ?? (await testChat(open.db));
  for (const status of CHAT_VIEWS) {
    const page = await listChats(deps, account, { ...inbox, status });
    expect(new Set(page.chats.map(({ uuid }) => uuid))).toEqual(new Set(expected[status].map(({ chatId }) => chatId)));
    expect(page.counters[status]).toBe(expected[status].length);
    for (const { uuid, unreadCount, lastMessage } of page.chats) {
      const chat = there.find(({ chatId }) => chatId === uuid);
      expect(unreadCount).toBe(chat?.unread);
      if (chat !== undefined && chat.newest !== '') expect(lastMessage?.createdAt).toBe(chat.newest);
    }
    const activity = page.chats.map(({ lastMessage }) => lastMessage?.createdAt ?? '');
    expect(activity).toEqual(activity.toSorted().toReversed());
  }
  expect((await readMessageCounters(deps, account)).messages).toBe(there.reduce((sum, { unread }) => sum + unread, 0));
});

test('pages of a view are contiguous, and a page beyond the end is empty', async () => {
  const account = await insertAccount(open.db);
  const made = [];
  for (let index = 0; index < 7; index += 1) made.push(await testChat(open.db, { account }));
  const { deps } = made[0] ?? (await testChat(open.db));
  const pages = [];
  for (const pageNumber of [1, 2, 3, 4])
    pages.push(await listChats(deps, account, { ...inbox, pageSize: 3, pageNumber }));
  expect(pages.map(({ chats }) => chats.length)).toEqual([3, 3, 1, 0]);
  expect(new Set(pages.flatMap(({ chats }) => chats.map(({ uuid }) => uuid)))).toEqual(
    new Set(made.map(({ chatId }) => chatId)),
  );
  expect(pages[0]).toMatchObject({ pages: 3, count: 7, counters: { inbox: 7, unread: 0, archived: 0 } });
});

test('search finds parts of names and domains in any case, order and accents, and escapes pattern characters', async () => {
  const account = await insertAccount(open.db);
  const names = ['Ada 100%_Co', 'Zeynep Yıldız', '山本 美咲'];
  const made = [];
  for (const name of names)
    made.push(await testChat(open.db, { account, lead: { name, domain: `d${made.length}.example` } }));
  const { deps } = made[0] ?? (await testChat(open.db));
  const found = async (query: string): Promise<string[]> => {
    const page = await listChats(deps, account, { ...inbox, query });
    expect(page.count).toBe(page.chats.length);
    expect(page.counters.inbox).toBe(3);
    return page.chats.map(({ lead }) => lead.name);
  };
  expect(await found('zeynep')).toEqual(['Zeynep Yıldız']);
  expect(await found('YILDIZ')).toEqual(['Zeynep Yıldız']);
  expect(await found('yıldız')).toEqual(['Zeynep Yıldız']);
  for (const written of ['美咲', '山本美咲', '美咲 山本']) expect(await found(written)).toEqual(['山本 美咲']);
  expect(await found('D1.EXAMPLE')).toEqual(['Zeynep Yıldız']);
  expect(await found('d1 yildiz ZEY')).toEqual(['Zeynep Yıldız']);
  expect(await found('zeynep ada')).toEqual([]);
  expect(await found('100%_')).toEqual(['Ada 100%_Co']);
  expect(await found('%')).toEqual(['Ada 100%_Co']);
  expect(await found('  ')).toHaveLength(3);
  expect(await found('zey\u0000nep')).toEqual(['Zeynep Yıldız']);
  expect(await found('nobody')).toEqual([]);
});

test.each(['inbox', 'archived'] as const)('a deleted chat is in no view; restoring returns it to %s', async (view) => {
  const chat = await testChat(open.db);
  const { deps, account, chatId, leadId } = chat;
  await writeAsLead(deps, chatId, 'unread');
  if (view === 'archived') await actOnChat(deps, account, chatId, 'archive');
  expect(await views(chat)).toEqual(
    ['inbox', 'unread', 'archived'].filter((name) => name === view || name === 'unread'),
  );

  expect((await actOnChat(deps, account, chatId, 'delete')).uuid).toBe(chatId);
  expect(await views(chat)).toEqual([]);
  expect((await readMessageCounters(deps, account)).messages).toBe(0);
  expect((await getLead(deps, account, leadId)).chatUuid).toBeNull();
  for (const call of [
    async () => await getChat(deps, account, chatId),
    async () => await listMessages(deps, account, chatId, { limit: 1 }),
    async () => await latestMessages(deps, account, chatId, { after: '2020-01-01T00:00:00Z', limit: 1 }),
    async () => await sendMessage(deps, account, chatId, { text: 'hi' }),
    async () => await actOnChat(deps, account, chatId, 'archive'),
  ]) {
    await expect(call()).rejects.toMatchObject({ status: 404, code: 'CHAT_NOT_FOUND' });
  }

  await actOnChat(deps, account, chatId, 'restore');
  expect(await views(chat)).toEqual(
    ['inbox', 'unread', 'archived'].filter((name) => name === view || name === 'unread'),
  );
  expect((await readMessageCounters(deps, account)).messages).toBe(1);
  expect((await getLead(deps, account, leadId)).chatUuid).toBe(chatId);
});

test('a chat can be restored for 30 days and is then purged with its messages', async () => {
  const chat = await testChat(open.db);
  const kept = await testChat(open.db);
  const { deps, account, chatId } = chat;
  await actOnChat(deps, account, chatId, 'delete');
  deps.clock.advance(30 * DAY - 1);
  await purgeDeletedChats(deps);
  await actOnChat(deps, account, chatId, 'restore');
  await actOnChat(deps, account, chatId, 'delete');
  deps.clock.advance(30 * DAY);
  await expect(actOnChat(deps, account, chatId, 'restore')).rejects.toMatchObject({ status: 404 });
  // Other tests also leave deleted chats behind.
  expect(await purgeDeletedChats(deps)).toBeGreaterThan(0);
  expect(await purgeDeletedChats(deps)).toBe(0);
  const left = await open.db.selectFrom('messages').select('id').where('chat_id', '=', chatId).execute();
  expect(left).toEqual([]);
  expect(await views(kept)).toEqual(['inbox']);
});

test('actions on another account’s chats are refused, and chats require a paid or trial subscription', async () => {
  const { deps, account, chatId } = await testChat(open.db);
  const stranger = await insertAccount(open.db);
  await expect(actOnChat(deps, stranger, chatId, 'delete')).rejects.toMatchObject({ status: 404 });
  expect((await listChats(deps, { ...account, subscriptionStatus: 'trial' }, inbox)).count).toBe(1);
  const free = { ...account, subscriptionStatus: 'free' as const, roles: ['LeadRecipient' as const] };
  for (const call of [
    async () => await listChats(deps, free, inbox),
    async () => await getChat(deps, free, chatId),
    async () => await readMessageCounters(deps, free),
    async () => await actOnChat(deps, free, chatId, 'archive'),
    async () => await sendMessage(deps, free, chatId, { text: 'hi' }),
  ]) {
    await expect(call()).rejects.toMatchObject({ status: 403, code: 'SUBSCRIPTION_REQUIRED' });
  }
});
