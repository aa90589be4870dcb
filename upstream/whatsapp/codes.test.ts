import { beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../db/clock.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';
import { codeFor, freshNumber, newOwner, wrong } from './testing/owners.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, START_WITHIN);

test('codes are stored hashed, and only the message contains them', async () => {
  const owner = await newOwner(server);
  const address = freshNumber();
  const id = await owner.add(address);
  const code = await codeFor(server, address);
  const row = await server.db.selectFrom('whatsapp_recipients').selectAll().where('id', '=', id).executeTakeFirst();
  expect(row?.code_hash).toMatch(/^scrypt\$/);
  expect(JSON.stringify(row)).not.toContain(code);
});

test('a wrong code is refused with 9, and after five even the right one (RST-56, ERR-01)', async () => {
  const owner = await newOwner(server);
  const address = freshNumber();
  const id = await owner.add(address);
  const code = await codeFor(server, address);
  // Sent concurrently, because parallel guesses count too.
  const guesses = await Promise.all(Array.from({ length: 8 }, () => owner.verify(id, wrong(code))));
  for (const { status, body } of guesses) expect([status, body]).toMatchObject([409, { code: '9' }]);
  expect(await owner.verify(id, code)).toMatchObject({ status: 409, body: { code: '9' } });
  server.clock.advance(MINUTE);
  expect(await owner.add(address)).toBe(id);
  expect(await owner.verify(id, code)).toMatchObject({ status: 409, body: { code: '9' } });
  expect(await owner.verify(id, await codeFor(server, address))).toMatchObject({ status: 200 });
});

test('a code expires after ten minutes (RST-56)', async () => {
  const owner = await newOwner(server);
  const address = freshNumber();
  const id = await owner.add(address);
  server.clock.advance(10 * MINUTE);
  expect(await owner.verify(id, await codeFor(server, address))).toMatchObject({ status: 409, body: { code: '9' } });
});

test('if two accounts verify one number at the same time, only one gets it (RST-56)', async () => {
  const owners = [await newOwner(server), await newOwner(server)];
  const address = freshNumber();
  const attempts = [];
  for (const owner of owners)
    attempts.push({ owner, id: await owner.add(address), code: await codeFor(server, address) });
  const results = await Promise.all(attempts.map(({ owner, id, code }) => owner.verify(id, code)));
  expect(results.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(results.find(({ status }) => status === 409)?.body).toMatchObject({ code: '7' });
});

test('a number gets at most one code a minute and six a day, and an account twenty an hour', async () => {
  const owner = await newOwner(server);
  const address = freshNumber();
  const add = async (to = address) =>
    await owner.call('POST', '/profile/recipient', { channel: 'whatsapp', address: to });
  await owner.add(address);
  server.clock.advance(20 * SECOND);
  const early = await add();
  expect(early).toMatchObject({ status: 409, body: { code: 'TOO_MANY_CODES' } });
  expect(early.headers['retry-after']).toBe('40');
  for (let sent = 1; sent < 6; sent += 1) {
    server.clock.advance(MINUTE);
    expect((await add()).status).toBe(201);
  }
  server.clock.advance(MINUTE);
  const [other, elsewhere] = [await newOwner(server), await newOwner(server)];
  expect(await add()).toMatchObject({ status: 409, body: { code: 'TOO_MANY_CODES' } });
  expect(await other.call('POST', '/profile/recipient', { channel: 'whatsapp', address })).toMatchObject({
    status: 409,
  });
  for (let sent = 6; sent < 20; sent += 1) expect((await add(freshNumber())).status).toBe(201);
  expect(await add(freshNumber())).toMatchObject({ status: 409, body: { code: 'TOO_MANY_CODES' } });
  await elsewhere.add(freshNumber());
  server.clock.advance(DAY);
  await owner.signInAgain();
  expect((await add()).status).toBe(201);
});
