import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './tables.ts';
import { transact } from './transact.ts';
import { type FakePostgres, SHUTTING_DOWN, startFakePostgres } from './testing/fakePostgres.ts';
import { UnusableDatabase } from './unusableDatabase.ts';

/** Long enough for a loopback connection on a busy machine, in ms. */
const PATIENCE = { connect: 2_000, silence: 600 };

let fake: FakePostgres | null = null;
let open: OpenDatabase | null = null;
afterEach(async () => {
  fake?.close();
  await open?.close();
  [fake, open] = [null, null];
});

async function openFake(): Promise<{ fake: FakePostgres; open: OpenDatabase }> {
  fake = await startFakePostgres();
  open = await openPostgres(fake.url, PATIENCE);
  return { fake, open };
}

async function query(db: Kysely<Database>): Promise<unknown[]> {
  return (await sql`select`.execute(db)).rows;
}

test('a connection that breaks during a query fails only that query', async () => {
  const { fake: server, open: database } = await openFake();
  server.onQuery = (connection) => connection.end(SHUTTING_DOWN);
  await expect(query(database.db)).rejects.toThrow('terminating connection');
  server.onQuery = (connection) => connection.resetAndDestroy();
  await expect(transact(database.db, query)).rejects.toThrow('Connection terminated unexpectedly');
  server.onQuery = (_connection, ready) => ready();
  expect(await query(database.db)).toEqual([]);
});

test('a silent connection is replaced as soon as queries are limited', async () => {
  const { fake: server, open: database } = await openFake();
  server.onQuery = (_connection, ready) => void wait(1.5 * PATIENCE.silence).then(ready);
  expect(await query(database.db)).toEqual([]);

  database.limitQueries();
  server.onQuery = () => undefined;
  await expect(query(database.db)).rejects.toThrow('PostgreSQL does not respond.');
  server.onQuery = (_connection, ready) => ready();
  expect(await query(database.db)).toEqual([]);
  const [slow, silent, last] = server.queried;
  expect(silent).toBe(slow);
  expect(last).not.toBe(silent);
});

test('a query waits only so long for a connection that others use', async () => {
  fake = await startFakePostgres();
  open = await openPostgres(fake.url, { ...PATIENCE, connect: 1_000 });
  const { db } = open;
  fake.onQuery = () => undefined;
  const others = Array.from({ length: 10 }, () => query(db));
  await expect(query(db)).rejects.toThrow('timeout exceeded when trying to connect');
  fake.close();
  expect((await Promise.allSettled(others)).map(({ status }) => status)).toEqual(others.map(() => 'rejected'));
});

test.each([
  ['silence', /^The PostgreSQL of DATABASE_URL cannot be used: .+[^.]\.$/],
  ['password', 'PostgreSQL requires a password, and DATABASE_URL has none.'],
] as const)('a server that greets with %s is reported in a sentence', async (greeting, sentence) => {
  fake = await startFakePostgres(greeting);
  const opened = openPostgres(fake.url, { ...PATIENCE, connect: 1_000 });
  await expect(opened).rejects.toThrow(UnusableDatabase);
  await expect(opened).rejects.toThrow(sentence);
});

test('one that cannot be reached or refuses the connection is reported with the name of the setting', async () => {
  const closed = await startFakePostgres();
  closed.close();
  const { port } = new URL(closed.url);
  for (const host of ['127.0.0.1', 'localhost']) {
    const opened = openPostgres(`postgres://user:secret@${host}:${port}/name`, PATIENCE);
    await expect(opened).rejects.toThrow(UnusableDatabase);
    await expect(opened).rejects.toThrow(
      /^The PostgreSQL of DATABASE_URL cannot be used: connect ECONNREFUSED .+[^.]\.$/,
    );
  }
});
