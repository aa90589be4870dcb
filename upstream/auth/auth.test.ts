import { beforeAll, describe, expect, test } from 'vitest';
import { START_WITHIN, startTestServer, TEST_PASSWORD, type TestServer } from '../http/testing/testServer.ts';
import { hashPassword } from './password.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, START_WITHIN);

const HOUR = 3_600_000;

function login(email: string, password = TEST_PASSWORD, headers: Record<string, string> = {}) {
  return server.call('POST', '/auth/login', { body: { email, password }, headers });
}

describe('sign-up (RST-75)', () => {
  test.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    // Known to Intl, but not to PostgreSQL.
    ['US/Pacific-New', 'UTC'],
    ['Middle/Earth', 'UTC'],
    ['+09:00', 'UTC'],
    ['', 'UTC'],
  ])('counts the days of the account in its time zone: %j as %s', async (timeZone, expected) => {
    const body = { email: `${timeZone.replaceAll(/\W/g, '-')}-zone@acme.com`, password: TEST_PASSWORD, timeZone };
    const { token } = (await server.call('POST', '/auth/signup', { body })).body as { token: string };
    expect((await server.call('GET', '/account/', { token })).body).toMatchObject({ timeZone: expected });
  });

  test('creates a free account without an agency and signs it in', async () => {
    const { status, body } = await server.call('POST', '/auth/signup', {
      body: { email: '  New@Acme.com ', password: TEST_PASSWORD },
      headers: { 'accept-language': 'de-AT,en;q=0.5' },
    });
    expect(status).toBe(201);
    const { token, accountId, expiresAt } = body as { token: string; accountId: string; expiresAt: string };
    expect(expiresAt).toBe(new Date(server.clock.now().getTime() + 24 * HOUR).toISOString());
    const aNumber: unknown = expect.any(Number);
    const account = await server.call('GET', '/account/', { token });
    expect(account.body).toEqual({
      token: null,
      user: {
        id: accountId,
        email: 'new@acme.com',
        semrushId: aNumber,
        getStarted: false,
        forms: [],
        agencyStatus: null,
        blockReason: null,
        filledDraft: false,
        agencyAlias: null,
        agencyName: null,
        roles: ['Owner'],
        moderationStatus: null,
        hasHubspotAccess: false,
      },
      locale: 'de',
      timeZone: 'UTC',
      canSetTimeZone: true,
      offers: [
        { code: 'agk_trial', name: 'Agency Growth Kit trial' },
        { code: 'agk_bundle', name: 'Agency Growth Kit' },
        { code: 'ap_listing', name: 'Lead Generation' },
      ],
    });
  });

  test('the same address again is 409, in any letter case', async () => {
    await server.signUp('twice@acme.com');
    const again = await server.call('POST', '/auth/signup', {
      body: { email: 'TWICE@acme.com', password: TEST_PASSWORD },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  });

  test('reports the rejected fields', async () => {
    const { status, body } = await server.call('POST', '/auth/signup', { body: { email: 'a@b', password: 'short' } });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: {
        fields: [
          { path: 'email', code: 'emailFormat' },
          { path: 'password', code: 'passwordMinLength' },
        ],
      },
    });
  });
});

describe('sign-in (RST-75)', () => {
  test('gives the same answer for an unknown address and a wrong password', async () => {
    await server.signUp('known@acme.com');
    const [wrong, unknown] = [await login('known@acme.com', 'another password'), await login('unknown@acme.com')];
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect(unknown.text).toBe(wrong.text);
  });

  test('a hash with another cost is renewed when its account signs in, not before (S-09)', async () => {
    await server.signUp('old@acme.com');
    const hash = async (): Promise<string> =>
      (
        await server.db
          .selectFrom('accounts')
          .select('password_hash')
          .where('email', '=', 'old@acme.com')
          .executeTakeFirstOrThrow()
      ).password_hash;
    for (const cost of [
      { N: 8, r: 8, p: 1 },
      { N: 32, r: 8, p: 3 },
    ]) {
      const old = await hashPassword(TEST_PASSWORD, cost);
      await server.db.updateTable('accounts').set({ password_hash: old }).where('email', '=', 'old@acme.com').execute();
      expect((await login('old@acme.com', 'wrong password')).status).toBe(401);
      expect(await hash()).toBe(old);
      expect((await login('old@acme.com')).status).toBe(200);
      const renewed = await hash();
      expect(renewed).toMatch(/^scrypt\$16\$8\$3\$/);
      expect((await login('old@acme.com')).status).toBe(200);
      expect(await hash()).toBe(renewed);
    }
  });

  test('a session ends after its lifetime, or earlier by sign-out', async () => {
    await server.signUp('ends@acme.com');
    const { token } = (await login('ends@acme.com')).body as { token: string };
    const other = ((await login('ends@acme.com')).body as { token: string }).token;
    expect((await server.call('POST', '/auth/logout', { token: other })).status).toBe(204);
    expect((await server.call('GET', '/account/', { token: other })).status).toBe(401);
    server.clock.advance(24 * HOUR - 1);
    expect((await server.call('GET', '/account/', { token })).status).toBe(200);
    server.clock.advance(1);
    expect((await server.call('GET', '/account/', { token })).status).toBe(401);
  });
});

