import { beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../db/clock.ts';
import { START_WITHIN, startTestServer, TEST_PASSWORD, type TestServer } from '../http/testing/testServer.ts';
import { subscribedNumber } from './recipients.ts';
import { UNREACHABLE_NUMBER } from './verification.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, START_WITHIN);

let made = 0;
/** A number that no test has used. */
function freshNumber(): string {
  made += 1;
  return `+4917055500${String(made).padStart(2, '0')}`;
}

interface Owner {
  readonly id: string;
  readonly call: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => ReturnType<TestServer['call']>;
  /** Sessions last a day. */
  readonly signInAgain: () => Promise<void>;
  readonly add: (address: string) => Promise<number>;
  readonly verify: (id: number, code: string) => ReturnType<TestServer['call']>;
  /** Adds a number and enters its code. */
  readonly approve: (address: string) => Promise<number>;
  readonly subscribe: (id: number, state: boolean) => ReturnType<TestServer['call']>;
  readonly list: () => Promise<unknown>;
}

async function newOwner(values: object = { subscription_status: 'paid', tariff: 'AGK_M' }): Promise<Owner> {
  made += 1;
  const email = `owner-${made}@acme.com`;
  let token = await server.signUp(email);
  const { id } = await server.db
    .updateTable('accounts')
    .set(values)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const call: Owner['call'] = async (method, path, body) =>
    await server.call(method, path, { token, ...(body && { body }) });
  const owner: Owner = {
    id,
    call,
    async signInAgain() {
      const { body } = await server.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });
      ({ token } = body as { token: string });
    },
    async add(address) {
      const { status, body } = await call('POST', '/profile/recipient', { channel: 'whatsapp', address });
      expect([status, body]).toMatchObject([201, { recipient: {} }]);
      return (body as { recipient: { id: number } }).recipient.id;
    },
    verify: async (recipient, code) => await call('POST', '/profile/recipient/verify', { id: recipient, code }),
    async approve(address) {
      const recipient = await owner.add(address);
      expect((await owner.verify(recipient, await codeFor(address))).status).toBe(200);
      return recipient;
    },
    subscribe: async (recipient, state) =>
      await call('POST', '/profile/subscription', { subscription_id: 206, state, recipient_id: recipient }),
    list: async () => ((await call('GET', '/profile/subscription?id=206')).body as { recipients: unknown }).recipients,
  };
  return owner;
}

/** The newest code in the outbox for a number. */
async function codeFor(address: string): Promise<string> {
  const { params } = await server.db
    .selectFrom('outbox_messages')
    .select('params')
    .where('address', '=', address)
    .where('kind', '=', 'whatsappCode')
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(params['text'] ?? '')?.[0] ?? '';
}

/** A code that is not this one. */
function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

