import { Type } from 'typebox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkOf } from './check.ts';
import { Credential } from './credential.ts';
import { UpstreamError } from './errors.ts';
import { createRest } from './restClients.ts';
import type { Rest, RestOptions } from './restClients.ts';
import { hang, json, raw, reset, resetMidBody, startFaultyUpstream, trickle } from './testing/faultyUpstream.ts';
import type { FaultyUpstream } from './testing/faultyUpstream.ts';

function credential(name: string): Credential {
  return new Credential(`token-${name}`);
}
const ada = credential('ada');
const operation = { locale: 'de', requestId: 'request-1' };

async function failure(promise: Promise<unknown>): Promise<UpstreamError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UpstreamError);
  return error as UpstreamError;
}

let upstream: FaultyUpstream;
let rest: Rest;
function start(options: Partial<RestOptions> = {}): Rest {
  rest = createRest({
    upstreamUrl: upstream.url,
    messagingPath: '/messaging/api/v1',
    deadlines: { api: 900, messaging: 300 },
    ...options,
  });
  return rest;
}
function client(own: Credential | null = ada) {
  return rest.clients(own, operation);
}
function paths(): string[] {
  return upstream.received.map((request) => `${request.method} ${request.path}`);
}

beforeEach(async () => {
  upstream = await startFaultyUpstream();
  start();
});
afterEach(async () => {
  await rest.close();
  await upstream.close();
});

describe('reads', () => {
  test('the same read is sent once per operation, whatever the order of its query', async () => {
    upstream.behave(() => json(200, { leads: [] }));
    const one = client();
    await Promise.all([
      one.get('/account/leads', { a: 1, b: 'x y' }),
      one.get('/account/leads', { b: 'x y', a: 1, c: undefined }),
    ]);
    await client().get('/account/leads', { a: 1, b: 'x y' });
    expect(paths()).toEqual(['GET /account/leads?a=1&b=x+y', 'GET /account/leads?a=1&b=x+y']);
  });

  test('carry only the allowed headers', async () => {
    upstream.behave(() => json(200, {}));
    await client().get('/account/');
    const { host: _host, connection: _connection, ...headers } = upstream.received[0]?.headers ?? {};
    expect(headers).toEqual({
      accept: 'application/json',
      'accept-language': 'de',
      authorization: 'Bearer token-ada',
      'x-request-id': 'request-1',
    });
  });

  test('a failed read is not cached', async () => {
    let answers = 0;
    upstream.behave(() => (answers++ === 0 ? json(500, {}) : json(200, { ok: true })));
    const one = client();
    expect((await failure(one.get('/account/'))).status).toBe(500);
    expect(await one.get('/account/')).toEqual({ ok: true });
  });

  test('messaging uses its own base path', async () => {
    upstream.behave(() => json(200, { messages: 3 }));
    await client().get('/agency/counters/messages/', {}, { messaging: true });
    expect(paths()).toEqual(['GET /messaging/api/v1/agency/counters/messages/']);
  });

  test('a write clears cached reads, even if it fails', async () => {
    upstream.behave((request) =>
      request.path === '/csrf' ? json(200, { token: 't1' }) : json(request.method === 'GET' ? 200 : 500, {}),
    );
    const one = client();
    await one.get('/account/');
    await failure(one.put('/account/locale', { body: { locale: 'de' } }));
    await one.get('/account/');
    expect(paths().filter((path) => path === 'GET /account/')).toHaveLength(2);
  });

  test('public reads carry no credential and are cached across operations, per language', async () => {
    upstream.behave(() => json(200, { data: { leadGen: 90 } }));
    await client().getPublic('/prices/');
    await client(credential('bob')).getPublic('/prices/');
    expect(upstream.received.map((request) => request.authorization)).toEqual([undefined]);
    await rest.clients(null, { ...operation, locale: 'fr' }).getPublic('/prices/');
    expect(upstream.received).toHaveLength(2);
  });

  test('at most 60 calls per operation; others are not affected', async () => {
    upstream.behave(() => json(200, {}));
    const one = client();
    for (let page = 0; page < 60; page++) await one.get('/account/leads', { page });
    expect((await failure(one.get('/account/leads', { page: 60 }))).kind).toBe('overBudget');
    expect(upstream.received).toHaveLength(60);
    expect((await failure(one.getPublic('/filters', {}, { keep: 'catalogue' }))).kind).toBe('overBudget');
    expect(await client().getPublic('/filters', {}, { keep: 'catalogue' })).toEqual({});
  });

  test('each event of a subscription has 60 calls of its own', async () => {
    upstream.behave(() => json(200, {}));
    const one = client();
    for (let event = 0; event < 61; event++) {
      one.startEvent();
      expect(await one.get('/account/leads')).toEqual({});
      expect(one.calls).toBe(1);
    }
  });
});