describe('personal access tokens (EXT-24)', () => {
  type Created = { token: string; accessToken: { id: string; prefix: string } };
  const create = (session: string, scopes: string[], days = 30) =>
    server.call('POST', '/auth/tokens', { token: session, body: { name: ' CI ', expiresInDays: days, scopes } });

  test('are created, listed without secret, used and revoked', async () => {
    const session = await server.signUp('tokens@acme.com');
    const made = await create(session, ['read']);
    expect(made.status).toBe(201);
    const { token, accessToken } = made.body as Created;
    const listed = await server.call('GET', '/auth/tokens', { token: session });
    expect(listed.text).not.toContain(token);
    expect(token.startsWith(accessToken.prefix)).toBe(true);
    expect(listed.body).toEqual({
      tokens: [
        {
          id: accessToken.id,
          name: 'CI',
          scopes: ['read'],
          prefix: accessToken.prefix,
          createdAt: server.clock.now().toISOString(),
          expiresAt: new Date(server.clock.now().getTime() + 30 * 24 * HOUR).toISOString(),
          lastUsedAt: null,
        },
      ],
    });
    expect((await server.call('GET', '/account/', { token })).status).toBe(200);
    expect((await server.call('GET', '/auth/tokens', { token: session })).body).toMatchObject({
      tokens: [{ lastUsedAt: server.clock.now().toISOString() }],
    });
    const url = `/auth/tokens/${accessToken.id}`;
    expect((await server.call('DELETE', url, { token: session })).status).toBe(204);
    expect((await server.call('GET', '/account/', { token })).status).toBe(401);
    expect((await server.call('DELETE', url, { token: session })).body).toMatchObject({ code: 'TOKEN_NOT_FOUND' });
  });

  test('allow what their scopes say', async () => {
    const session = await server.signUp('scopes@acme.com');
    const chat = '/messaging/api/v1/agency/chats/00000000-0000-4000-8000-000000000000';
    const statuses = async (scopes: string[]) => {
      const { token } = (await create(session, scopes)).body as Created;
      const calls = [
        await server.call('GET', '/account/', { token }),
        await server.call('PUT', '/account/get-started', { token }),
        await server.call('PUT', chat, { token, body: { action: 'archive' } }),
      ];
      return calls.map(({ status, body }) => (body as { code?: string } | null)?.code ?? status);
    };
    expect(await statuses(['read'])).toEqual([200, 'SCOPE_MISSING', 'SCOPE_MISSING']);
    expect(await statuses(['read', 'write'])).toEqual([200, 204, 'SCOPE_MISSING']);
    expect(await statuses(['read', 'messages'])).toEqual([200, 'SCOPE_MISSING', 'SUBSCRIPTION_REQUIRED']);
  });

  test('a write-only token can read its account and /csrf, which need no scope', async () => {
    const session = await server.signUp('writer@acme.com');
    const { token } = (await create(session, ['write'])).body as Created;
    expect((await server.call('GET', '/account/', { token })).status).toBe(200);
    expect((await server.call('GET', '/account/leads', { token })).body).toMatchObject({ code: 'SCOPE_MISSING' });
    expect((await server.call('PUT', '/account/get-started', { token })).status).toBe(204);
  });

  test('cannot manage tokens', async () => {
    const session = await server.signUp('manage@acme.com');
    const { token } = (await create(session, ['read', 'write', 'messages'])).body as Created;
    expect((await create(token, ['read'])).body).toMatchObject({ code: 'SESSION_REQUIRED' });
    expect((await server.call('GET', '/auth/tokens', { token })).body).toMatchObject({ code: 'SESSION_REQUIRED' });
  });

  test("expire; another account's cannot be revoked", async () => {
    const session = await server.signUp('owner@acme.com');
    const { token, accessToken } = (await create(session, ['read'], 1)).body as Created;
    const stranger = await server.signUp('stranger@acme.com');
    expect((await server.call('DELETE', `/auth/tokens/${accessToken.id}`, { token: stranger })).status).toBe(404);
    server.clock.advance(24 * HOUR);
    expect((await server.call('GET', '/account/', { token })).status).toBe(401);
  });

  test.each([
    [{ name: ' ', expiresInDays: 30, scopes: ['read'] }, 'name', 'nameRequired'],
    [{ name: 'a', expiresInDays: 0, scopes: ['read'] }, 'expiresInDays', 'expiresInDaysRange'],
    [{ name: 'a', expiresInDays: null, scopes: ['read'] }, 'expiresInDays', 'expiresInDaysRange'],
    [{ name: 'a', expiresInDays: 30, scopes: [] }, 'scopes', 'scopesRequired'],
  ])('%o is refused at %s', async (body, path, code) => {
    const session = await server.signUp(`${code}-${String(body.expiresInDays)}@acme.com`);
    const answer = await server.call('POST', '/auth/tokens', { token: session, body });
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path, code }] } });
  });
});
