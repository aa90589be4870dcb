import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { toGlobalId } from '../relay/ids.ts';
import { Credential } from '../rest/credential.ts';
import { ABSOLUTE_MS, IDLE_MS } from '../session/cookie.ts';
import { codesOf, follow, ticks } from './testing/socketClient.ts';
import { silences } from './testing/silence.ts';
import { TRUSTED_ME, TRUSTED_TICKS, startTestGateway } from './testing/testGateway.ts';
import type { TestGateway } from './testing/testGateway.ts';

const PROTOCOL = 'graphql-transport-ws';
const OWN = 'http://localhost:4000';
let gateway: TestGateway;
let sessionOfAda: string;
const opened: WebSocket[] = [];
beforeEach(async () => {
  gateway = await startTestGateway();
  sessionOfAda = await gateway.cookieOf('ada');
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate();
  await gateway.close();
});

function address(): string {
  return gateway.url.replace('http', 'ws');
}
function open(headers: Record<string, string>, protocol = PROTOCOL, url = address()): WebSocket {
  const socket = new WebSocket(url, protocol, { headers });
  opened.push(socket);
  socket.on('error', () => undefined);
  return socket;
}
function asAda(): Record<string, string> {
  return { cookie: sessionOfAda, origin: OWN };
}

async function connect(headers: Record<string, string> = asAda(), payload?: object) {
  const socket = open(headers);
  const followed = follow(socket);
  await once(socket, 'open');
  followed.send({ type: 'connection_init', ...(payload ? { payload } : {}) });
  return { socket, ...followed };
}
async function acknowledged(headers?: Record<string, string>, payload?: object) {
  const connection = await connect(headers, payload);
  await connection.next('connection_ack');
  return connection;
}
async function refusedWith(socket: WebSocket): Promise<number | undefined> {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
  return response.statusCode;
}
describe('the handshake', () => {
  test('is refused for other origins, and for a cookie without an origin, before the upgrade', async () => {
    const { cookie = '' } = asAda();
    expect(await refusedWith(open({ cookie, origin: 'https://evil.example' }))).toBe(403);
    expect(await refusedWith(open({ origin: 'https://evil.example', authorization: 'Bearer token-ada' }))).toBe(403);
    expect(await refusedWith(open({ cookie }))).toBe(403);
    expect(await refusedWith(open({ cookie, origin: OWN, authorization: 'Bearer token-ada' }))).toBe(400);
    expect(await refusedWith(open(asAda(), PROTOCOL, address().replace('/graphql', '/other')))).toBe(404);
  });

  test('refuses the deprecated protocol', async () => {
    await expect(once(open(asAda(), 'graphql-ws'), 'open')).rejects.toThrow('no subprotocol');
  });

  test('lets a visitor open a socket but asks them to sign in', async () => {
    expect(await (await connect({ origin: OWN })).closed).toBe(4401);
    expect(await (await connect({})).closed).toBe(4401);
    expect(await (await connect({}, { authorization: 'Bearer unknown' })).closed).toBe(4401);
  });

  test('accepts a token in the header or connection_init, never in the URL', async () => {
    await acknowledged({ authorization: 'Bearer token-ada' });
    await acknowledged({}, { authorization: 'Bearer token-ada' });
    await acknowledged({}, { headers: { Authorization: 'Bearer token-ada' } });
    const inAddress = open({}, PROTOCOL, `${address()}?authorization=Bearer%20token-ada`);
    const { closed, send } = follow(inAddress);
    await once(inAddress, 'open');
    send({ type: 'connection_init' });
    expect(await closed).toBe(4401);
  });

  test('tells a page of another account than the session’s to reload', async () => {
    expect(await (await connect(asAda(), { viewer: toGlobalId('Viewer', 'bob') })).closed).toBe(4410);
    await acknowledged(asAda(), { viewer: toGlobalId('Viewer', 'ada') });
  });

  test('limits the browsers of an account to ten sockets, and each of its tokens to ten of its own (GWY-13)', async () => {
    for (let index = 0; index < 10; index++) await acknowledged();
    expect(await (await connect()).closed).toBe(4429);
    const token = { authorization: 'Bearer token-ada' };
    for (let index = 0; index < 10; index++) await acknowledged(token);
    expect(await (await connect(token)).closed).toBe(4429);
    await acknowledged({ authorization: 'Bearer token-bob' });
  });
});

