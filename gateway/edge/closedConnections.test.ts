import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { json } from '../rest/testing/faultyUpstream.ts';
import { sendRaw } from './testing/rawSocket.ts';
import { follow } from './testing/socketClient.ts';
import { silences } from './testing/silence.ts';
import { startTestGateway } from './testing/testGateway.ts';
import type { TestGateway } from './testing/testGateway.ts';
import { MAX_SOCKETS } from './socketRegistry.ts';

const ADA = { authorization: 'Bearer token-ada' };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

function connections(): Promise<number> {
  return new Promise((resolve) => gateway.server.app.server.getConnections((_error, count) => resolve(count)));
}
async function openSocket() {
  const socket = new WebSocket(gateway.url.replace('http', 'ws'), 'graphql-transport-ws', { headers: ADA });
  const followed = follow(socket);
  await once(socket, 'open');
  followed.send({ type: 'connection_init' });
  return { socket, ...followed };
}
/** Sends a request as `ada` without reading the response. */
function postRaw(query: string, accept: string) {
  const body = JSON.stringify({ query });
  const head = [
    `POST ${new URL(gateway.url).pathname} HTTP/1.1`,
    'host: localhost',
    `authorization: ${ADA.authorization}`,
    `accept: ${accept}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  return sendRaw(gateway.origin, `${head.join('\r\n')}\r\n\r\n${body}`);
}

describe('a client that disconnects while its token is looked up', () => {
  let answerLookup: () => void;
  let lookup: Promise<void>;
  beforeEach(() => {
    const asked = Promise.withResolvers<void>();
    lookup = asked.promise;
    gateway.upstream.behave(({ path }) => {
      if (path !== '/account/') return json(200, { name: 'secret' });
      return (response, socket) => {
        answerLookup = () => json(200, { user: { id: 'ada' } })(response, socket);
        asked.resolve();
      };
    });
  });
  /** Answers the lookup after the gateway has seen that all clients are gone. */
  async function answerNobody(): Promise<void> {
    await expect.poll(connections).toBe(0);
    answerLookup();
  }

  test('does not count as an open socket', async () => {
    const leaving = await Promise.all(Array.from({ length: MAX_SOCKETS }, openSocket));
    for (const { send, next } of leaving) {
      // The response proves that connection_init was read.
      send({ type: 'ping' });
      await next('pong');
    }
    await lookup;
    for (const { socket } of leaving) socket.terminate();
    await answerNobody();
    const { socket, next, closed } = await openSocket();
    expect(await Promise.race([next('connection_ack'), closed])).toMatchObject({ type: 'connection_ack' });
    socket.terminate();
  });

  test('does not count as an open event stream', async () => {
    const subscription = 'subscription { silence }';
    const leaving = await Promise.all(
      Array.from({ length: MAX_SOCKETS }, () => postRaw(subscription, 'text/event-stream')),
    );
    await lookup;
    await fetch(`${gateway.origin}/healthz`, { headers: { connection: 'close' } });
    for (const socket of leaving) socket.destroy();
    await answerNobody();
    const next = await fetch(gateway.url, {
      method: 'POST',
      headers: { ...ADA, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'subscription { ticks(count: 1) }' }),
    });
    expect(next.status).toBe(200);
    await next.text();
  });

  test('causes no read', async () => {
    const leaving = await postRaw('{ account { name } }', 'application/json');
    await lookup;
    leaving.destroy();
    await answerNobody();
    const staying = await gateway.post({ query: '{ account { name } }' }, ADA);
    expect(staying.body.data).toEqual({ account: { name: 'secret' } });
    expect(gateway.upstream.received.map(({ path }) => path)).toEqual(['/account/', '/account/secret']);
  });
});

test('a client that disconnects while its event stream is opened ends it, and is no unexpected error', async () => {
  const asked = Promise.withResolvers<() => void>();
  gateway.upstream.behave(({ path }) =>
    path === '/late'
      ? (response, socket) => asked.resolve(() => json(200, {})(response, socket))
      : json(200, path === '/csrf' ? { token: 'csrf-ada' } : { user: { id: 'ada' } }),
  );
  const leaving = await postRaw('subscription { late }', 'text/event-stream');
  const open = await asked.promise;
  leaving.destroy();
  await expect.poll(connections).toBe(0);
  open();
  // The stream is opened and ended meanwhile.
  for (let index = 0; index < 5; index++) await gateway.post({ query: '{ me }' }, ADA);
  expect(silences.size).toBe(0);
  expect(gateway.logged.join('')).not.toContain('unexpected error');
});

/** In ms; shorter than the deadline of a read, which would close the connection too. */
const SOON = 5_000;

test.each(['completes it', 'disconnects'])(
  'a client that %s while a subscription is opened cancels its reads',
  async (how) => {
    const asked = Promise.withResolvers<Socket>();
    gateway.upstream.behave(({ path }) =>
      path === '/slow' ? (_response, socket) => asked.resolve(socket) : json(200, { user: { id: 'ada' } }),
    );
    const { socket, send, next } = await openSocket();
    await next('connection_ack');
    send({ id: '1', type: 'subscribe', payload: { query: 'subscription { slow }' } });
    const read = await asked.promise;
    if (how === 'disconnects') socket.terminate();
    else send({ id: '1', type: 'complete' });
    await once(read, 'close', { signal: AbortSignal.timeout(SOON) });
    expect(gateway.logged.join('')).not.toContain('unexpected error');
    socket.terminate();
  },
);

describe('a client that does not close its connection', () => {
  test('loses it after a refused upgrade', async () => {
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
    const socket = await sendRaw(gateway.origin, `GET /other HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`);
    socket.allowHalfOpen = true;
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 404 /);
    await expect.poll(connections).toBe(0);
    socket.destroy();
  });

  test('is not served after too many messages', async () => {
    const { socket, send, next } = await openSocket();
    await next('connection_ack');
    // Sent before the client can see that the socket is closing.
    for (let index = 0; index < 100; index++) send({ type: 'pong' });
    for (let index = 0; index < 50; index++) {
      send({ id: `${index}`, type: 'subscribe', payload: { query: 'subscription { ticks(count: 1) }' } });
    }
    await once(socket, 'close');
    const { headers } = await gateway.post({ query: '{ me }' }, ADA);
    // Subscriptions as text would have used a part of it.
    expect(headers.get('ratelimit')).toContain('"burst";r=280;');
  });
});
