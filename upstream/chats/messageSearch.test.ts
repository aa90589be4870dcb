import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldText } from '../../domain/search/foldText.ts';
import { actOnChat } from './chatActions.ts';
import { writeAsLead } from './chats.control.ts';
import { searchMessages } from './messageSearch.ts';
import { testChat, texts } from './testing/testChat.ts';
import { deleteMessage, sendMessage } from './writeMessages.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { insertAccount } from '../db/testing/testRows.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

/** A chat in which the lead has written these texts, one second apart. */
async function chatWith(...lines: readonly string[]) {
  const chat = await testChat(open.db);
  for (const text of lines) {
    chat.deps.clock.advance(1000);
    await writeAsLead(chat.deps, chat.chatId, text);
  }
  const search = async (query: string, limit = 20) =>
    texts((await searchMessages(chat.deps, chat.account, { query, limit })).found.map(({ message }) => message));
  return { ...chat, search };
}

test('finds messages with all words, or their beginnings, newest first (EXT-10)', async () => {
  const { search } = await chatWith('Samples of the packaging', 'No budget this year', 'The packaging has a budget');
  expect(await search('PACK')).toEqual(['The packaging has a budget', 'Samples of the packaging']);
  expect(await search('budget packaging')).toEqual(['The packaging has a budget']);
  expect(await search('aging')).toEqual([]);
});

test.each([
  'kiln',
  'kiln-',
  'kiln-wo',
  'Kiln-Works',
  'kiln-works.ex',
  'kiln-works.example/about',
  'anna.k',
  'anna.kiln@wor',
])('finds domains and email addresses by their beginning “%s”', async (query) => {
  const text = 'See kiln-works.example/about or write to anna.kiln@works.example.';
  const { search } = await chatWith(text, 'See works.example');
  expect(await search(query)).toEqual([text]);
  expect(await search(`${query} & see`)).toEqual([text]);
  expect(await search(`${query}zzz`)).toEqual([]);
});

test.each([
  'www.kiln-works.example',
  'www.kiln-wo',
  'https://kiln-works.example',
  'HTTPS://www.Kiln-Works.example/',
  'http://kiln-works.example/team?from=mail',
])('finds the domain of the web address “%s” (EXT-10)', async (query) => {
  const found = ['More on https://www.kiln-works.example/about', 'See kiln-works.example', 'www.kiln-works.example!'];
  const { search } = await chatWith(...found.toReversed(), 'See works.example', 'www.works.example');
  expect(await search(query)).toEqual(found);
  expect(await search(`${query} see`)).toEqual(['See kiln-works.example']);
});

test('words that look like a web address without a domain, or with quotes, find nothing', async () => {
  const { search } = await chatWith('See kiln-works.example');
  for (const query of ['https://', 'www.', "www.o'neil", String.raw`www.a\b'c`, "https://' | 'see"]) {
    expect(await search(query)).toEqual([]);
  }
});

test('finds words in Chinese and Japanese, which are written without spaces', async () => {
  const { search } = await chatWith('来週の打ち合わせの件、承知しました。', '我们需要新的包装设计');
  expect(await search('打ち合わせ')).toEqual(['来週の打ち合わせの件、承知しました。']);
  expect(await search('包装')).toEqual(['我们需要新的包装设计']);
  expect(await search('装包')).toEqual([]);
});

test.each(['https://www.例え.example/a', 'www.例え', '例え.example'])(
  'finds the domain of “%s”, which is written without spaces (EXT-10)',
  async (query) => {
    const found = ['https://www.例え.example/about', '弊社は例え.example です', 'www.例え.example'];
    const { search } = await chatWith(...found.toReversed(), 'www.例.example', 'え例.example');
    expect(await search(query)).toEqual(found);
  },
);

test('finds emoji, alone, joined or next to words', async () => {
  const family = 'We are 👩‍👩‍👧 and love it ❤️';
  const thumb = 'Deal👍🏽 signed';
  const { search } = await chatWith(family, thumb, 'Deal signed');
  expect(await search('👍')).toEqual([thumb]);
  expect(await search('👍🏽')).toEqual([thumb]);
  expect(await search('👍🏿')).toEqual([]);
  expect(await search('❤')).toEqual([family]);
  expect(await search('❤️')).toEqual([family]);
  expect(await search('👩‍👩‍👧')).toEqual([family]);
  expect(await search('deal 👍')).toEqual([thumb]);
  expect(await search('deal👍')).toEqual([thumb]);
  expect(await search('👍 ❤️')).toEqual([]);
  expect(await search('\ufe0f')).toEqual([]);
});

test('ignores accents, in messages and in the search', async () => {
  const { search } = await chatWith('Große Bühne in Łódź', 'GROSSE BUHNE', 'Đà Nẵng', 'ﾊﾟｯｹｰｼﾞ');
  expect(await search('grosse bühne')).toEqual(['GROSSE BUHNE', 'Große Bühne in Łódź']);
  expect(await search('Bühne lodz')).toEqual(['Große Bühne in Łódź']);
  expect(await search('da nang')).toEqual(['Đà Nẵng']);
  expect(await search('パッケージ')).toEqual(['ﾊﾟｯｹｰｼﾞ']);
  expect(await search('ハッケーシ')).toEqual([]);
  expect(await search('\u0301')).toEqual([]);
});

