import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { isDatabaseAway } from './databaseAway.ts';

test.each([
  ['one address', ['127.0.0.1']],
  ['two addresses', ['127.0.0.1', '127.0.0.2']],
])('a database that refuses connections at %s is away', async (_, addresses) => {
  const all = addresses.map((address) => ({ address, family: 4 }));
  // Nobody listens on port 1.
  const socket = connect({ host: 'database.example', port: 1, lookup: (_host, _options, done) => done(null, all) });
  const [error] = await once(socket, 'error').catch((thrown: unknown) => [thrown]);
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  expect(isDatabaseAway(error)).toBe(true);
});

test('an error of our own with such a code does not mean that the database is away', () => {
  expect(isDatabaseAway(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBe(false);
  expect(isDatabaseAway(new AggregateError([]))).toBe(false);
});