describe('operations', () => {
  test('a subscription by id runs to completion', async () => {
    const { send, next, messages } = await acknowledged();
    send(ticks('1'));
    await next('complete', '1');
    const values = messages.filter(({ type }) => type === 'next').map(({ payload }) => payload);
    expect(values).toEqual([{ data: { ticks: 1 } }, { data: { ticks: 2 } }, { data: { ticks: 3 } }]);
  });

  test('admission works as over HTTP: text requires a token, limits apply, a refusal is one coded error', async () => {
    const cookie = await acknowledged();
    cookie.send({ id: '1', type: 'subscribe', payload: { query: 'subscription { silence }' } });
    expect(codesOf(await cookie.next('error', '1'))).toEqual(['FORBIDDEN']);
    const bearer = await acknowledged({ authorization: 'Bearer token-ada' });
    const aliases = Array.from({ length: 17 }, (_, index) => `a${index}: __typename`).join(' ');
    for (const [id, query, code] of [
      ['1', `query { ${aliases} }`, 'TOO_COSTLY'],
      ['2', '{ __schema { types { name } } }', 'BAD_USER_INPUT'],
      ['3', 'subscription { silense }', 'BAD_USER_INPUT'],
      ['4', 'mutation { touch }', 'BAD_USER_INPUT'],
      ['5', '{ me }', 'BAD_USER_INPUT'],
      ['6', 'subscription {', 'BAD_USER_INPUT'],
      ['7', 'subscription A { silence } subscription B { silence }', 'BAD_USER_INPUT'],
    ] as const) {
      bearer.send({ id, type: 'subscribe', payload: { query } });
      const error = await bearer.next('error', id);
      expect(codesOf(error)).toEqual([code]);
      expect(JSON.stringify(error)).not.toContain('Did you mean');
    }
    cookie.send({ id: '9', type: 'subscribe', payload: { query: '', extensions: { documentId: TRUSTED_ME } } });
    expect(codesOf(await cookie.next('error', '9'))).toEqual(['BAD_USER_INPUT']);
    cookie.send({ id: '8', type: 'subscribe', payload: { query: '', extensions: { documentId: 'unknown' } } });
    expect(codesOf(await cookie.next('error', '8'))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
    bearer.send({ id: '8', type: 'subscribe', payload: { query: 'subscription { ticks(count: 1) }' } });
    await bearer.next('complete', '8');
  });

  test('invalid variables are refused', async () => {
    const { send, next } = await acknowledged();
    send({
      id: '1',
      type: 'subscribe',
      payload: { query: '', variables: { count: 'x' }, extensions: { documentId: TRUSTED_TICKS } },
    });
    expect(codesOf(await next('error', '1'))).toEqual(['BAD_USER_INPUT']);
  });

  test('at most twenty run on a socket, and a completed one frees its slot', async () => {
    const { send, next } = await acknowledged({ authorization: 'Bearer token-ada' });
    for (let id = 1; id <= 21; id++)
      send({ id: `${id}`, type: 'subscribe', payload: { query: 'subscription { silence }' } });
    expect(codesOf(await next('error', '21'))).toEqual(['TOO_COSTLY']);
    send({ id: '1', type: 'complete' });
    send({ id: '22', type: 'subscribe', payload: { query: 'subscription { ticks(count: 1) }' } });
    await next('complete', '22');
  });

  test('one completed while it starts never runs, even if its id is used again', async () => {
    const { socket, send, next } = await acknowledged({ authorization: 'Bearer token-ada' });
    const subscribe = { id: '1', type: 'subscribe', payload: { query: 'subscription { silence }' } };
    for (let index = 0; index < 5; index++) {
      send(subscribe);
      send({ id: '1', type: 'complete' });
    }
    send(subscribe);
    send(ticks('2'));
    await next('complete', '2');
    expect(silences.size).toBe(1);
    socket.close();
    await expect.poll(() => silences.size).toBe(0);
  });

  test('nothing runs before connection_init', async () => {
    const socket = open(asAda());
    const { send, closed } = follow(socket);
    await once(socket, 'open');
    send(ticks('1'));
    expect(await closed).toBe(4401);
  });
});

describe('abuse', () => {
  test('a frame over 64 KiB closes only its own socket, and prints nothing', async () => {
    const printed = vi.spyOn(console, 'error');
    const other = await acknowledged();
    const { socket, closed } = await acknowledged();
    socket.send('x'.repeat(70_000));
    expect(await closed).toBe(1009);
    other.send(ticks('1'));
    await other.next('complete', '1');
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });

  test.each(['not json', '{}', '[]', '{"type":"subscribe"}', '{"type":"connection_init"}'])(
    '%s closes the socket with a code',
    async (text) => {
      const { socket, closed } = await acknowledged();
      socket.send(text);
      expect(await closed).toBeGreaterThanOrEqual(4400);
    },
  );

  test('more than 100 messages a minute close the socket', async () => {
    const { send, closed } = await acknowledged();
    for (let index = 0; index < 101; index++) send({ type: 'ping' });
    expect(await closed).toBe(1008);
  });
});

describe('the end of a session', () => {
  test('signing out closes its sockets, but not those of another session of the account', async () => {
    const session = await gateway.cookieOf('ada');
    const mine = await acknowledged({ cookie: session, origin: OWN });
    const other = await acknowledged();
    const demo = { cookie: session, origin: OWN, 'graphql-require-preflight': '1' };
    const answer = await gateway.post({ documentId: 'trusted-sign-out' }, demo);
    expect(answer.headers.get('set-cookie')).toContain('sid=;');
    expect(await mine.closed).toBe(4403);
    other.send(ticks('1'));
    await other.next('complete', '1');
  });

  test('a credential that the upstream no longer accepts closes its sockets', async () => {
    const { closed } = await acknowledged({ authorization: 'Bearer token-ada' });
    const credential = new Credential('token-ada');
    gateway.refusedCaller({
      accountId: 'ada',
      credential,
      kind: 'bearer',
      sessionId: credential.hash,
      expiresAt: null,
    });
    expect(await closed).toBe(4401);
  });

  test('an expired session opens no socket', async () => {
    const headers = asAda();
    gateway.setNow(Date.parse('2026-11-21T10:00:00Z') + Math.min(IDLE_MS, ABSOLUTE_MS));
    expect(await (await connect(headers)).closed).toBe(4401);
  });

  test('a stopping gateway asks its sockets to reconnect and accepts no new ones', async () => {
    const { closed } = await acknowledged();
    const stopping = gateway.server.stop(0);
    expect(await closed).toBe(1012);
    await stopping;
  });
});
