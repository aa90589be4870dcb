import { beforeAll, expect, test } from 'vitest';
import { HOUR } from '../db/clock.ts';
import { untilOneWaits } from '../db/testing/untilOneWaits.ts';
import { transact } from '../db/transact.ts';
import { START_WITHIN, startTestServer, TEST_PASSWORD, type TestServer } from '../http/testing/testServer.ts';
import { hashPassword, passwordCost } from './password.ts';
import { findNewResets, sendResetLink } from './passwordResets.ts';
import { signIn } from './sessions.ts';

const NEW_PASSWORD = 'a new long password';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, START_WITHIN);

function login(email: string, password: string) {
  return server.call('POST', '/auth/login', { body: { email, password } });
}

/** Signs in with the test password; `work` runs after the sign-in has read the hash. */
async function signInDuring(email: string, work: () => Promise<unknown>) {
  let isPending = true;
  const db = server.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isPending && result.rows.some((row) => 'password_hash' in row)) {
        isPending = false;
        await work();
      }
      return result;
    },
  });
  const deps = { db, clock: server.clock, sessionLifetime: HOUR, passwordCost: passwordCost(4) };
  return await signIn(deps, { email, password: TEST_PASSWORD }, '203.0.113.1');
}

/** Creates an account whose hash has another cost than the server's. */
async function signUpOutdated(email: string): Promise<void> {
  await server.signUp(email);
  const password_hash = await hashPassword(TEST_PASSWORD, { N: 8, r: 8, p: 1 });
  await server.db.updateTable('accounts').set({ password_hash }).where('email', '=', email).execute();
}

/** The token of a link for a new password. */
async function requestLink(email: string): Promise<string> {
  await server.call('POST', '/auth/password-reset', { body: { email } });
  for (const { id } of await findNewResets(server)) await sendResetLink(server, id);
  const { body } = await server.call('GET', `/control/outbox?account=${email}`);
  const [message] = (body as { messages: { link: string }[] }).messages;
  return new URL(message?.link ?? '').hash.slice(1);
}

async function complete(token: string): Promise<void> {
  const body = { token, password: NEW_PASSWORD };
  expect((await server.call('POST', '/auth/password-reset/complete', { body })).status).toBe(204);
}

async function countSessions(email: string): Promise<number> {
  const sessions = await server.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('sessions.token_hash')
    .where('accounts.email', '=', email)
    .execute();
  return sessions.length;
}

test.each([
  ['', 'reset@acme.com', (email: string) => server.signUp(email)],
  [' with an outdated hash', 'outdated@acme.com', signUpOutdated],
])(
  'a sign-in%s during a password reset opens no session and keeps the new password (P-37)',
  async (_, email, signUp) => {
    await signUp(email);
    const token = await requestLink(email);
    const signingIn = signInDuring(email, () => complete(token));
    await expect(signingIn).rejects.toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    expect(await countSessions(email)).toBe(0);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  },
);

test('a sign-in succeeds while another one renews the hash (S-09)', async () => {
  await signUpOutdated('twice@acme.com');
  const session = await signInDuring('twice@acme.com', async () => {
    expect((await login('twice@acme.com', TEST_PASSWORD)).status).toBe(200);
  });
  expect((await server.call('GET', '/account/', { token: session.token })).status).toBe(200);
});

test('a password reset also ends the session of a sign-in that it waits for (P-37)', async () => {
  const email = 'waiting@acme.com';
  await server.signUp(email);
  const token = await requestLink(email);
  const resetting = await transact(server.db, async (trx) => {
    const { id: account_id } = await trx
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const created_at = server.clock.now();
    const expires_at = new Date(created_at.getTime() + HOUR);
    await trx
      .insertInto('sessions')
      .values({ token_hash: 'of-a-sign-in', account_id, created_at, expires_at })
      .execute();
    const done = complete(token);
    await untilOneWaits(server.db);
    return { done };
  });
  await resetting.done;
  expect(await countSessions(email)).toBe(0);
});
