import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { type FakePostgres, SHUTTING_DOWN, startFakePostgres } from '../db/testing/fakePostgres.ts';
import { answerErrors } from './errors.ts';

let fake: FakePostgres;
let open: OpenDatabase;
let app: FastifyInstance;

beforeEach(async () => {
  fake = await startFakePostgres();
  open = await openPostgres(fake.url, { connect: 2_000, silence: 600 });
  app = Fastify();
  answerErrors(app);
  app.get('/read', async () => (await sql`select`.execute(open.db)).rows);
  app.get('/defect', () => {
    throw new Error('details');
  });
});
afterEach(async () => {
  await app.close();
  fake.close();
  await open.close();
});

async function read(): Promise<unknown[]> {
  const answer = await app.inject('/read');
  return [answer.statusCode, answer.headers['retry-after'], answer.json<unknown>()];
}

const AWAY = [503, '1', { code: 'UNAVAILABLE', message: 'The service is unavailable for a moment.' }];

test('while the database is away, calls get 503, so that reads can be repeated, and work again afterwards', async () => {
  fake.onQuery = (connection) => connection.end(SHUTTING_DOWN);
  expect(await read()).toEqual(AWAY);
  fake.onQuery = (connection) => connection.resetAndDestroy();
  expect(await read()).toEqual(AWAY);
  open.limitQueries();
  fake.onQuery = () => undefined;
  expect(await read()).toEqual(AWAY);
  fake.onQuery = (_connection, ready) => ready();
  expect(await read()).toEqual([200, undefined, []]);
  fake.close();
  expect(await read()).toEqual(AWAY);
});

test('any other error gets 500 without its details', async () => {
  const answer = await app.inject('/defect');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ code: 'INTERNAL', message: 'Something went wrong.' });
});