test('a number is added, verified with the code it was sent, switched off and on (RST-55 to RST-58, CON-06)', async () => {
  const owner = await newOwner();
  const address = freshNumber();
  expect(await owner.list()).toEqual([]);
  const id = await owner.add(` ${address.slice(0, 6)} ${address.slice(6)} `);
  const waiting = { id, channel: 'whatsapp', address, approved: false, subscribed: false };
  const resendAt = new Date(server.clock.now().getTime() + MINUTE).toISOString();
  expect(await owner.list()).toEqual([{ ...waiting, resendAt }]);
  expect(await subscribedNumber(server.db, owner.id)).toBeNull();

  const verified = await owner.verify(id, await codeFor(address));
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

test('codes are stored hashed, and only the message has them', async () => {
  const owner = await newOwner();
  const address = freshNumber();
  const id = await owner.add(address);
  const code = await codeFor(address);
  const row = await server.db.selectFrom('whatsapp_recipients').selectAll().where('id', '=', id).executeTakeFirst();
  expect(row?.code_hash).toMatch(/^scrypt\$/);
  expect(JSON.stringify(row)).not.toContain(code);
});

test('a wrong code is refused with 9, and after five even the right one (RST-56, ERR-01)', async () => {
  const owner = await newOwner();
  const address = freshNumber();
  const id = await owner.add(address);
  const code = await codeFor(address);
  // At once, because guesses in parallel count too.
  const guesses = await Promise.all(Array.from({ length: 8 }, () => owner.verify(id, wrong(code))));
  for (const { status, body } of guesses) expect([status, body]).toMatchObject([409, { code: '9' }]);
  expect(await owner.verify(id, code)).toMatchObject({ status: 409, body: { code: '9' } });
  server.clock.advance(MINUTE);
  expect(await owner.add(address)).toBe(id);
  expect(await owner.verify(id, code)).toMatchObject({ status: 409, body: { code: '9' } });
  expect(await owner.verify(id, await codeFor(address))).toMatchObject({ status: 200 });
});

test('a code expires after ten minutes (RST-56)', async () => {
  const owner = await newOwner();
  const address = freshNumber();
  const id = await owner.add(address);
  server.clock.advance(10 * MINUTE);
  expect(await owner.verify(id, await codeFor(address))).toMatchObject({ status: 409, body: { code: '9' } });
});

test('a number in use is refused with 7, until it is removed there (RST-55, ERR-02)', async () => {
  const [one, other] = [await newOwner(), await newOwner()];
  const address = freshNumber();
  const late = await other.add(address);
  const id = await one.approve(address);
  server.clock.advance(MINUTE);
  const add = async () => await other.call('POST', '/profile/recipient', { channel: 'whatsapp', address });
  expect(await add()).toMatchObject({ status: 409, body: { code: '7' } });
  // Its code was sent before the first account verified the number.
  const code = await codeFor(address);
  expect(await other.verify(late, wrong(code))).toMatchObject({ status: 409, body: { code: '9' } });
  expect((await one.call('DELETE', `/profile/recipient/${id}`)).status).toBe(204);
  expect((await add()).status).toBe(201);
  await other.verify(late, await codeFor(address));
  expect(await one.subscribe(id, true)).toMatchObject({ status: 409, body: { code: '7' } });
});

test('two accounts that verify one number at once: one has it (RST-56)', async () => {
  const owners = [await newOwner(), await newOwner()];
  const address = freshNumber();
  const attempts = [];
  for (const owner of owners) attempts.push({ owner, id: await owner.add(address), code: await codeFor(address) });
  const results = await Promise.all(attempts.map(({ owner, id, code }) => owner.verify(id, code)));
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(results.find(({ status }) => status === 409)?.body).toMatchObject({ code: '7' });
});

test('a removed number is restored by switching its notifications on (STA-61)', async () => {
  const owner = await newOwner();
  const address = freshNumber();
  const id = await owner.approve(address);
  expect((await owner.call('DELETE', `/profile/recipient/${id}`)).status).toBe(204);
  expect((await owner.call('DELETE', `/profile/recipient/${id}`)).status).toBe(204);
  expect(await owner.list()).toEqual([]);
  expect(await subscribedNumber(server.db, owner.id)).toBeNull();
  expect((await owner.subscribe(id, true)).status).toBe(204);
  expect(await owner.list()).toMatchObject([{ id, address, approved: true, subscribed: true }]);
});

test('removed numbers are forgotten after 30 days, unverified ones after one', async () => {
  const [removed, waiting, next] = [await newOwner(), await newOwner(), await newOwner()];
  const id = await removed.approve(freshNumber());
  await removed.call('DELETE', `/profile/recipient/${id}`);
  server.clock.advance(29 * DAY);
  await waiting.signInAgain();
  await waiting.add(freshNumber());
  server.clock.advance(DAY + SECOND);
  for (const owner of [removed, waiting, next]) await owner.signInAgain();
  await next.add(freshNumber());
  expect(await removed.subscribe(id, true)).toMatchObject({ status: 404, body: { code: 'RECIPIENT_NOT_FOUND' } });
  expect(await waiting.list()).toEqual([]);
});

test('a new number takes the place of the verified one once its code was entered (STA-60)', async () => {
  const owner = await newOwner();
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

test('codes to a number are a minute apart, six a day, and twenty an hour for an account', async () => {
  const owner = await newOwner();
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
  const [other, elsewhere] = [await newOwner(), await newOwner()];
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

test('a number that WhatsApp does not approve stays unverified (VAL-42)', async () => {
  const owner = await newOwner();
  const id = await owner.add(UNREACHABLE_NUMBER);
  const answer = await owner.verify(id, await codeFor(UNREACHABLE_NUMBER));
  expect(answer.body).toEqual({ recipient: { approved: false, address: UNREACHABLE_NUMBER } });
  expect(await owner.subscribe(id, true)).toMatchObject({ status: 409, body: { code: 'RECIPIENT_NOT_APPROVED' } });
});

test.each([
  ['', 'REQUIRED'],
  ['0170 5550182', 'INVALID_PHONE'],
])('%j is refused as a number (STA-62)', async (address, code) => {
  const owner = await newOwner();
  expect(await owner.call('POST', '/profile/recipient', { channel: 'whatsapp', address })).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'address', code }] },
  });
});

test('another account’s number is not found', async () => {
  const [one, other] = [await newOwner(), await newOwner()];
  const id = await one.approve(freshNumber());
  const answers = [
    await other.verify(id, '123456'),
    await other.subscribe(id, false),
    await other.call('DELETE', `/profile/recipient/${id}`),
  ];
  for (const { status, body } of answers) expect([status, body]).toMatchObject([404, { code: 'RECIPIENT_NOT_FOUND' }]);
  expect(await subscribedNumber(server.db, one.id)).not.toBeNull();
});

test('needs a plan, or the role of a lead recipient (ACC-03, ACC-14)', async () => {
  const free = await newOwner({ subscription_status: 'free' });
  const body = { channel: 'whatsapp', address: freshNumber() };
  expect(await free.call('POST', '/profile/recipient', body)).toMatchObject({
    status: 403,
    body: { code: 'SUBSCRIPTION_REQUIRED' },
  });
  expect(await free.list()).toEqual([]);
  const recipient = await newOwner({ subscription_status: 'free', roles: JSON.stringify(['LeadRecipient']) });
  await recipient.approve(body.address);
});
