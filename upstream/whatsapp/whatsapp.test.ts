import { beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../db/clock.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';
import { subscribedNumber } from './recipients.ts';
import { codeFor, freshNumber, newOwner, wrong } from './testing/owners.ts';
import { UNREACHABLE_NUMBER } from './verification.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, START_WITHIN);

test('a number is added, verified with the code sent to it, switched off and on (RST-55 to RST-58, CON-06)', async () => {
  const owner = await newOwner(server);
  const address = freshNumber();
  expect(await owner.list()).toEqual([]);
  const id = await owner.add(` ${address.slice(0, 6)} ${address.slice(6)} `);
  const waiting = { id, channel: 'whatsapp', address, approved: false, subscribed: false };
  const resendAt = new Date(server.clock.now().getTime() + MINUTE).toISOString();
  expect(await owner.list()).toEqual([{ ...waiting, resendAt }]);
  expect(await subscribedNumber(server.db, owner.id)).toBeNull();

  const verified = await owner.verify(id, await codeFor(server, address));
  expect([verified.status, verified.body]).toEqual([200, { recipient: { approved: true, address } }]);
  expect(await owner.list()).toEqual([{ ...waiting, approved: true, subscribed: true }]);
  expect(await subscribedNumber(server.db, owner.id)).toBe(address);

  expect((await owner.subscribe(id, false)).status).toBe(204);
  expect(await owner.list()).toEqual([{ ...waiting, approved: true }]);
  expect(await subscribedNumber(server.db, owner.id)).toBeNull();
  expect((await owner.subscribe(id, true)).status).toBe(204);
  expect(await subscribedNumber(server.db, owner.id)).toBe(address);
  expect(await owner.call('GET', '/profile/subscription?id=205')).toMatchObject({ status: 422 });
});

test('a number in use is refused with 7, until its account removes it (RST-55, ERR-02)', async () => {
  const [one, other] = [await newOwner(server), await newOwner(server)];
  const address = freshNumber();
  const late = await other.add(address);
  const id = await one.approve(address);
  server.clock.advance(MINUTE);
  const add = async () => await other.call('POST', '/profile/recipient', { channel: 'whatsapp', address });
  expect(await add()).toMatchObject({ status: 409, body: { code: '7' } });
  // Its code was sent before the first account verified the number.
  const code = await codeFor(server, address);
  expect(await other.verify(late, wrong(code))).toMatchObject({ status: 409, body: { code: '9' } });
  expect((await one.call('DELETE', `/profile/recipient/${id}`)).status).toBe(204);
  expect((await add()).status).toBe(201);
  await other.verify(late, await codeFor(server, address));
  expect(await one.subscribe(id, true)).toMatchObject({ status: 409, body: { code: '7' } });
});

test('a removed number is restored by switching its notifications on (STA-61)', async () => {
  const owner = await newOwner(server);
  const address = freshNumber();
  const id = await owner.approve(address);
  expect((await owner.call('DELETE', `/profile/recipient/${id}`)).status).toBe(204);
  expect((await owner.call('DELETE', `/profile/recipient/${id}`)).status).toBe(204);
  const removedAt = server.clock.now().toISOString();
  expect(await owner.list()).toEqual([
    { id, channel: 'whatsapp', address, approved: true, subscribed: false, removedAt },
  ]);
  expect(await subscribedNumber(server.db, owner.id)).toBeNull();
  expect((await owner.subscribe(id, true)).status).toBe(204);
  expect(await owner.list()).toEqual([{ id, channel: 'whatsapp', address, approved: true, subscribed: true }]);
});

test('a removed number that is restored no longer waits for the code of having been added again (STA-61)', async () => {
  const owner = await newOwner(server);
  const address = freshNumber();
  const id = await owner.approve(address);
  expect((await owner.call('DELETE', `/profile/recipient/${id}`)).status).toBe(204);
  server.clock.advance(MINUTE);
  await owner.add(address);
  expect((await owner.subscribe(id, true)).status).toBe(204);
  expect(await owner.list()).toEqual([{ id, channel: 'whatsapp', address, approved: true, subscribed: true }]);
});

test('removed numbers are deleted after 30 days, unverified ones after one', async () => {
  const [removed, waiting, next] = [await newOwner(server), await newOwner(server), await newOwner(server)];
  const id = await removed.approve(freshNumber());
  await removed.call('DELETE', `/profile/recipient/${id}`);
  server.clock.advance(29 * DAY);
  await waiting.signInAgain();
  await waiting.add(freshNumber());
  await removed.signInAgain();
  expect(await removed.list()).toMatchObject([{ id }]);
  server.clock.advance(DAY + SECOND);
  for (const owner of [removed, waiting, next]) await owner.signInAgain();
  expect(await removed.list()).toEqual([]);
  expect(await removed.subscribe(id, true)).toMatchObject({ status: 404, body: { code: 'RECIPIENT_NOT_FOUND' } });
  await next.add(freshNumber());
  const left = await server.db.selectFrom('whatsapp_recipients').select('id').where('id', '=', id).execute();
  expect(left).toEqual([]);
  expect(await waiting.list()).toEqual([]);
});

test('a new number replaces the verified one once its code has been entered (STA-60)', async () => {
  const owner = await newOwner(server);
  const [first, second, third] = [freshNumber(), freshNumber(), freshNumber()];
  await owner.approve(first);
  await owner.add(second);
  const waiting = await owner.add(third);
  expect(await owner.list()).toMatchObject([{ address: first, subscribed: true }, { address: third }]);
  expect(await subscribedNumber(server.db, owner.id)).toBe(first);
  expect((await owner.call('DELETE', `/profile/recipient/${waiting}`)).status).toBe(204);
  expect(await owner.list()).toMatchObject([{ address: first }]);
  server.clock.advance(MINUTE);
  await owner.approve(third);
  expect(await owner.list()).toMatchObject([{ address: third, approved: true }]);
  expect(await subscribedNumber(server.db, owner.id)).toBe(third);
});

test('a number that WhatsApp does not approve stays unverified (VAL-42)', async () => {
  const owner = await newOwner(server);
  const id = await owner.add(UNREACHABLE_NUMBER);
  const answer = await owner.verify(id, await codeFor(server, UNREACHABLE_NUMBER));
  expect(answer.body).toEqual({ recipient: { approved: false, address: UNREACHABLE_NUMBER } });
  expect(await owner.subscribe(id, true)).toMatchObject({ status: 409, body: { code: 'RECIPIENT_NOT_APPROVED' } });
});

test.each([
  ['', 'REQUIRED'],
  ['0170 5550182', 'INVALID_PHONE'],
])('%j is refused as a number (STA-62)', async (address, code) => {
  const owner = await newOwner(server);
  expect(await owner.call('POST', '/profile/recipient', { channel: 'whatsapp', address })).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'address', code }] },
  });
});

test('another account’s number is not found', async () => {
  const [one, other] = [await newOwner(server), await newOwner(server)];
  const id = await one.approve(freshNumber());
  const answers = [
    await other.verify(id, '123456'),
    await other.subscribe(id, false),
    await other.call('DELETE', `/profile/recipient/${id}`),
  ];
  for (const { status, body } of answers) expect([status, body]).toMatchObject([404, { code: 'RECIPIENT_NOT_FOUND' }]);
  expect(await subscribedNumber(server.db, one.id)).not.toBeNull();
});

test('notifications need a plan, or the role of a lead recipient (ACC-03, ACC-14)', async () => {
  const free = await newOwner(server, { subscription_status: 'free' });
  const body = { channel: 'whatsapp', address: freshNumber() };
  expect(await free.call('POST', '/profile/recipient', body)).toMatchObject({
    status: 403,
    body: { code: 'SUBSCRIPTION_REQUIRED' },
  });
  expect(await free.list()).toEqual([]);
  const recipient = await newOwner(server, { subscription_status: 'free', roles: JSON.stringify(['LeadRecipient']) });
  await recipient.approve(body.address);
});
