import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settableClock } from './clock.ts';
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { migrateToLatest } from './migrate.ts';
import { openTestDatabase } from './testDatabase.ts';

let folder: string;
let open: OpenDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await open.close();
});

test('counts come as numbers, moments as dates, one beyond 2^53 not at all', async () => {
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

test('a folder is held by one at a time', () => {
  const path = join(folder, 'held');
  const lock = lockFolder(path);
  expect(() => lockFolder(path)).toThrow('already open in this process');
  lock.release();
  lock.release();
  lockFolder(path).release();
});

test('a folder held by another running process is refused, one left behind is taken over', () => {
  const path = join(folder, 'left');
  // The parent of this process is running for sure.
  writeFileSync(`${path}.lock`, String(process.ppid));
  expect(() => lockFolder(path)).toThrow(`in use by process ${process.ppid}`);
  for (const left of ['2147483646', '', String(process.pid)]) {
    writeFileSync(`${path}.lock`, left);
    lockFolder(path).release();
  }
});

test('a settable clock stands still until it is moved', () => {
  const clock = settableClock(new Date(5000));
  clock.now().setFullYear(1999);
  expect(clock.now()).toEqual(new Date(5000));
  clock.advance(-2000);
  expect(clock.now()).toEqual(new Date(3000));
  clock.set(new Date(0));
  expect(clock.now()).toEqual(new Date(0));
});
