import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settableClock } from './clock.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import { openEmptyTestDatabase, openTestDatabase } from './testing/testDatabase.ts';
import { UnusableDatabase } from './unusableDatabase.ts';

let open: OpenDatabase;
let empty: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
  empty = await openEmptyTestDatabase();
}, 60_000);
afterAll(async () => {
  await open.close();
  await empty.close();
});

test('counts are numbers, timestamps are dates, and an int8 beyond 2^53 throws', async () => {
  const { rows } = await sql<{ count: unknown; at: unknown }>`
    select count(*) as count, '2026-11-21T10:00:00.123Z'::timestamptz(3) as at from accounts`.execute(open.db);
  expect(rows).toEqual([{ count: 0, at: new Date('2026-11-21T10:00:00.123Z') }]);
  await expect(sql`select 9007199254740993::int8`.execute(open.db)).rejects.toThrow(RangeError);
});

test('migrating a migrated database changes nothing', async () => {
  const tables = async (): Promise<unknown> => await open.db.introspection.getTables();
  const before = await tables();
  await migrateToLatest(open.db);
  expect(await tables()).toEqual(before);
});

test('a role without rights cannot migrate, and the message says why', async () => {
  await sql`create role guest`.execute(empty.db);
  await sql`set session authorization guest`.execute(empty.db);
  const migrated = migrateToLatest(empty.db);
  await expect(migrated).rejects.toThrow(UnusableDatabase);
  await expect(migrated).rejects.toThrow(
    'The database could not be migrated: permission denied for schema public. The role of DATABASE_URL must own the database.',
  );
});

test('a settable clock is frozen until it is set', () => {
  const clock = settableClock(new Date(5000));
  clock.now().setFullYear(1999);
  expect(clock.now()).toEqual(new Date(5000));
  clock.advance(-2000);
  expect(clock.now()).toEqual(new Date(3000));
  clock.set(new Date(0));
  expect(clock.now()).toEqual(new Date(0));
});

test('an interrupted creation of the folder is begun again', { timeout: 60_000 }, async () => {
  const parent = mkdtempSync(join(tmpdir(), 'database-'));
  const folder = join(parent, 'database');
  // What PGlite leaves if it is killed early.
  mkdirSync(`${folder}.unfinished`);
  writeFileSync(join(`${folder}.unfinished`, 'PG_VERSION'), '18\n');
  const { db, close } = await openDatabase({ databaseUrl: null, folder });
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
  expect(readdirSync(parent)).toEqual(['database']);
  rmSync(parent, { recursive: true });
});

test('a folder that cannot be used is named in one sentence', { timeout: 60_000 }, async () => {
  const parent = mkdtempSync(join(tmpdir(), 'database-'));
  const damaged = join(parent, 'damaged');
  mkdirSync(join(damaged, 'global'), { recursive: true });
  writeFileSync(join(damaged, 'PG_VERSION'), '17\n');
  writeFileSync(join(damaged, 'global/pg_control'), 'not this');
  const misplaced = join(parent, 'misplaced');
  writeFileSync(misplaced, 'a file');
  for (const [folder, reason] of [
    [damaged, /^The database folder \S+\/damaged cannot be opened: it is damaged, .+\.$/],
    [misplaced, /^The database folder \S+\/misplaced cannot be opened: it is not a folder\.$/],
  ] as const) {
    const opened = openDatabase({ databaseUrl: null, folder });
    await expect(opened).rejects.toThrow(UnusableDatabase);
    await expect(opened).rejects.toThrow(reason);
  }
  rmSync(parent, { recursive: true });
});
