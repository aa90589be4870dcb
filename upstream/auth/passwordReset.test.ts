import { beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../db/clock.ts';
import type { WireOutboxMessage } from '../contract/outbox.ts';
import { START_WITHIN, startTestServer, TEST_PASSWORD, type TestServer } from '../http/testing/testServer.ts';
import { findNewResets, sendResetLink } from './passwordResets.ts';
import { startResetLinks } from './resetLinks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, START_WITHIN);

let callers = 0;

/** Requests a reset from an IP address that no other request uses. */
function request(email: string, address = `10.1.${Math.floor((callers += 1) / 200)}.${callers % 200}`) {
  return server.call('POST', '/auth/password-reset', { body: { email }, headers: { 'x-client-address': address } });
}

async function makeLinks(): Promise<void> {
  for (const { id } of await findNewResets(server)) await sendResetLink(server, id);
}

async function outbox(email: string): Promise<WireOutboxMessage[]> {
  const { body } = await server.call('GET', `/control/outbox?account=${email}`);
  return (body as { messages: WireOutboxMessage[] }).messages;
}

/** The token of the newest link of an account. */
async function newToken(email: string): Promise<string> {
  expect((await request(email)).status).toBe(204);
  await makeLinks();
  const [message] = await outbox(email);
  return new URL(message?.link ?? '').hash.slice(1);
}

function complete(token: string, password = 'a new long password') {
  return server.call('POST', '/auth/password-reset/complete', { body: { token, password } });
}

function login(email: string, password: string) {
  return server.call('POST', '/auth/login', { body: { email, password } });
}

describe('requesting a link (P-37)', () => {
  test('gives the same response with and without an account, without looking it up', async () => {
    await server.signUp('known@acme.com');
    const [known, unknown] = [await request('Known@Acme.com '), await request('unknown@acme.com')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const waiting = await server.db
      .selectFrom('password_resets')
      .select(['email', 'account_id', 'token_hash'])
      .execute();
    expect(waiting).toEqual([
      { email: 'known@acme.com', account_id: null, token_hash: null },
      { email: 'unknown@acme.com', account_id: null, token_hash: null },
    ]);
    await makeLinks();
    expect((await outbox('known@acme.com')).map(({ kind, address }) => [kind, address])).toEqual([
      ['passwordReset', 'known@acme.com'],
    ]);
    const left = await server.db.selectFrom('password_resets').select('email').execute();
    expect(left).toEqual([{ email: 'known@acme.com' }]);
  });

  test('is limited to ten requests in 15 minutes for an address, known or not', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await request(`nobody-${tries}@acme.com`, '203.0.113.5')).status).toBe(204);
      server.clock.advance(MINUTE);
    }
    const refused = await request('nobody@acme.com', '203.0.113.5');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(refused.headers['retry-after']).toBe('300');
  });

  test('is limited to twenty requests for an account from all addresses, and does not count as a sign-in', async () => {
    await server.signUp('many@acme.com');
    const statuses = [];
    for (let tries = 0; tries < 21; tries += 1) statuses.push((await request('many@acme.com')).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
    await makeLinks();
    expect(await outbox('many@acme.com')).toHaveLength(3);
    expect((await login('many@acme.com', TEST_PASSWORD)).status).toBe(200);
  });

  test('is possible from a known address after twenty requests of others', async () => {
    await server.signUp('besieged@acme.com');
    for (let tries = 0; tries < 20; tries += 1) await request('besieged@acme.com');
    expect((await request('besieged@acme.com')).status).toBe(429);
    expect((await request('besieged@acme.com', '127.0.0.1')).status).toBe(204);
  });

  test('rejects an invalid address', async () => {
    expect(await request('anna')).toMatchObject({ status: 422, body: { fields: [{ path: 'email' }] } });
  });
});

