import { afterAll, beforeAll, expect, test } from 'vitest';
import { getChat, readMessageCounters } from './chatList.ts';
import { closeChat, deliverMessages, readAsLead, writeAsLead } from './chats.control.ts';
import { getMessage, lastRead, latestMessages, listMessages } from './readMessages.ts';
import { latest, LONG_AGO, OPENED_AT, testChat, type TestChat, texts } from './testing/testChat.ts';
import { deleteMessage, sendMessage } from './writeMessages.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { insertAccount } from '../db/testing/testRows.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

async function send({ deps, account, chatId }: TestChat, text: string, idempotencyKey?: string) {
  return await sendMessage(deps, account, chatId, {
    text,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
}

test('messages of the same instant get distinct times, in the order they were stored', async () => {
  const chat = await testChat(open.db);
  const sent = [];
  for (let index = 0; index < 5; index += 1) sent.push((await send(chat, `message ${index}`)).message);
  const times = sent.map(({ createdAt }) => createdAt);
  expect(new Set(times).size).toBe(5);
  expect(times).toEqual(times.toSorted());
});

test('history pages backwards without gaps or overlaps and knows its ends', async () => {
  const chat = await testChat(open.db);
  const { deps, account, chatId } = chat;
  for (let index = 0; index < 23; index += 1) await send(chat, `message ${index}`);
  const pages = [await listMessages(deps, account, chatId, { limit: 10 })];
  for (let before = pages[0]?.messages[0]?.createdAt; before !== undefined;) {
    const page = await listMessages(deps, account, chatId, { limit: 10, before });
    pages.push(page);
    before = page.messages[0]?.createdAt;
  }
  expect(pages.map(({ messages }) => messages.length)).toEqual([10, 10, 5, 0]);
  expect(texts(pages.toReversed().flatMap(({ messages }) => messages))).toEqual([
    'agency-brief',
    'lead-contacts',
    ...Array.from({ length: 23 }, (_, index) => `message ${index}`),
  ]);
  for (const page of pages) {
    expect(page.firstMessageTs).toBe(OPENED_AT.toISOString());
    expect(page.lastMessageTs).toBe(pages[0]?.messages.at(-1)?.createdAt);
  }
});

test('reading the newest messages returns where unread ones started and marks the chat read; older pages do not', async () => {
  const chat = await testChat(open.db);
  const { deps, account, chatId } = chat;
  const first = await writeAsLead(deps, chatId, 'hello');
  await writeAsLead(deps, chatId, 'anybody there?');
  expect((await readMessageCounters(deps, account)).messages).toBe(2);
  expect(await getChat(deps, account, chatId)).toMatchObject({
    unreadCount: 2,
    lastMessage: { sentByMe: false, status: 'delivered' },
  });

  const older = await listMessages(deps, account, chatId, { limit: 10, before: first.createdAt });
  expect(older).toMatchObject({ firstPreviouslyUnread: null, chat: { unreadCount: 2 } });
  for (let reads = 0; reads < 2; reads += 1) {
    const unmarked = await listMessages(deps, account, chatId, { limit: 1, marksRead: false });
    expect(unmarked).toMatchObject({ firstPreviouslyUnread: first.createdAt, chat: { unreadCount: 2 } });
  }

  const opened = await listMessages(deps, account, chatId, { limit: 10 });
  expect(opened).toMatchObject({
    firstPreviouslyUnread: first.createdAt,
    chat: { unreadCount: 0, lastMessage: { status: 'read' } },
  });
  expect(opened.messages.slice(-2).map(({ status }) => status)).toEqual(['read', 'read']);
  expect((await readMessageCounters(deps, account)).messages).toBe(0);
  expect((await listMessages(deps, account, chatId, { limit: 10 })).firstPreviouslyUnread).toBeNull();
});

test('latest returns changes after a time, oldest first, and marks only those read', async () => {
  const chat = await testChat(open.db);
  const { deps, account, chatId } = chat;
  const before = await writeAsLead(deps, chatId, 'seen earlier');
  const mine = (await send(chat, 'ours')).message;
  await writeAsLead(deps, chatId, 'news');
  const page = await latest(chat, before.updatedAt);
  expect(texts(page.messages)).toEqual(['ours', 'news']);
  expect(page.messages.map(({ status }) => status)).toEqual(['sent', 'read']);
  expect((await getChat(deps, account, chatId)).unreadCount).toBe(1);
  expect((await latest(chat, page.serverTs)).messages).toEqual([]);

  await deliverMessages(deps, chatId);
  const delivered = await latest(chat, page.serverTs);
  expect(delivered.messages).toEqual([{ ...mine, status: 'delivered', updatedAt: delivered.serverTs }]);
});

test('a limit never separates messages that changed together', async () => {
  const chat = await testChat(open.db);
  for (let index = 0; index < 4; index += 1) await send(chat, `message ${index}`);
  const mark = (await latest(chat, LONG_AGO)).serverTs;
  await deliverMessages(chat.deps, chat.chatId);
  await writeAsLead(chat.deps, chat.chatId, 'after them');
  const first = await latest(chat, mark, 2);
  expect(texts(first.messages)).toEqual(['message 0', 'message 1', 'message 2', 'message 3']);
  expect(texts((await latest(chat, first.messages.at(-1)?.updatedAt ?? '', 2)).messages)).toEqual(['after them']);
});

test('messages up to the lead’s read mark become read, later ones do not, and updatedAt stays', async () => {
  const chat = await testChat(open.db);
  const { deps, account, chatId } = chat;
  expect(await lastRead(deps, account, chatId)).toEqual({ timestamp: null });
  await send(chat, 'one');
  await readAsLead(deps, chatId);
  const afterRead = await latest(chat, LONG_AGO);
  await send(chat, 'two');
  const { timestamp } = await lastRead(deps, account, chatId);
  const page = await latest(chat, LONG_AGO);
  const [one, two] = ['one', 'two'].map((text) => page.messages.find((message) => texts([message])[0] === text));
  expect(one).toMatchObject({ status: 'read' });
  expect(one).toEqual(afterRead.messages.find(({ uuid }) => uuid === one?.uuid));
  expect(two).toMatchObject({ status: 'sent' });
  expect((one?.createdAt ?? '') < (timestamp ?? '') && (timestamp ?? '') < (two?.createdAt ?? '')).toBe(true);
});

test('a text is trimmed, and refused if empty or too long', async () => {
  const chat = await testChat(open.db);
  expect((await send(chat, '  hi\n there \n')).message.body).toEqual({ text: 'hi\n there' });
  expect((await send(chat, '🙂'.repeat(5000))).isNew).toBe(true);
  for (const [text, code] of [
    [' \n ', 'TEXT_REQUIRED'],
    ['🙂'.repeat(5001), 'TEXT_MAX_LENGTH'],
  ] as const) {
    await expect(send(chat, text)).rejects.toMatchObject({ status: 422, fields: [{ path: 'text', code }] });
  }
});

test('the same idempotency key creates one message, even for concurrent requests or after the chat was closed', async () => {
  const chat = await testChat(open.db);
  const other = await testChat(open.db, { account: chat.account });
  const [a, b] = await Promise.all([send(chat, 'once', 'key'), send(chat, 'once', 'key')]);
  expect([a, b].filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(a.message).toEqual(b.message);
  await closeChat(chat.deps, chat.chatId);
  expect(await send(chat, ' once ', 'key')).toEqual({ message: a.message, isNew: false });
  expect((await send(other, 'once', 'key')).isNew).toBe(true);
});

test('an idempotency key used for another text is refused, until the message is deleted', async () => {
  const chat = await testChat(open.db);
  const { message } = await send(chat, 'once', 'key');
  for (const text of ['other text', ' ']) {
    await expect(send(chat, text, 'key')).rejects.toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  }
  await deleteMessage(chat.deps, chat.account, chat.chatId, message.uuid);
  expect(await send(chat, 'once', 'key')).toMatchObject({ message: { uuid: message.uuid }, isNew: false });
});

test("the agency's own message can be deleted: its text is erased, a placeholder and the change remain", async () => {
  const chat = await testChat(open.db);
  const { deps, account, chatId } = chat;
  const theirs = await writeAsLead(deps, chatId, 'theirs');
  const mine = (await send(chat, 'regretted')).message;
  await deleteMessage(deps, account, chatId, mine.uuid);
  const deleted = await getMessage(deps, account, chatId, mine.uuid);
  expect(deleted).toMatchObject({ body: null, deletedAt: deleted.updatedAt });
  expect(deleted.updatedAt > mine.updatedAt).toBe(true);
  expect((await getChat(deps, account, chatId)).lastMessage).toMatchObject({ uuid: mine.uuid, body: null });
  const stored = await open.db
    .selectFrom('messages')
    .select('text')
    .where('id', '=', mine.uuid)
    .executeTakeFirstOrThrow();
  expect(stored.text).toBe('');
  await deleteMessage(deps, account, chatId, mine.uuid);
  expect(await getMessage(deps, account, chatId, mine.uuid)).toEqual(deleted);
  await expect(deleteMessage(deps, account, chatId, theirs.uuid)).rejects.toMatchObject({
    status: 403,
    code: 'NOT_OWN_MESSAGE',
  });
});

test('another account’s chats are not found, by any call', async () => {
  const chat = await testChat(open.db);
  const { deps, chatId } = chat;
  const { message } = await send(chat, 'private');
  const elsewhere = await testChat(open.db);
  const stranger = await insertAccount(open.db);
  const calls = [
    async () => await getChat(deps, stranger, chatId),
    async () => await listMessages(deps, stranger, chatId, { limit: 10 }),
    async () => await latestMessages(deps, stranger, chatId, { after: LONG_AGO, limit: 10 }),
    async () => await lastRead(deps, stranger, chatId),
    async () => await getMessage(deps, stranger, chatId, message.uuid),
    async () => await sendMessage(deps, stranger, chatId, { text: 'hi' }),
    async () => await deleteMessage(deps, stranger, chatId, message.uuid),
    // The account's own chat, with a message from another chat.
    async () => await deleteMessage(elsewhere.deps, elsewhere.account, elsewhere.chatId, message.uuid),
    async () => await getMessage(elsewhere.deps, elsewhere.account, elsewhere.chatId, message.uuid),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404 });
});
