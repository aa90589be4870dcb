import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { flood } from '../testing/flood.ts';
import { sendRaw } from '../testing/rawSocket.ts';
import { startTestGateway } from '../testing/testGateway.ts';
import type { TestGateway } from '../testing/testGateway.ts';

/** More than the buffers of the system hold, at 64 KB for each event. */
const MANY = 400;
const QUERY = 'subscription { flood }';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  flood.sent = 0;
});
afterEach(() => gateway.close());

/** The number of events sent once no more are. */
async function sentInAll(): Promise<number> {
  for (let before = -1; before !== flood.sent && flood.sent < MANY;) {
    before = flood.sent;
    await setTimeout(300);
  }
  return flood.sent;
}

/** Opens the event stream of `flood` without reading it. */
function openUnread(): Promise<Socket> {
  const body = JSON.stringify({ query: QUERY });
  const head = [
    'POST /graphql HTTP/1.1',
    'host: localhost',
    'authorization: Bearer token-ada',
    'accept: text/event-stream',
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  return sendRaw(gateway.origin, `${head.join('\r\n')}\r\n\r\n${body}`);
}

test('a connection that transfers nothing for a while is closed', async () => {
  const { server } = gateway.server.app;
  expect(server.timeout).toBe(5 * 60_000);
  server.timeout = 500;
  await openUnread();
  await expect.poll(() => flood.sent).toBeGreaterThan(0);
  const connections = promisify(server.getConnections.bind(server));
  await expect.poll(() => connections()).toBe(0);
});

test('a client that reads no event stream is sent no more than the system buffers, until it reads on', async () => {
  const socket = await openUnread();
  const sent = await sentInAll();
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(MANY);
  socket.resume();
  await expect.poll(() => flood.sent).toBeGreaterThan(MANY);
  socket.destroy();
});

test('the same over a socket', async () => {
  const headers = { authorization: 'Bearer token-ada' };
  const socket = new WebSocket(gateway.url.replace('http', 'ws'), 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  socket.pause();
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: QUERY } }));
  const sent = await sentInAll();
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(MANY);
  socket.resume();
  await expect.poll(() => flood.sent).toBeGreaterThan(MANY);
  socket.terminate();
});