test('the database folds letters as the search does', async () => {
  const letters = [
    [0x21, 0x17f],
    [0x1e00, 0x1ef9],
    [0x3041, 0x30ff],
    [0xff01, 0xff9f],
  ].flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const { rows } = await sql<{ letter: string; folded: string }>`
    select letter, folded(letter) from unnest(${letters}::text[]) as letter`.execute(open.db);
  expect(rows).toHaveLength(letters.length);
  for (const { letter, folded } of rows) expect(folded.trim(), letter).toBe(foldText(letter));
});

test('treats operators and quotes as text', async () => {
  const { search } = await chatWith("It's 100 % (ready) & fine | really!");
  expect(await search("it's ready")).toHaveLength(1);
  expect(await search('ready) & fine')).toHaveLength(1);
  expect(await search("'\\ :* <-> !ready")).toHaveLength(1);
  expect(await search('!!! ???')).toEqual([]);
  expect(await search('   ')).toEqual([]);
});

test('searches all views and finds chats by their lead; not deleted messages, deleted chats, nor other accounts', async () => {
  const account = await insertAccount(open.db);
  const archived = await testChat(open.db, { account, lead: { name: 'Anna Kiln', company: 'Kiln Works' } });
  const removed = await testChat(open.db, { account, lead: { name: 'Kiln Gone' } });
  const other = await testChat(open.db, { lead: { name: 'Kiln Elsewhere' } });
  for (const { deps, chatId } of [archived, removed, other]) {
    deps.clock.advance(1000);
    await writeAsLead(deps, chatId, 'the kiln is hot');
  }
  const own = await sendMessage(archived.deps, account, archived.chatId, { text: 'a kiln of ours' });
  await deleteMessage(archived.deps, account, archived.chatId, own.message.uuid);
  await actOnChat(archived.deps, account, archived.chatId, 'archive');
  await actOnChat(removed.deps, account, removed.chatId, 'delete');
  const found = await searchMessages(archived.deps, account, { query: 'kiln', limit: 20 });
  expect(found.chats.map(({ lead }) => lead.name)).toEqual(['Anna Kiln']);
  const byWords = await searchMessages(archived.deps, account, { query: 'works anna', limit: 20 });
  expect(byWords.chats.map(({ lead }) => lead.name)).toEqual(['Anna Kiln']);
  expect(found.found.map(({ message, chat }) => [chat.uuid, chat.isArchived, message.body])).toEqual([
    [archived.chatId, true, { text: 'the kiln is hot' }],
  ]);
});

test('pages by the last message, even if several share a time', async () => {
  const { deps, account, chatId } = await chatWith();
  deps.clock.advance(1000);
  for (let index = 0; index < 7; index += 1) await writeAsLead(deps, chatId, `page ${index}`);
  const seen: string[] = [];
  let last: { before: string; beforeId: string } | null = null;
  for (let pages = 1; ; pages += 1) {
    const page = await searchMessages(deps, account, { query: 'page', limit: 3, ...last });
    seen.push(...page.found.map(({ message }) => message.uuid));
    const end = page.found.at(-1)?.message;
    if (!page.hasMore || end === undefined) {
      expect(pages).toBe(3);
      break;
    }
    last = { before: end.createdAt, beforeId: end.uuid };
  }
  expect(new Set(seen).size).toBe(7);
});

test('searches a single chat, page by page, and none that is deleted or of another account', async () => {
  const account = await insertAccount(open.db);
  const [one, two] = [await testChat(open.db, { account }), await testChat(open.db, { account })];
  const foreign = await testChat(open.db);
  for (const { deps, chatId } of [one, two, foreign]) {
    for (const text of ['the first kiln', 'nothing', 'the second kiln']) {
      deps.clock.advance(1000);
      await writeAsLead(deps, chatId, text);
    }
  }
  const find = (chat: string, rest = {}) =>
    searchMessages(one.deps, account, { query: 'kiln', chat, limit: 1, ...rest });
  const first = await find(one.chatId);
  expect([first.chats, texts(first.found.map(({ message }) => message)), first.hasMore]).toEqual([
    [],
    ['the second kiln'],
    true,
  ]);
  const last = first.found[0]?.message;
  const second = await find(one.chatId, { before: last?.createdAt, beforeId: last?.uuid });
  expect([texts(second.found.map(({ message }) => message)), second.hasMore]).toEqual([['the first kiln'], false]);
  await actOnChat(two.deps, account, two.chatId, 'delete');
  for (const { chatId } of [two, foreign]) expect((await find(chatId)).found).toEqual([]);
});

test('refuses accounts that may not chat', async () => {
  const { deps } = await testChat(open.db);
  const free = await insertAccount(open.db, { subscription_status: 'free' });
  await expect(searchMessages(deps, free, { query: 'x', limit: 1 })).rejects.toMatchObject({ status: 403 });
});