describe('faults', () => {
  test.each([
    ['hang', hang],
    ['trickle', trickle],
  ])('%s: a total deadline, shorter for messaging', async (_name, fault) => {
    upstream.behave(() => fault);
    const started = performance.now();
    const ended: string[] = [];
    const [api, messaging] = await Promise.all([
      failure(client().get('/account/')).finally(() => ended.push('api')),
      failure(client().get('/agency/chats/', {}, { messaging: true })).finally(() => ended.push('messaging')),
    ]);
    expect([api.kind, messaging.kind]).toEqual(['timeout', 'timeout']);
    expect(ended).toEqual(['messaging', 'api']);
    expect(performance.now() - started).toBeLessThan(2_500);
    expect(upstream.received).toHaveLength(2);
  });

  test.each([
    ['reset', reset],
    ['reset in the middle of the body', resetMidBody],
    ['502', json(502, {})],
    ['503', json(503, {})],
    ['504', json(504, {})],
  ])('%s: a read is retried once, a write never', async (_name, fault) => {
    upstream.behave((request) => (request.path === '/csrf' ? json(200, { token: 't1' }) : fault));
    await failure(client().get('/account/'));
    expect(paths()).toEqual(['GET /account/', 'GET /account/']);
    await failure(client().post('/agency/chats/1/messages/', { body: { text: 'hi' } }));
    expect(paths().filter((path) => path.startsWith('POST'))).toHaveLength(1);
  });

  test('a write may have been executed if its connection broke, but not if it was refused', async () => {
    upstream.behave((request) => (request.path === '/csrf' ? json(200, { token: 't1' }) : reset));
    expect((await failure(client().post('/x', { body: {} }))).outcomeUnknown).toBe(true);
    upstream.behave(() => json(409, { code: 'CHAT_CLOSED', message: 'upstream text' }));
    const refused = await failure(client().post('/x', { body: {} }));
    expect([refused.code, refused.outcomeUnknown]).toEqual(['CHAT_CLOSED', false]);
    expect(JSON.stringify(refused) + refused.message).not.toContain('upstream text');
    await rest.close();
    start({ upstreamUrl: 'http://127.0.0.1:9' });
    expect((await failure(rest.clients(null, operation).post('/x'))).outcomeUnknown).toBe(false);
  });

  test.each([
    ['malformed JSON', raw(200, 'application/json', '{"a":')],
    ['HTML with 200', raw(200, 'text/html', '<html>secret</html>')],
    ['a redirect', raw(302, 'application/json', '{}', { location: 'http://169.254.169.254/' })],
    ['a huge body', raw(200, 'application/json', `"${'x'.repeat(3 * 1024 * 1024)}"`)],
    ['another shape', json(200, { leads: null })],
    ['no object', json(200, [])],
  ])('%s is a bad response', async (_name, fault) => {
    upstream.behave(() => fault);
    const check = checkOf(Type.Object({ leads: Type.Array(Type.String()) }));
    const error = await failure(client().get('/account/leads', {}, { check }));
    expect(error.kind).toBe('badResponse');
    expect(upstream.received).toHaveLength(1);
  });

  test('retries stay within a tenth of the traffic', async () => {
    start({ protection: { minimumRps: 1000 } });
    upstream.behave(() => json(503, {}));
    for (let index = 0; index < 50; index++) await failure(client().get('/account/'));
    // The budget is 3 at the start plus a tenth of 50 calls.
    expect(upstream.received.length).toBeLessThanOrEqual(58);
    expect(upstream.received.length).toBeGreaterThan(50);
  });

  test('an open breaker fails fast, and closes after recovery', async () => {
    start({ protection: { minimumRps: 0.5, halfOpenAfter: 100 } });
    upstream.behave(() => json(500, {}));
    for (let index = 0; index < 20; index++) await failure(client().get('/account/'));
    const sent = upstream.received.length;
    const started = performance.now();
    const error = await failure(client().get('/account/'));
    expect(error.kind).toBe('breakerOpen');
    // The limit is 20 ms, with an allowance for a busy machine.
    expect(performance.now() - started).toBeLessThan(100);
    expect(upstream.received).toHaveLength(sent);
    // The other upstream is not affected.
    upstream.behave(() => json(200, {}));
    await client().get('/agency/chats/', {}, { messaging: true });
    await expect
      .poll(
        () =>
          client()
            .get('/account/')
            .catch(() => null),
        { interval: 20 },
      )
      .toEqual({});
  });

  test('polls are shed first when their bulkhead is full', async () => {
    start({ deadlines: { api: 300, messaging: 300 } });
    upstream.behave((request) => (request.path.startsWith('/poll') ? hang : json(200, {})));
    const polls = Array.from({ length: 162 }, (_, index) =>
      failure(rest.clients(ada, { ...operation, traffic: 'poll' }).get(`/poll/${index}`)),
    );
    expect(await client().get('/account/')).toEqual({});
    const kinds = (await Promise.all(polls)).map((error) => error.kind);
    expect(kinds.filter((kind) => kind === 'overloaded')).toHaveLength(12);
    expect(upstream.received.filter((request) => request.path.startsWith('/poll')).length).toBeLessThanOrEqual(150);
  });

  test('no call is sent before Retry-After has passed, for that credential only', async () => {
    upstream.behave((request) =>
      request.authorization?.includes('ada') ? json(429, {}, { 'retry-after': '30' }) : json(200, {}),
    );
    const first = await failure(client().get('/account/'));
    expect([first.kind, first.retryAfter]).toEqual(['rateLimited', 30]);
    const second = await failure(client().get('/account/leads'));
    expect(second.kind).toBe('rateLimited');
    expect(upstream.received).toHaveLength(1);
    expect(await client(credential('bob')).get('/account/')).toEqual({});
  });
});
