import { afterEach, beforeEach, expect, test } from 'vitest';
import { Credential } from './credential.ts';
import { createRest } from './restClients.ts';
import type { Rest } from './restClients.ts';
import { json, startFaultyUpstream } from './testing/faultyUpstream.ts';
import type { FaultyUpstream } from './testing/faultyUpstream.ts';

let upstream: FaultyUpstream;
let rest: Rest;
/** The current token of each credential; this test upstream binds tokens to credentials. */
let current: Map<string, number>;
const executed: string[] = [];

function tokenOf(authorization: string | undefined): string {
  return `${authorization}#${current.get(authorization ?? '') ?? 1}`;
}
function log(): string[] {
  return upstream.received.map((request) => `${request.method} ${request.path}`);
}
function client(name: string) {
  return rest.clients(new Credential(`token-${name}`), { locale: 'en', requestId: 'r' });
}

beforeEach(async () => {
  upstream = await startFaultyUpstream();
  rest = createRest({ upstreamUrl: upstream.url, messagingPath: '/messaging/api/v1' });
  current = new Map();
  executed.length = 0;
  upstream.behave((request) => {
    if (request.path === '/csrf') return json(200, { token: tokenOf(request.authorization) });
    if (request.csrf !== tokenOf(request.authorization)) return json(401, { code: 'CSRF_TOKEN_INVALID', message: '' });
    executed.push(`${request.authorization} ${request.body}`);
    return json(200, { ok: true });
  });
});
afterEach(async () => {
  await rest.close();
  await upstream.close();
});

test('every write carries the token, fetched once per credential (RST-01)', async () => {
  await client('ada').put('/a', { body: 1 });
  await client('ada').post('/b', { body: 2 });
  await client('ada').delete('/c');
  expect(log()).toEqual(['GET /csrf', 'PUT /a', 'POST /b', 'DELETE /c']);
});

test('a 401 fetches a new token and repeats the call once (RST-02)', async () => {
  await client('ada').put('/a', { body: 1 });
  current.set('Bearer token-ada', 2);
  await client('ada').put('/a', { body: 2 });
  expect(log()).toEqual(['GET /csrf', 'PUT /a', 'PUT /a', 'GET /csrf', 'PUT /a']);
  expect(executed).toEqual(['Bearer token-ada 1', 'Bearer token-ada 2']);
});

test('a second 401 is UNAUTHENTICATED, without a third call', async () => {
  upstream.behave((request) =>
    request.path === '/csrf' ? json(200, { token: 't' }) : json(401, { code: 'UNAUTHENTICATED' }),
  );
  await expect(client('ada').put('/a', { body: 1 })).rejects.toMatchObject({ kind: 'unauthenticated', status: 401 });
  expect(log()).toEqual(['GET /csrf', 'PUT /a', 'GET /csrf', 'PUT /a']);
});

test('an ended session shows already when the token is fetched', async () => {
  upstream.behave(() => json(401, { code: 'UNAUTHENTICATED' }));
  await expect(client('ada').put('/a', { body: 1 })).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(log()).toEqual(['GET /csrf']);
});

test('a read is not repeated after a 401', async () => {
  upstream.behave(() => json(401, { code: 'UNAUTHENTICATED' }));
  await expect(client('ada').get('/account/')).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(log()).toEqual(['GET /account/']);
});

test('ten writes refused together fetch one new token, and each runs once', async () => {
  await client('ada').put('/a', { body: 0 });
  current.set('Bearer token-ada', 2);
  await Promise.all(Array.from({ length: 10 }, (_, index) => client('ada').put('/a', { body: index + 1 })));
  expect(log().filter((line) => line === 'GET /csrf')).toHaveLength(2);
  expect(executed.toSorted()).toEqual(Array.from({ length: 11 }, (_, index) => `Bearer token-ada ${index}`).toSorted());
});

test('200 interleaved writes of two callers never use the other’s token (RST-03)', async () => {
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      client(index % 2 ? 'ada' : 'bob').put('/a', { body: index % 2 ? 'ada' : 'bob' }),
    ),
  );
  expect(executed).toHaveLength(200);
  for (const line of executed) expect(line).toMatch(/^Bearer token-(ada|bob) "\1"$/);
  for (const request of upstream.received)
    if (request.csrf) expect(request.csrf.startsWith(`${request.authorization}#`)).toBe(true);
});

test('sign-in needs no token, and its refusal does not end a session', async () => {
  upstream.behave(() => json(401, { code: 'INVALID_CREDENTIALS', message: 'wrong' }));
  const anonymous = rest.clients(null, { locale: 'en', requestId: 'r' });
  await expect(anonymous.post('/auth/login', { body: {} })).rejects.toMatchObject({
    kind: 'status',
    code: 'INVALID_CREDENTIALS',
  });
  expect(log()).toEqual(['POST /auth/login']);
});