describe('setting a password with a link (P-37)', () => {
  test('works once: the new password signs in, the old one does not, and all sessions have ended', async () => {
    const session = await server.signUp('anna@acme.com');
    const { body } = await server.call('POST', '/auth/tokens', {
      token: session,
      body: { name: 'CRM', expiresInDays: 30, scopes: ['leads:read'] },
    });
    const tool = (body as { token: string }).token;
    const token = await newToken('anna@acme.com');
    expect((await complete(token)).status).toBe(204);
    expect((await server.call('GET', '/account/', { token: session })).status).toBe(401);
    expect((await server.call('GET', '/account/', { token: tool })).status).toBe(200);
    expect((await login('anna@acme.com', TEST_PASSWORD)).status).toBe(401);
    expect((await login('anna@acme.com', 'a new long password')).status).toBe(200);
    expect(await complete(token, 'another password')).toMatchObject({
      status: 409,
      body: { code: 'RESET_LINK_USED' },
    });
  });

  test('succeeds again with the same password for ten minutes, because a response can be lost', async () => {
    await server.signUp('lost@acme.com');
    const token = await newToken('lost@acme.com');
    expect((await complete(token)).status).toBe(204);
    server.clock.advance(10 * MINUTE - 1);
    expect((await complete(token)).status).toBe(204);
    expect((await login('lost@acme.com', 'a new long password')).status).toBe(200);
  });

  test.each([
    ['after ten minutes', async () => server.clock.advance(10 * MINUTE)],
    ['after the next sign-in', async (email: string) => await login(email, 'a new long password')],
  ])('is refused with the same password %s', async (when, pass) => {
    const email = `${when.replaceAll(' ', '-')}@acme.com`;
    await server.signUp(email);
    const token = await newToken(email);
    await complete(token);
    await pass(email);
    expect(await complete(token)).toMatchObject({ status: 409, body: { code: 'RESET_LINK_USED' } });
  });

  test('succeeds twice in two concurrent attempts with the same password', async () => {
    await server.signUp('twice@acme.com');
    const token = await newToken('twice@acme.com');
    const answers = await Promise.all([complete(token), complete(token)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  });

  test('cannot be used to guess the password that was set with it', async () => {
    await server.signUp('guesses@acme.com');
    const token = await newToken('guesses@acme.com');
    await complete(token);
    const guess = async () => (await complete(token, 'a wrong long password')).status;
    for (let guesses = 0; guesses < 10; guesses += 1) expect(await guess()).toBe(409);
    expect(await guess()).toBe(429);
    expect((await complete(token)).status).toBe(429);
  });

  test('uses up every link of the account', async () => {
    await server.signUp('two@acme.com');
    const first = await newToken('two@acme.com');
    server.clock.advance(1);
    const second = await newToken('two@acme.com');
    expect((await complete(second)).status).toBe(204);
    expect(await complete(first, 'another password')).toMatchObject({ status: 409, body: { code: 'RESET_LINK_USED' } });
  });

  test('sets only one password in two concurrent attempts', async () => {
    await server.signUp('race@acme.com');
    const token = await newToken('race@acme.com');
    const answers = await Promise.all([complete(token, 'the first one'), complete(token, 'the second one')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });

  test('works for an hour', async () => {
    await server.signUp('late@acme.com');
    const token = await newToken('late@acme.com');
    server.clock.advance(HOUR);
    expect(await complete(token)).toMatchObject({ status: 409, body: { code: 'RESET_LINK_EXPIRED' } });
  });

  test('does not use up the link for an invalid password', async () => {
    await server.signUp('short@acme.com');
    const token = await newToken('short@acme.com');
    expect(await complete(token, 'short')).toMatchObject({ status: 422, body: { fields: [{ path: 'password' }] } });
    expect((await complete(token)).status).toBe(204);
  });

  test('lets the owner sign in while others guess the password', async () => {
    await server.signUp('guessed@acme.com');
    for (let of = 0; of < 20; of += 1) {
      const headers = { 'x-client-address': `198.51.100.${of}` };
      await server.call('POST', '/auth/login', { body: { email: 'guessed@acme.com', password: 'wrong' }, headers });
    }
    const token = await newToken('guessed@acme.com');
    const headers = { 'x-client-address': '192.0.2.99' };
    const body = { token, password: 'a new long password' };
    await server.call('POST', '/auth/password-reset/complete', { body, headers });
    const signIn = { email: 'guessed@acme.com', password: 'a new long password' };
    expect((await server.call('POST', '/auth/login', { body: signIn, headers })).status).toBe(200);
  });

  test("stores the link's token hashed, and keeps it out of the request log", async () => {
    await server.signUp('secret@acme.com');
    const token = await newToken('secret@acme.com');
    await complete(token);
    const rows = JSON.stringify(await server.db.selectFrom('password_resets').selectAll().execute());
    expect(rows).not.toContain(token);
    expect(JSON.stringify(server.requestLog.since(0))).not.toContain(token);
  });

  test.each(['', 'x', 'A'.repeat(43)])('refuses the unknown link %j', async (token) => {
    expect(await complete(token)).toMatchObject({ status: 404, body: { code: 'RESET_LINK_UNKNOWN' } });
  });
});

test('links older than 30 days are deleted when the server starts', async () => {
  const email = 'old@acme.com';
  await server.signUp(email);
  await newToken(email);
  const links = async () =>
    await server.db.selectFrom('password_resets').select('id').where('email', '=', email).execute();
  server.clock.advance(31 * DAY);
  const { stop } = startResetLinks(server);
  await expect.poll(links).toEqual([]);
  await stop();
});
