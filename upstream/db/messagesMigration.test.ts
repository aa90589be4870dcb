import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listChats } from '../chats/chatList.ts';
import { writeAsLead } from '../chats/chats.control.ts';
import { searchMessages } from '../chats/messageSearch.ts';
import { testChat, texts } from '../chats/testing/testChat.ts';
import { listLeads } from '../leads/leadList.ts';
import type { OpenDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { openEmptyTestDatabase } from './testing/testDatabase.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openEmptyTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

test('messages and names stored by earlier versions are found without accents and spaces, and by emoji', async () => {
  const { db } = open;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0071_folded_chat_names')).error).toBeUndefined();
  const { deps, account, chatId } = await testChat(db);
  await writeAsLead(deps, chatId, 'die große Bühne');
  deps.clock.advance(1000);
  await writeAsLead(deps, chatId, 'no accents 👍');
  expect((await migrator.migrateTo('0074_lead_indexes')).error).toBeUndefined();
  await testChat(db, { account, lead: { name: 'Zoë Sommer' } });
  expect((await migrator.migrateTo('0077_token_keys')).error).toBeUndefined();
  const japanese = await testChat(db, { account, lead: { name: '佐々木 大輔', domain: 'sasaki.example' } });
  const stored = sql`update lead_texts set text = convert_to(${'佐々木 大輔\n\nsasaki.example\n\n'}, 'UTF8')`;
  await sql`${stored} where lead_id = ${japanese.leadId}`.execute(db);
  await sql`update chats set names = ${'佐々木 大輔\n\nsasaki.example'} where id = ${japanese.chatId}`.execute(db);
  await migrateToLatest(db);
  for (const [query, text] of [
    ['GROSSE buhne', 'die große Bühne'],
    ['accents', 'no accents 👍'],
    ['👍', 'no accents 👍'],
  ] as const) {
    const { found } = await searchMessages(deps, account, { query, limit: 20 });
    expect(texts(found.map(({ message }) => message))).toEqual([text]);
  }
  const list = { status: 'inbox', pageSize: 20, pageNumber: 1 } as const;
  expect((await listChats(deps, account, { ...list, query: 'zoe' })).count).toBe(1);
  expect((await listChats(deps, account, { ...list, query: 'zoes' })).count).toBe(0);
  expect((await listChats(deps, account, { ...list, query: '佐々木大輔' })).count).toBe(1);
  expect((await listChats(deps, account, { ...list, query: '大輔 sasaki' })).count).toBe(1);
  const leads = { pageNumber: 1, pageSize: 100, period: 'all', type: 'all', sort: 'newest' } as const;
  expect((await listLeads(deps, account, { ...leads, query: '佐々木大輔' })).count).toBe(1);
}, 60_000);
