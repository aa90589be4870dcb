import { Migrator } from 'kysely/migration';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { insertAccount, insertAgency } from './testing/testRows.ts';
import { openEmptyTestDatabase } from './testing/testDatabase.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openEmptyTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

test('visits that were counted by day keep their days, and nearly all do after a change of time zone (EXT-13)', async () => {
  const { db } = open;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0043_message_search')).error).toBeUndefined();
  const owner = await insertAccount(db, { time_zone: 'Asia/Kathmandu' });
  const owned = await insertAgency(db, 'Owned', { account_id: owner.id });
  const free = await insertAgency(db, 'Free');
  const day = { impressions: 9, page_views: 3, website_clicks: 2, link_clicks: 1 };
  await db
    .insertInto('agency_days')
    .values([
      { ...day, agency_id: owned.id, day: '2026-11-20' },
      { ...day, agency_id: owned.id, day: '2026-11-21', page_views: 4 },
      { ...day, agency_id: free.id, day: '2026-11-21' },
    ])
    .execute();
  await migrateToLatest(db);
  const days = async () => {
    const { rows } = await sql<{ text: string }>`
      select concat_ws(' ', agency_id = ${free.id}, day, impressions, page_views, website_clicks, link_clicks) as text
      from agency_days order by agency_id, day`.execute(db);
    return rows.map(({ text }) => text);
  };
  const before = await days();
  expect(before).toEqual(['f 2026-11-20 9 3 2 1', 'f 2026-11-21 9 4 2 1', 't 2026-11-21 9 3 2 1']);
  for (const timeZone of ['Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu']) {
    await db.updateTable('accounts').set({ time_zone: timeZone }).where('id', '=', owner.id).execute();
    expect(await days()).toEqual(before);
  }
}, 60_000);
