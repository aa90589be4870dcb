import { beforeAll, describe, expect, test } from 'vitest';
import { START_WITHIN, startTestServer, type TestServer } from './testing/testServer.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signUp('anna@acme.com');
}, START_WITHIN);

const READS = ['/account/', '/account/subscription/', '/account/feature', '/account/counters', '/csrf', '/auth/tokens'];

describe('credential', () => {
  test.each(READS)('GET %s without one is 401', async (url) => {
    const { status, body, headers } = await server.call('GET', url);
    expect({ status, body }).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  test.each(['Bearer nonsense-token', 'Basic YTpi', 'Bearer', 'Bearer ses_', `Bearer ses_${'x'.repeat(43)}`])(
    'header "%s" is 401',
    async (authorization) => {
      expect((await server.call('GET', '/account/', { headers: { authorization } })).status).toBe(401);
    },
  );

  test('is checked before the body is read', async () => {
    const answer = await server.call('PUT', '/account/locale', { body: '{broken' });
    expect(answer.status).toBe(401);
  });
});

describe('CSRF token (RST-01, RST-02)', () => {
  const write = (csrf: string | null, as = token) =>
    server.call('PUT', '/account/feature', { token: as, csrf, body: { name: 'leadDigest', enabled: true } });

  test('a write without one is 401 and changes nothing', async () => {
    const { status, body } = await write(null);
    expect({ status, body }).toMatchObject({ status: 401, body: { code: 'CSRF_TOKEN_INVALID' } });
    const { body: features } = await server.call('GET', '/account/feature', { token });
    expect((features as { features: unknown[] }).features).toContainEqual({ name: 'leadDigest', enabled: false });
  });

  test('an access token can write without one', async () => {
    const created = await server.call('POST', '/auth/tokens', {
      token,
      body: { name: 'sync', expiresInDays: 30, scopes: ['profile:write'] },
    });
    const { token: accessToken } = created.body as { token: string };
    expect((await write(null, accessToken)).status).toBe(200);
    expect(
      (await server.call('PUT', '/account/feature', { token, body: { name: 'leadDigest', enabled: false } })).status,
    ).toBe(200);
  });

  test.each(['', 'abc', 'a.b', 'a.b.c', '.', 'undefined'])('"%s" is refused', async (csrf) => {
    expect((await write(csrf)).body).toMatchObject({ code: 'CSRF_TOKEN_INVALID' });
  });

  test('a valid one works repeatedly', async () => {
    const csrf = await server.csrf(token);
    expect([(await write(csrf)).status, (await write(csrf)).status]).toEqual([200, 200]);
  });

  test('one of another credential of the same account is refused', async () => {
    const login = await server.call('POST', '/auth/login', {
      body: { email: 'anna@acme.com', password: 'a long password' },
    });
    const other = (login.body as { token: string }).token;
    expect((await write(await server.csrf(other), token)).status).toBe(401);
  });

  test('one expires after its lifetime', async () => {
    const csrf = await server.csrf(token);
    server.clock.advance(12 * 3_600_000 - 1);
    expect((await write(csrf)).status).toBe(200);
    server.clock.advance(1);
    expect((await write(csrf)).status).toBe(401);
    server.clock.advance(-12 * 3_600_000);
  });

  test('rotation for one or all accounts invalidates them, and a new one works', async () => {
    for (const url of ['/control/accounts/anna@acme.com/rotate-csrf', '/control/rotate-csrf']) {
      const csrf = await server.csrf(token);
      expect((await server.call('POST', url)).status).toBe(204);
      expect((await write(csrf)).status).toBe(401);
      expect((await write(await server.csrf(token))).status).toBe(200);
    }
  });
});

describe('paths are exact (spec §7)', () => {
  test.each([
    ['/account/', '/account'],
    ['/account/subscription/', '/account/subscription'],
    ['/account/feature', '/account/feature/'],
    ['/account/counters', '/account/counters/'],
    ['/prices/', '/prices'],
    ['/csrf', '/csrf/'],
    ['/account/leads', '/account/leads/'],
    ['/messaging/api/v1/agency/chats/', '/messaging/api/v1/agency/chats'],
    ['/messaging/api/v1/agency/counters/messages/', '/messaging/api/v1/agency/counters/messages'],
    ['/account/', '//account/'],
    ['/csrf', '/CSRF'],
  ])('GET %s exists and %s does not', async (right, wrong) => {
    expect((await server.call('GET', right, { token })).status).not.toBe(404);
    const { status, body } = await server.call('GET', wrong, { token });
    expect({ status, body }).toEqual({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'This path does not exist.' },
    });
  });

  test.each(['HEAD', 'PATCH'] as const)('%s is not found', async (method) => {
    expect((await server.call(method, '/account/', { token })).status).toBe(404);
  });

  test('messaging calls exist only under their base path', async () => {
    expect((await server.call('GET', '/agency/chats/', { token })).status).toBe(404);
  });
});

describe('input', () => {
  const put = (body: unknown, headers = {}) => server.call('PUT', '/account/feature', { token, body, headers });

  test('malformed JSON is 400', async () => {
    expect(await put('{"name":')).toMatchObject({ status: 400, body: { code: 'MALFORMED_JSON' } });
  });

  test('prototype poisoning is 400', async () => {
    expect((await put('{"name":"x","enabled":true,"__proto__":{"a":1}}')).status).toBe(400);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'the content type %s is 415',
    async (type) => {
      expect(await put('name=x', { 'content-type': type })).toMatchObject({
        status: 415,
        body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
      });
    },
  );

  test('a body over 1 MiB is 413', async () => {
    expect((await put({ name: 'x'.repeat(1_048_576), enabled: true })).status).toBe(413);
  });

  test('wrong, missing and unknown fields are 422 with their paths', async () => {
    const { status, body } = await put({ name: 5, more: true });
    expect(status).toBe(422);
    const { fields, ...rest } = body as { fields: { path: string }[] };
    expect(rest).toEqual({ code: 'VALIDATION_FAILED', message: 'Some values are invalid.' });
    expect(fields.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
      { path: 'enabled', code: 'required', message: 'is required' },
      { path: 'more', code: 'unknown', message: 'is not known here' },
      { path: 'name', code: 'type', message: 'must be string' },
    ]);
  });

  test('the message names the values of a closed set', async () => {
    const { body } = await server.call('GET', '/account/leads?period=year', { token });
    expect(body).toMatchObject({
      fields: [{ path: 'period', code: 'enum', message: 'must be one of: last_7_days, last_30_days, all' }],
    });
  });

  test('a missing body is 422', async () => {
    expect((await server.call('PUT', '/account/feature', { token })).status).toBe(422);
  });

  test.each(['pageSize=0', 'pageSize=101', 'pageSize=1.5', 'pageSize=ten', 'pageNumber=0', 'period=year', 'extra=1'])(
    'query %s is 422',
    async (query) => {
      const { status, body } = await server.call('GET', `/account/leads?${query}`, { token });
      expect({ status, body }).toMatchObject({
        status: 422,
        body: { fields: [{ path: query.split('=')[0] }] },
      });
    },
  );

  test.each([
    ['true', 'SUBSCRIPTION_REQUIRED'],
    ['false', 'SUBSCRIPTION_REQUIRED'],
    ['yes', 'VALIDATION_FAILED'],
    ['1', 'VALIDATION_FAILED'],
    ['', 'VALIDATION_FAILED'],
  ])('markAsRead=%s in a query: %s', async (value, code) => {
    const path = `/messaging/api/v1/agency/chats/${crypto.randomUUID()}/messages/?markAsRead=${value}`;
    expect((await server.call('GET', path, { token })).body).toMatchObject({ code });
  });

  test('an impossible path is 404', async () => {
    const url = '/messaging/api/v1/agency/chats/not-a-uuid/messages/';
    expect(await server.call('GET', url, { token })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('request id', () => {
  test('a valid one is accepted, returned and logged', async () => {
    const { headers } = await server.call('GET', '/prices/', { headers: { 'x-request-id': 'req-42' } });
    expect(headers['x-request-id']).toBe('req-42');
    expect(server.requestLog.since(0).at(-1)).toMatchObject({ requestId: 'req-42', path: '/prices/', row: 'RST-64' });
  });

  test('an invalid one is replaced', async () => {
    const { headers } = await server.call('GET', '/prices/', { headers: { 'x-request-id': 'a b<script>' } });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

test.each(['/%zz', '/account/%c0', `/account/leads/${'x'.repeat(5000)}`])(
  'unreadable path %# gets an error body',
  async (url) => {
    const { status, body, text } = await server.call('GET', url, { token });
    expect([400, 404, 414]).toContain(status);
    expect(Object.keys(body as object)).toEqual(['code', 'message']);
    expect(text).not.toMatch(/FST_|node_modules|at /);
  },
);
